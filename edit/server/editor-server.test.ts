import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { array, constantFrom, oneof, sample, string, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditorServer, serveEditor } from '#edit/server/editor-server.ts';

let place: string;
let company: string;
let editor: EditorServer;
let port: number;
let token: string;
const area = 'areas/hyde-park.yaml';

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'editor-server-'));
  company = join(place, 'company');
  cpSync('tests/second-company', company, { recursive: true });
  mkdirSync(join(place, 'page/assets'), { recursive: true });
  writeFileSync(join(place, 'page/index.html'), '<title>Editor</title>');
  writeFileSync(join(place, 'page/assets/main.js'), 'start()');
  writeFileSync(join(place, 'secret.txt'), 'secret');
  editor = await serveEditor(company, join(place, 'page'), 0, {
    startPreview: () =>
      Promise.resolve({
        origin: 'http://127.0.0.1:9',
        reload: () => undefined,
        close: () => Promise.resolve(),
      }),
    publishCheck: () => Promise.resolve({ passes: false, problems: [], report: 'A fact is missing.' }),
    makeUploadFolder: () => Promise.resolve({ passes: false, problems: [], report: 'A fact is missing.' }),
    draw: () => Promise.resolve({ passes: true, problems: [], report: '' }),
  });
  const address = new URL(editor.address);
  port = Number(address.port);
  token = address.searchParams.get('token') ?? '';
});

