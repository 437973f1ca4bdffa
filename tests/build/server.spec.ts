import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { paths, picturePath } from '#app/paths.ts';
import { addresses, area, service } from '#tests/company.ts';
import { type Answer, ask as askAt } from './ask.ts';
import { clientEntry, folder } from './site.ts';

/** The preview server, asked without a browser in between. */

let origin = '';
test.beforeAll(({ baseURL }) => {
  origin = baseURL ?? '';
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return askAt(origin, path, headers, method);
}

const security = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
};

const home = readFileSync(`${folder}/index.html`, 'utf8');
const script = clientEntry(home);

test('pages: security headers, and asked for anew each time', async () => {
  for (const path of [paths.home, paths.about, addresses.at(-1)!, '/no-such-page']) {
    const { headers } = await ask(path);
    expect(headers, path).toMatchObject(security);
    expect(headers['referrer-policy'], path).toMatch(/origin/);
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    expect(headers['content-security-policy'], path).toContain('frame-ancestors');
    expect(headers['cache-control'], path).toMatch(/max-age=0.*must-revalidate|no-cache/);
    expect(headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('files whose names change with their content may be kept for ever', async () => {
  const [typefaces = ''] = globSync('assets/typefaces-*.css', { cwd: folder });
  for (const path of [script, `/${typefaces}`]) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers['cache-control'], path).toMatch(/max-age=31536000.*immutable/);
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
});

test('the content of the pages may be kept for ever', async () => {
  const [file = ''] = globSync('content/*/about.json', { cwd: folder });
  const { status, headers, body } = await ask(`/${file}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(JSON.parse(body.toString())).toMatchObject({ path: '/about' });
});

test('pictures: the right type, kept for a day', async () => {
  for (const [path, type] of [
    [picturePath(service.picture.name), 'image/webp'],
    [picturePath(service.picture.name, 480, 'avif'), 'image/avif'],
    ['/favicon.svg', 'image/svg+xml'],
  ] as const) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe(type);
    if (path.startsWith('/images/')) expect(headers['cache-control'], path).toContain('max-age=86400');
  }
});

test('every kind of file has a type of its own', async () => {
  const files = globSync('**/*.*', { cwd: folder }).filter((file) => !/\.(br|gz)$/.test(file));
  const kinds = new Map(files.map((file) => [extname(file), file]));
  expect(kinds.size).toBeGreaterThan(5);
  for (const file of kinds.values()) {
    const { headers } = await ask(`/${file}`);
    expect(headers['content-type'], `${file}: add its kind to host/content-type.ts`).toMatch(
      /^(text|image|font)\/|^application\/(json|manifest\+json|xml)$/,
    );
  }
});

test('compression: brotli, gzip, or none, as the browser takes it', async () => {
  const plain = await ask('/about');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask('/about', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const gzip = await ask('/about', { 'Accept-Encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  for (const { headers } of [brotli, gzip]) {
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  const code = await ask(script, { 'Accept-Encoding': 'br' });
  expect(code.headers['content-encoding']).toBe('br');
  expect(code.headers['content-type']).toMatch(/javascript/);
});

test('an unchanged page is answered with 304 and no body', async () => {
  const { headers } = await ask('/about', { 'Accept-Encoding': 'br' });
  expect(headers.etag).toBeTruthy();
  const again = await ask('/about', { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const other = await ask('/about', { 'Accept-Encoding': 'br', 'If-None-Match': '"other"' });
  expect(other.status).toBe(200);
});

test('unknown addresses: 404.html with status 404, compressed or not', async () => {
  const expected = readFileSync(`${folder}/404.html`);
  for (const path of [
    '/no-such-page',
    `${area.path}-and-more`,
    '/images/none.webp',
    '/assets/none.js',
    '/404.html',
  ]) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toMatch(/^text\/html/);
    expect(body.equals(expected), path).toBe(true);
  }
  const brotli = await ask('/no-such-page', { 'Accept-Encoding': 'br' });
  expect(brotli.status).toBe(404);
  expect(brotliDecompressSync(brotli.body).equals(expected)).toBe(true);
});

test('what only hosts read is not served, and nothing outside the site', async () => {
  for (const path of [
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/index.html.gz',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/social/made-from.json',
    '/assets/',
  ]) {
    const { status } = await ask(path);
    expect([301, 302, 308, 400, 404], path).toContain(status);
  }
});

test('rubbish is answered, and the server goes on', async () => {
  for (const path of [
    '/%E0%A4%A',
    '/%',
    '/%00',
    '//',
    '//about',
    '/about//',
    '/?%',
    `/${'a'.repeat(4000)}`,
    '/a%0d%0aX: y',
  ]) {
    const { status } = await ask(path.replaceAll(' ', '%20'));
    expect([200, 301, 302, 308, 400, 404], path).toContain(status);
  }
  expect((await ask('/')).status).toBe(200);
});

test('HEAD: the headers without a body', async () => {
  for (const [path, expected] of [
    ['/about', 200],
    ['/no-such-page', 404],
  ] as const) {
    const { status, headers, body } = await ask(path, {}, 'HEAD');
    expect(status, path).toBe(expected);
    expect(headers['content-type'], path).toMatch(/^text\/html/);
    expect(headers, path).toMatchObject(security);
    expect(body, path).toHaveLength(0);
  }
});

test('a query does not change the page', async () => {
  const [plain, query] = await Promise.all([ask('/about'), ask('/about?utm_source=x&y=%2F')]);
  expect(query.status).toBe(200);
  expect(query.body.equals(plain.body)).toBe(true);
});

/** Starts a second server and waits until it gives up. */
function start(port: string): Promise<{ code: number | string | null | undefined; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['host/serve.ts'],
      // Where colors are asked for and forbidden at once, Node says so, too.
      { env: { ...process.env, PORT: port, FORCE_COLOR: undefined }, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

test('a port in use: one message that says what to do, exit code not 0', async () => {
  const { port } = new URL(origin);
  const { code, output } = await start(port);
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).toContain(`PORT=${Number(port) + 1} npm start`);
  expect(output).not.toMatch(/\n\s+at /);
  expect(output.trim().split('\n')).toHaveLength(1);
});

for (const port of ['abc', '0', '70000', '80.5', '-1']) {
  test(`PORT=${port}: one message that says what to do, exit code not 0`, async () => {
    const { code, output } = await start(port);
    expect(code).toBe(1);
    expect(output).toContain(`PORT is "${port}"`);
    expect(output).toMatch(/1 to 65535/);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
}
