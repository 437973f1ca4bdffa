import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveEditor } from '#cms/server/serve.ts';
import { copyCompany } from '#tests/changed-company.ts';

const place = mkdtempSync(join(tmpdir(), 'editor-'));
const company = join(place, 'company');
const area = 'areas/hyde-park.yaml';
const cut = 'left=0&top=0&width=1600&height=900';
let editor: Awaited<ReturnType<typeof serveEditor>>;
let port: number;
let token: string;
/** What the check finds from now on, and what happens in the meantime. */
let check = () => Promise.resolve({ passes: true, problems: [], report: '' });

beforeAll(async () => {
  copyCompany(company);
  writeFileSync(join(place, 'secret.txt'), 'secret');
  editor = await serveEditor(company, 0, () => check());
  port = Number(new URL(editor.address).port);
  token = new URL(editor.address).hash.slice(1);
}, 60_000);

afterAll(async () => {
  await editor.close();
  rmSync(place, { recursive: true });
});

/** Asks as any program may: with headers that a browser would not let a page choose. */
async function ask(
  method: string,
  path: string,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
  body?: unknown,
  at = port,
) {
  const isBytes = body instanceof Buffer;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const response = await fetch(`http://127.0.0.1:${at}${path}`, {
    method,
    headers: { 'content-type': type, ...headers },
    body: isBytes ? new Uint8Array(body) : (JSON.stringify(body) ?? null),
  });
  const { status } = response;
  return { status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

const put = async (fields: object) => {
  const { value, tag } = JSON.parse((await ask('GET', `/api/record?file=${area}`)).text);
  return await ask('PUT', '/api/record', undefined, {
    file: area,
    value: { ...value, ...fields },
    saved: value,
    tag,
  });
};

test.each([
  ['no token', ''],
  ['a short token', 'Bearer x'],
  ['a token as long as the right one', `Bearer ${'~'.repeat(32)}`],
])('%s is refused', async (_, authorization) => {
  for (const [method, path, body] of [
    ['GET', '/api/records', undefined],
    ['PUT', '/api/record', { file: area, value: { name: 'Changed' }, tag: '' }],
    ['POST', '/api/publish', { sentence: 'Published' }],
  ] as const)
    expect((await ask(method, path, { authorization }, body)).status, path).toBe(401);
  expect(readFileSync(join(company, area), 'utf8')).toContain('name: Hyde Park\n');
});

test('no answer may be read by, embedded in or framed by another page', async () => {
  const { headers } = await ask('GET', '/api/changes');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("default-src 'self';");
});

test('only this machine reaches it', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of outside) {
    const socket = connect({ host: address, port });
    await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
  }
});

/** All that comes back for these very bytes; nothing where the server only hangs up. */
function send(bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.end(bytes);
  return text(socket);
}
const isOpen = async () => (await ask('GET', '/api/changes')).status === 200;

test('a request line that is not an address is refused, and the editor stays open', async () => {
  const host = `Host: 127.0.0.1:${port}\r\nConnection: close`;
  const absolute = ['http://[', 'http://127.0.0.1:99999/', 'http://'];
  for (const path of ['//', '/\\\\', ...absolute, '//%', '/%', '/assets/../../package.json'])
    expect(await send(`GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`), path).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await isOpen()).toBe(true);
});

test('an upload that breaks off ends nothing', async () => {
  const upload = `POST /api/picture?name=x&${cut} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\nhalf`;
  const broken = connect({ host: '127.0.0.1', port });
  broken.write(upload, () => broken.resetAndDestroy());
  await once(broken, 'close');
  expect(await isOpen()).toBe(true);
});

test('nothing but records is read, written or taken back', async () => {
  for (const file of [
    '../secret.txt',
    'areas/../../secret.txt',
    '/etc/passwd',
    'pictures/x.yaml',
    'areas/.x.yaml',
  ]) {
    const query = `file=${encodeURIComponent(file)}`;
    expect((await ask('GET', `/api/record?${query}`)).status, file).toBe(400);
    expect((await ask('GET', `/api/version?id=HEAD&${query}`)).status, file).toBe(400);
    expect(
      (await ask('PUT', '/api/record', undefined, { file, value: {}, saved: {}, tag: '' })).status,
      file,
    ).toBe(400);
    expect((await ask('POST', '/api/restore', undefined, { id: 'HEAD', files: [file] })).status, file).toBe(
      400,
    );
  }
  expect((await ask('GET', `/api/version?id=--output=x&file=${area}`)).status).toBe(400);
});

const plain = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#468' } });

test('SVG, GIF and TIFF are refused by their contents, under any name', async () => {
  const others = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"></svg>'),
    await plain.gif().toBuffer(),
    await plain.tiff().toBuffer(),
    Buffer.from('no picture'),
  ];
  for (const file of others) {
    const { status, text } = await ask('POST', `/api/picture?name=hero-zilker&${cut}`, undefined, file);
    expect(status).toBe(400);
    expect(text).toContain('The photograph can’t be read');
  }
});

test('a file of more than 60 MB is refused with a clear word', async () => {
  const request = `POST /api/picture?name=x&${cut} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}`;
  const answer = await send(`${request}\r\nConnection: close\r\nContent-Length: 60000001\r\n\r\n`);
  expect(answer).toContain('The file is larger than 60 MB: choose a smaller one.');
});

test('a photograph is cut into the website’s sizes, and nothing waits for it', async () => {
  const photograph = await plain.jpeg().toBuffer();
  const made = ask('POST', `/api/picture?name=hero-zilker&${cut}`, undefined, photograph);
  expect(await Promise.race([made.then(() => 'picture'), isOpen().then(() => 'other')])).toBe('other');
  expect((await made).text).toBe('{}');
  expect((await sharp(join(company, 'public/images/hero-zilker.webp')).metadata()).width).toBe(1600);
  const told = JSON.parse((await ask('GET', '/api/changes')).text);
  expect(told).toContainEqual(expect.objectContaining({ words: 'The picture hero-zilker: replaced' }));
  const small = await ask(
    'POST',
    '/api/picture?name=hero-zilker&left=0&top=0&width=160&height=90',
    undefined,
    photograph,
  );
  expect(small.text).toContain('needed to look sharp');
});

test('what is not as it was checked is not published; what is, becomes a version', async () => {
  const publish = () => ask('POST', '/api/publish', undefined, { sentence: 'Another order' });
  const versions = async () => JSON.parse((await ask('GET', '/api/versions')).text)[0].sentence;
  let order = 40;
  check = async () => {
    await put({ order: (order += 1) });
    return { passes: true, problems: [], report: '' };
  };
  expect((await publish()).text).toContain('Something was changed while the site was checked');
  check = () => Promise.resolve({ passes: false, problems: [], report: 'A fact is missing.' });
  expect((await publish()).text).toContain('A fact is missing.');
  expect(await versions()).not.toBe('Another order');
  check = () => Promise.resolve({ passes: true, problems: [], report: '' });
  expect((await publish()).status).toBe(200);
  expect(await versions()).toBe('Another order');
});

test('the preview answers no page of another site, which could frame it or open files in other programs', async () => {
  const { preview } = JSON.parse((await ask('GET', '/api/records')).text);
  const at = Number(new URL(preview).port);
  const status = async (path: string, site: string) =>
    (await ask('GET', path, { 'sec-fetch-site': site }, undefined, at)).status;
  for (const path of ['/', '/__open-in-editor?file=package.json'])
    expect(await status(path, 'cross-site'), path).toBe(403);
  expect(await status('/favicon.ico', 'same-site')).not.toBe(403);
});
