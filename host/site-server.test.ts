import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { headersFile } from '#host/configurations/headers-file.ts';
import { headerRules } from '#host/headers.ts';
import { siteServer } from '#host/site-server.ts';
import { writeFiles } from '#tests/write-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(folder, 'site');
writeFiles(site, {
  'index.html': 'Home',
  'about.html': 'About',
  'about.html.br': brotliCompressSync('About'),
  'about.html.gz': gzipSync('About'),
  '404.html': '404',
  'services.html': 'Services',
  'services/maintenance.html': 'Maintenance',
  'assets/app.js': 'void 0;',
  'images/picture.webp': '0123456789',
  'favicon.ico': 'icon',
  '.well-known/security.txt': 'Contact',
  _headers: headersFile(headerRules({ scripts: ['hydrate()'], styles: [] })),
  _redirects: '/old /new 301',
  '.made-from': 'a fingerprint',
});
writeFiles(folder, { 'package.json': 'secret', 'first/about.html': 'First' });
const ask = await askAt(site);
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks a server of these folders. Unlike fetch, sends address and headers as they are written. */
async function askAt(...folders: string[]) {
  const server = siteServer(folders).listen(0);
  afterAll(() => server.close());
  await once(server, 'listening');
  // A server that listens on a port has an address with that port; only pipes have a string.
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers = {}, method = 'GET') => {
    const sent = request({ port, path, headers, method, agent: false }).end();
    // What the event brings.
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
}

test.each([
  ['/', 'Home'],
  ['/?%', 'Home'],
  ['/about', 'About'],
  ['/about/', 'About'],
  ['/about?from=ad', 'About'],
  ['/%61bout', 'About'],
  ['/services/maintenance', 'Maintenance'],
  ['/.well-known/security.txt', 'Contact'],
])('%s is answered with its file', async (path, content) => {
  const { status, headers, body } = await ask(path);
  expect({ status, body }).toEqual({ status: 200, body: content });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
  '/nowhere',
  `/${'a'.repeat(4000)}`,
  '/404',
  '/_headers',
  '/%5Fheaders',
  '/about.html.br',
  '/assets/',
  '/.made-from',
  '/../package.json',
  '/%2e%2e/package.json',
  '/%E0%A4%A',
  '/%00',
  '//about',
  '/about//',
])('%s is the not-found page, with status 404', async (path) => {
  const { status, headers, body } = await ask(path);
  expect({ status, body }).toEqual({ status: 404, body: '404' });
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a file has its type, and is cached as the rules say; one that is missing is not cached', async () => {
  const script = await ask('/assets/app.js');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  expect((await ask('/about')).headers['content-type']).toBe('text/html;charset=utf-8');
  expect((await ask('/assets/none.js')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('an address that moved redirects to its new one', async () => {
  for (const path of ['/old?from=ad', '/old/'])
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: '/new' } });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('for "%s" a file that lies compressed beside itself is sent as %s', async (accepted, coding) => {
  const { status, headers } = await ask('/about', { 'Accept-Encoding': accepted });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(coding);
  expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', vary: 'Accept-Encoding' });
});

test('a browser that has the file gets 304', async () => {
  const { headers } = await ask('/assets/app.js');
  const again = await ask('/assets/app.js', { 'If-None-Match': headers.etag });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a range is answered with the whole file, also for a malformed range', async () => {
  for (const Range of ['bytes=2-5', 'bytes=9-5', 'junk'])
    expect(await ask('/images/picture.webp', { Range })).toMatchObject({ status: 200, body: '0123456789' });
});

test('HEAD is GET without the body, and other methods are refused', async () => {
  expect(await ask('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await ask('/nowhere', {}, 'HEAD')).toMatchObject({ status: 404, body: '' });
  expect(await ask('/about', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('of several folders, the first that has a file serves it', async () => {
  const ask = await askAt(join(folder, 'first'), site);
  expect(await ask('/about')).toMatchObject({ status: 200, body: 'First' });
  expect(await ask('/')).toMatchObject({ status: 200, body: 'Home' });
  expect(await ask('/nowhere')).toMatchObject({ status: 404, body: '404' });
});

test('a new build in the place of the old one is served from the next request on', async () => {
  const place = join(folder, 'replaced');
  writeFiles(place, { 'about.html': 'old', '404.html': 'old 404' });
  writeFiles(join(folder, 'new'), { 'about.html': 'new', '404.html': 'new 404' });
  const ask = await askAt(place);
  expect(await ask('/about')).toMatchObject({ body: 'old' });
  renameSync(place, join(folder, 'moved away'));
  renameSync(join(folder, 'new'), place);
  expect(await ask('/about')).toMatchObject({ body: 'new' });
  expect(await ask('/nowhere')).toMatchObject({ status: 404, body: 'new 404' });
});
