import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'serve.ts');
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>404</h1>',
  'services/garage-door-maintenance.html': '<h1>Maintenance</h1>',
  'services.html': '<h1>Services</h1>',
  'assets/app.js': 'void 0;',
  _headers: '/*',
  _redirects: '/old /new 301',
};
let folder: string;
let server: ChildProcessWithoutNullStreams;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist/site', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  port = await freePort();
  server = start(String(port));
  await once(server.stdout, 'data');
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

function start(port: string): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [script], { cwd: folder, env: { ...process.env, PORT: port } });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** Unlike fetch, sends the address as it is written. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the preview server answers', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/about', '<h1>About</h1>'],
    ['/services', '<h1>Services</h1>'],
    ['/services/garage-door-maintenance', '<h1>Maintenance</h1>'],
    ['/about?from=ad', '<h1>About</h1>'],
  ])('%s with its page and status 200', async (path, body) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test.each([
    '/nowhere',
    '/services/nothing',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/assets/app.js.gz',
    '/%E0%A4%A',
    '/%',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.env',
  ])('%s with the not-found page and status 404', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: '<h1>404</h1>' });
  });

  test('in the compression that the browser asks for', async () => {
    const found = await get('/about', { 'Accept-Encoding': 'gzip, br' });
    expect(found.headers['content-encoding']).toBe('br');
    const missing = await get('/nowhere', { 'Accept-Encoding': 'gzip, br' });
    expect(missing).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } });
    expect((await get('/about', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('with the headers of host/headers.ts, also where there is no page', async () => {
    for (const path of ['/', '/nowhere']) {
      const { headers } = await get(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
    }
    expect((await get('/assets/app.js')).headers['cache-control']).toContain('immutable');
  });

  test('304 to a browser that has the page already', async () => {
    const { headers } = await get('/about');
    expect(await get('/about', { 'If-None-Match': String(headers.etag) })).toMatchObject({
      status: 304,
      body: '',
    });
  });

  test('HEAD without a body', async () => {
    expect(await get('/nowhere', {}, 'HEAD')).toMatchObject({ status: 404, body: '' });
    expect(await get('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});

describe('one clear message and an exit code that is not 0:', () => {
  test.each(['abc', '0', '65536', '80.5', '-1', ''])('PORT is "%s"', async (value) => {
    const { code, errors } = await end(start(value));
    expect(errors).toBe(
      `PORT is "${value}", which is not a port. Use a number from 1 to 65535, for example: PORT=4174 npm start\n`,
    );
    expect(code).toBe(1);
  });

  test('the port is in use', async () => {
    const { code, errors } = await end(start(String(port)));
    expect(errors).toBe(
      `Port ${port} is in use, so the site can't be served there. Stop the other program, or choose another port: PORT=${port + 1} npm start\n`,
    );
    expect(code).toBe(1);
  });
});

async function end(process: ChildProcessWithoutNullStreams) {
  let errors = '';
  process.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [code] = (await once(process, 'close')) as [number | null];
  return { code, errors };
}
