import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PictureRequest, makePicture } from '#cms/server/make-picture.ts';
import { serveEditor } from '#cms/server/serve.ts';
import { copyCompany } from '#tests/changed-company.ts';

const parent = mkdtempSync(join(tmpdir(), 'editor-'));
const company = join(parent, 'company');
const area = 'areas/hyde-park.yaml';
const cut = 'left=0&top=0&width=1600&height=900';
let editor: Awaited<ReturnType<typeof serveEditor>>;
let port: number;
let token: string;
/** What the check finds from now on, and what happens in the meantime. */
let check = () => Promise.resolve({ passes: true, problems: [], report: '' });

beforeAll(async () => {
  copyCompany(company);
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  editor = await serveEditor(company, 0, () => check());
  port = Number(new URL(editor.address).port);
  token = new URL(editor.address).hash.slice(1);
}, 60_000);

afterAll(async () => {
  await editor.close();
  rmSync(parent, { recursive: true });
});

/** Asks with the token. Data is sent as JSON, and bytes as they are. */
async function ask(method: string, path: string, body?: unknown, authorization = `Bearer ${token}`) {
  return await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization },
    body: body instanceof Buffer ? new Uint8Array(body) : (JSON.stringify(body) ?? null),
  });
}
const get = async (path: string) => (await ask('GET', path)).json();

const put = async (fields: object) => {
  const { value, tag } = await get(`/api/record?file=${area}`);
  await ask('PUT', '/api/record', { file: area, value: { ...value, ...fields }, saved: value, tag });
};

/** All that comes back for these very bytes; nothing where the server only hangs up. */
function send(firstLine: string, ...headers: string[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.end([firstLine, `Host: 127.0.0.1:${port}`, 'Connection: close', ...headers, '', ''].join('\r\n'));
  return text(socket);
}
const isOpen = async () => (await ask('GET', '/api/changes')).ok;

test.each([
  ['no token', ''],
  ['a short token', 'Bearer x'],
  ['a token as long as the right one', `Bearer ${'~'.repeat(32)}`],
])('%s is refused', async (_, authorization) => {
  for (const [method, path, body] of [
    ['GET', '/api/records', undefined],
    ['PUT', '/api/record', { file: area, value: { name: 'Changed' }, saved: {}, tag: '' }],
    ['POST', '/api/publish', { sentence: 'Published' }],
  ] as const)
    expect((await ask(method, path, body, authorization)).status, path).toBe(401);
  expect(readFileSync(join(company, area), 'utf8')).toContain('name: Hyde Park\n');
});

test('no answer may be read by, embedded in or framed by another page', async () => {
  const { headers } = await ask('GET', '/api/changes');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'self';.*frame-ancestors 'none'/);
});

test('only this machine reaches it', async () => {
  for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap(
    (all) => all ?? [],
  )) {
    if (family !== 'IPv4' || internal) continue;
    await expect(once(connect({ host: address, port }), 'connect')).rejects.toThrow('ECONNREFUSED');
  }
});

test('a request line that is not an address is refused, and the editor stays open', async () => {
  const absolute = ['http://[', 'http://127.0.0.1:99999/', 'http://'];
  for (const path of ['//', '/\\\\', ...absolute, '//%', '/%', '/assets/../../package.json'])
    expect(await send(`GET ${path} HTTP/1.1`), path).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await isOpen()).toBe(true);
});

test('an upload that breaks off ends nothing', async () => {
  const broken = connect({ host: '127.0.0.1', port });
  const head = `POST /api/picture?name=x&${cut} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}`;
  broken.write(`${head}\r\nContent-Length: 1000\r\n\r\nhalf`, () => broken.resetAndDestroy());
  await once(broken, 'close');
  expect(await isOpen()).toBe(true);
});

