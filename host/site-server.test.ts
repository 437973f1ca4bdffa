import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headersFile } from '#host/configurations/headers-file.ts';
import { headerRules } from '#host/headers.ts';
import { freePort } from '#host/port.ts';
import { siteServer } from '#host/site-server.ts';
import { ask as sendTo } from '#tests/build/ask.ts';
import { writeFiles } from '#tests/write-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(folder, 'site');
writeFiles(site, {
  'index.html': 'Home',
  'about.html': 'About',
  'about.html.br': 'compressed',
  '404.html': '404',
  'services.html': 'Services',
  'services/maintenance.html': 'Maintenance',
  'assets/app.js': 'void 0;',
  'favicon.ico': 'icon',
  '.well-known/security.txt': 'Contact',
  _headers: headersFile(headerRules({ scripts: ['hydrate()'], styles: [] })),
  _redirects: '/old /new 301',
  '.made-from': 'a fingerprint',
});
writeFiles(folder, { 'package.json': 'secret', 'first/about.html': 'First' });
const ask = await askAt(site);
afterAll(() => rmSync(folder, { recursive: true }));

async function askAt(...folders: string[]) {
  const port = await freePort();
  const server = siteServer(folders).listen(port);
  afterAll(() => server.close());
  await once(server, 'listening');
  return async (path: string, headers = {}, method = 'GET') => {
    const { body, ...answer } = await sendTo(`http://localhost:${port}`, path, headers, method);
    return { ...answer, body: body.toString() };
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

const notThere = `/nowhere /404 /_headers /%5Fheaders /about.html.br /assets/ /.made-from /../package.json
  /%2e%2e/package.json /%E0%A4%A /%00 //about /about// /${'a'.repeat(4000)}`;

test.each(notThere.split(/\s+/))('%s is the not-found page, with status 404', async (path) => {
  const { status, headers, body } = await ask(path);
  expect({ status, body }).toEqual({ status: 404, body: '404' });
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

const forever = 'public, max-age=31536000, immutable';

test.each([
  ['a script is cached forever', '/assets/app.js', { 'cache-control': forever }],
  ['one that is missing is not', '/assets/none.js', { 'cache-control': expect.stringMatching(/max-age=0/) }],
  ['an icon has its type', '/favicon.ico', { 'content-type': 'image/x-icon' }],
  ['an address that moved leads on', '/old?from=ad', { location: '/new' }],
  ['also with a slash', '/old/', { location: '/new' }],
])('%s: %s', async (_, path, answer) => {
  expect((await ask(path)).headers).toMatchObject(answer);
});

test('HEAD is GET without the body, other methods are refused, and a range is answered with all', async () => {
  expect(await ask('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await ask('/about', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(await ask('/about', { Range: 'bytes=9-5' })).toMatchObject({ status: 200, body: 'About' });
});

test('of several folders, the first that has a file serves it; a new build in its place is served at once', async () => {
  const place = join(folder, 'first');
  const ask = await askAt(place, site);
  const answers = async () => [
    (await ask('/about')).body,
    (await ask('/')).body,
    (await ask('/nowhere')).body,
  ];
  expect(await answers()).toEqual(['First', 'Home', '404']);
  renameSync(place, join(folder, 'moved away'));
  writeFiles(place, { 'about.html': 'New', '404.html': 'new 404' });
  expect(await answers()).toEqual(['New', 'Home', 'new 404']);
});