afterAll(async () => {
  await editor.close();
  rmSync(place, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  text: string;
}

/** Asks as any program may: with headers that a browser would not let a page choose. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { host: `127.0.0.1:${port}`, ...headers },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const known = () => ({ 'x-editor-token': token });
const nameOf = () => /^name: (.*)$/m.exec(readFileSync(join(company, area), 'utf8'))?.[1];
const changed = () => ({ file: area, value: { name: 'Changed by somebody' } });

test('the page itself can read a record, with the token', async () => {
  const { status, text } = await ask('GET', `/api/record?file=${area}`, known());
  expect(status).toBe(200);
  expect(JSON.parse(text).value.name).toBe('Hyde Park');
});

test('nobody is answered without the token, or with a wrong one', async () => {
  for (const headers of [
    {},
    { 'x-editor-token': 'x' },
    { 'x-editor-token': `${token.slice(0, -1)}~` },
  ] as Record<string, string>[]) {
    expect((await ask('GET', '/api/company', headers)).status).toBe(403);
    expect((await ask('POST', '/api/change', headers, changed())).status).toBe(403);
    expect((await ask('POST', '/api/save', headers)).status).toBe(403);
  }
  expect((await ask('GET', '/')).status).toBe(403);
  expect((await ask('GET', '/?token=wrong')).status).toBe(403);
  expect((await ask('GET', `/?token=${token}`)).status).toBe(200);
});

test('a page of another origin is refused, even one that knows the token', async () => {
  for (const origin of [
    'http://evil.example',
    'null',
    `http://127.0.0.1:${port + 1}`,
    `https://127.0.0.1:${port}`,
  ]) {
    const { status } = await ask('POST', '/api/change', { ...known(), origin }, changed());
    expect(status, origin).toBe(403);
  }
  const { status } = await ask(
    'POST',
    '/api/change',
    { ...known(), 'sec-fetch-site': 'cross-site' },
    changed(),
  );
  expect(status).toBe(403);
  expect(nameOf()).toBe('Hyde Park');
});

test('a host name that was made to lead here is refused', async () => {
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', `0.0.0.0:${port}`]) {
    expect((await ask('GET', '/api/company', { ...known(), host })).status, host).toBe(403);
  }
});

test('no answer may be read by, embedded in or framed by another page', async () => {
  const { headers } = await ask('GET', `/?token=${token}`);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect((await ask('OPTIONS', '/api/change', { ...known(), origin: 'http://evil.example' })).status).toBe(
    403,
  );
});

test('only this machine reaches it', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of outside) {
    const reached = await new Promise((resolve) => {
      const socket = connect({ host: address, port }, () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    expect(reached, address).toBe(false);
  }
  expect(editor.address).toMatch(/^http:\/\/127\.0\.0\.1:/);
});

/** All that comes back for these very bytes; nothing where the server only hangs up. */
function send(bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.end(bytes);
  return text(socket);
}

test.each(['//', '/\\\\', 'http://[', 'http://127.0.0.1:99999/', 'http://', '//%'])(
  'a page of another site that asks for %s is refused, and the editor stays open',
  async (path) => {
    expect(
      await send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await ask('GET', `/?token=${token}`)).status).toBe(200);
  },
);

test('10,000 random request lines are refused, and the editor stays open', { timeout: 120_000 }, async () => {
  const pieces = constantFrom(
    '/',
    '//',
    '\\',
    '[',
    ']',
    '@',
    ':',
    '?',
    '#',
    '%',
    '%2f',
    '..',
    'http:',
    'api',
    'assets',
    '127.0.0.1',
  );
  const target = array(oneof(pieces, string({ unit: 'binary-ascii', maxLength: 5 })), { maxLength: 8 });
  const method = constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'get', 'PRI', '');
  const version = constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9', '');
  const lines = sample(tuple(method, target, version), { numRuns: 10_000, seed: 36 });
  const refused = async () => {
    for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
      const [method, target, version] = line;
      const first = `${method} ${target.join('')} ${version}`;
      const answer = await send(`${first}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      expect(answer, first).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  };
  await Promise.all(Array.from({ length: 20 }, refused));
  expect((await ask('GET', `/?token=${token}`)).status).toBe(200);
});

test('an upload that stops keeps no other request waiting, and one that breaks off ends nothing', async () => {
  const upload = `POST /api/picture?name=x&across=0&down=0&zoom=1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Editor-Token: ${token}\r\nContent-Length: 1000\r\n\r\nhalf`;
  const stopped = connect({ host: '127.0.0.1', port });
  stopped.write(upload);
  const broken = connect({ host: '127.0.0.1', port });
  broken.write(upload, () => broken.resetAndDestroy());
  await once(broken, 'close');
  expect((await ask('GET', '/api/company', known())).status).toBe(200);
  stopped.destroy();
  await once(stopped, 'close');
  expect((await ask('GET', '/api/company', known())).status).toBe(200);
});

test('nothing but records is read, changed or gone back to', async () => {
  for (const file of [
    '../secret.txt',
    'areas/../../secret.txt',
    '/etc/passwd',
    'pictures/x.yaml',
    'areas/.x.yaml',
  ]) {
    const query = `file=${encodeURIComponent(file)}`;
    expect((await ask('GET', `/api/record?${query}`, known())).status, file).toBe(400);
    expect((await ask('POST', '/api/change', known(), { file, value: {} })).status, file).toBe(400);
    expect((await ask('GET', `/api/version?id=HEAD&${query}`, known())).status, file).toBe(400);
    expect((await ask('POST', '/api/settle', known(), { file, keep: 'mine' })).status, file).toBe(400);
  }
  expect((await ask('POST', '/api/picture?name=../x&across=0&down=0&zoom=1', known(), '')).status).toBe(400);
  expect(readFileSync(join(place, 'secret.txt'), 'utf8')).toBe('secret');
});

test('of its own page, only the files that the build made are served', async () => {
  expect((await ask('GET', '/assets/main.js')).text).toBe('start()');
  for (const path of [
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/',
    '/assets/none.js',
  ])
    expect((await ask('GET', path)).text, path).not.toBe('secret');
});

test('a change is told in words, checked, and in the file only once it is saved', async () => {
  const { value } = JSON.parse((await ask('GET', `/api/record?file=${area}`, known())).text);
  const wrong = { file: area, value: { ...value, responseTime: 'soon' } };
  const told = JSON.parse((await ask('POST', '/api/change', known(), wrong)).text);
  expect(told.problems).toMatchObject([{ file: area, field: ['responseTime'] }]);
  const right = { file: area, value: { ...value, responseTime: '25-35' } };
  const next = JSON.parse((await ask('POST', '/api/change', known(), right)).text);
  expect(next.problems).toEqual([]);
  expect(next.changes[0].words).toMatch(/^Hyde Park, response time: .* to 25-35$/);
  expect(readFileSync(join(company, area), 'utf8')).not.toContain('25-35');
  await ask('POST', '/api/save', known());
  expect(readFileSync(join(company, area), 'utf8')).toContain('responseTime: 25-35');
});

test('a file that was changed on the disk meanwhile is not overwritten: both are told', async () => {
  const { value } = JSON.parse((await ask('GET', `/api/record?file=${area}`, known())).text);
  await ask('POST', '/api/change', known(), { file: area, value: { ...value, responseTime: '40-50' } });
  const theirs = readFileSync(join(company, area), 'utf8').replace(
    'responseTime: 25-35',
    'responseTime: 10-15',
  );
  writeFileSync(join(company, area), theirs);
  const { conflicts } = JSON.parse((await ask('POST', '/api/save', known())).text);
  expect(conflicts).toMatchObject([
    { file: area, mine: { responseTime: '40-50' }, theirs: { responseTime: '10-15' } },
  ]);
  expect(readFileSync(join(company, area), 'utf8')).toBe(theirs);
  await ask('POST', '/api/settle', known(), { file: area, keep: 'mine' });
  await ask('POST', '/api/save', known());
  expect(readFileSync(join(company, area), 'utf8')).toBe(theirs.replace('10-15', '40-50'));
});

test('an area is removed with its pages, and the texts that still name it are told; nothing else is removed', async () => {
  const remove = (file: string) => ask('POST', '/api/remove', known(), file);
  for (const file of ['business.yaml', 'pages/home.yaml', 'areas/nowhere.yaml', 'areas/../services/x.yaml'])
    expect((await remove(file)).status, file).toBe(400);
  const { label, stillNamed } = JSON.parse((await remove('areas/crestview.yaml')).text);
  expect(label).toBe('Crestview');
  expect(stillNamed).toContainEqual({ file: 'pages/coverage.yaml', field: expect.any(Array) });
  expect(existsSync(join(company, 'areas/crestview.yaml'))).toBe(false);
  expect(existsSync(join(company, 'services-in-areas/crestview'))).toBe(false);
});

test('what the publish check finds keeps from publishing', async () => {
  const answer = JSON.parse((await ask('POST', '/api/publish', known(), 'A sentence')).text);
  expect(answer).toMatchObject({ report: 'A fact is missing.', steps: [{ done: false }] });
});