test.each(['../secret.txt', 'areas/../../secret.txt', '/etc/passwd', 'pictures/x.yaml', 'areas/.x.yaml'])(
  '%s is not a record: it is not read, written or taken back',
  async (file) => {
    const query = `file=${encodeURIComponent(file)}`;
    expect((await ask('GET', `/api/record?${query}`)).status).toBe(400);
    expect((await ask('GET', `/api/version?id=HEAD&${query}`)).status).toBe(400);
    expect((await ask('PUT', '/api/record', { file, value: {}, saved: {}, tag: '' })).status).toBe(400);
    expect((await ask('POST', '/api/restore', { id: 'HEAD', files: [file] })).status).toBe(400);
  },
);

test('a version is named by its hash, never by an option of git', async () => {
  expect((await ask('GET', `/api/version?id=--output=x&file=${area}`)).status).toBe(400);
});

const plain = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#468' } });

test('SVG, GIF and TIFF are refused by their contents, under any name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"></svg>';
  for (const file of [Buffer.from(svg), await plain.gif().toBuffer(), await plain.tiff().toBuffer()]) {
    const answer = await ask('POST', `/api/picture?name=hero-zilker&${cut}`, file);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('The photograph can’t be read');
  }
});

test('a photograph that takes too long is refused with a clear word', async () => {
  const request: PictureRequest = [
    company,
    'x',
    await plain.jpeg().toBuffer(),
    { left: 0, top: 0, width: 1600, height: 900 },
  ];
  await expect(makePicture(request, 0.01)).rejects.toThrow('takes longer than 0.01 seconds');
});

test('a file of more than 60 MB is refused with a clear word', async () => {
  const line = `POST /api/picture?name=x&${cut} HTTP/1.1`;
  const answer = await send(line, `Authorization: Bearer ${token}`, 'Content-Length: 60000001');
  expect(answer).toContain('The file is larger than 60 MB: choose a smaller one.');
});

test('a photograph is cut into the website’s sizes, and nothing waits for it', async () => {
  const photograph = await plain.jpeg().toBuffer();
  const made = ask('POST', `/api/picture?name=hero-zilker&${cut}`, photograph);
  expect(await Promise.race([made.then(() => 'picture'), isOpen().then(() => 'other')])).toBe('other');
  expect((await made).ok).toBe(true);
  expect((await sharp(join(company, 'public/images/hero-zilker.webp')).metadata()).width).toBe(1600);
  const replaced = expect.objectContaining({ words: 'The picture hero-zilker: changed' });
  expect((await get('/api/changes')).changes).toContainEqual(replaced);
  const small = 'left=0&top=0&width=160&height=90';
  const refused = await ask('POST', `/api/picture?name=hero-zilker&${small}`, photograph);
  expect(await refused.text()).toContain('needed to look sharp');
});

test('what is not as it was checked is not published; what is, becomes a version', async () => {
  const publish = async () => (await ask('POST', '/api/publish', { sentence: 'Another order' })).text();
  const newest = async () => (await get('/api/versions'))[0].message;
  let order = 40;
  check = async () => {
    await put({ order: (order += 1) });
    return { passes: true, problems: [], report: '' };
  };
  expect(await publish()).toContain('Something was changed while the site was checked');
  check = () => Promise.resolve({ passes: false, problems: [], report: 'A fact is missing.' });
  expect(await publish()).toContain('A fact is missing.');
  expect(await newest()).not.toBe('Another order');
  check = () => Promise.resolve({ passes: true, problems: [], report: '' });
  await publish();
  expect(await newest()).toBe('Another order');
});

test('the preview answers only who has the editor’s cookie, and opens no file in another program', async () => {
  const records = await ask('GET', '/api/records');
  const cookie = records.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { preview } = await records.json();
  const status = async (path: string, headers: Record<string, string>) =>
    (await fetch(preview + path, { headers })).status;
  for (const path of ['/', '/@fs/etc/passwd', '/favicon.ico'])
    expect(await status(path, { cookie: 'editor=x' }), path).toBe(403);
  expect(await status('/__open-in-editor?file=package.json', { cookie })).toBe(403);
  expect(await status('/favicon.ico', { cookie })).not.toBe(403);
});
