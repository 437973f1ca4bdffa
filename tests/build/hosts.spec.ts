import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paths, picturePath, securityContactPath, socialPicturePath } from '#app/paths.ts';
import { compress } from '#build/compress.ts';
import { caddyfile, nginxSite } from '#host/configurations/configuration.ts';
import { rulesIn } from '#host/configurations/headers-file.ts';
import { service } from '#tests/company.ts';
import { SiteHost } from '#tests/browser/site-host.ts';
import { type RealServer, startCaddy, startNginx } from '#tests/real-servers.ts';
import { clientEntry, folder, pages } from '#tests/built-html/site.ts';
import { type Answer, ask } from './ask.ts';

/**
 * Real servers with the configurations of the build answer as the preview does. How that answers: host/site-server.test.ts.
 * What the preview does without is tested here alone: compression of the not-found page, tags.
 */

test.skip(process.platform !== 'linux', 'Caddy and nginx are Debian’s packages.');
// One after the other in one process, so that each server is started once.
test.describe.configure({ mode: 'default', timeout: 600_000 });

const read = (file: string) => readFileSync(join(folder, file));
const rules = rulesIn(read('_headers').toString());
const script = clientEntry(read('index.html').toString()) ?? '';
const picture = picturePath(service.picture.name);

/** The built site, compressed as a release does it. */
const served = mkdtempSync(join(tmpdir(), 'served-'));
const hosts = new Map<string, RealServer>();
const preview = new SiteHost();

test.beforeAll(async () => {
  test.setTimeout(600_000);
  cpSync(folder, served, { recursive: true });
  await compress(served);
  await preview.start();
  hosts.set('nginx', await startNginx(undefined, served));
  hosts.set('caddy', await startCaddy(undefined, served));
});
test.afterAll(async () => {
  rmSync(served, { recursive: true });
  await preview.close();
  for (const { stop } of hosts.values()) await stop();
});

/** The headers that browsers act on: our own, which are in `_headers`, and what says what the body is. */
const ownHeaders = new Set(
  ['content-type', 'location', ...rules.flatMap(({ headers }) => Object.keys(headers))].map((name) =>
    name.toLowerCase(),
  ),
);
const actedOn = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => ownHeaders.has(name))),
  body: body.toString('base64'),
});

interface Request {
  headers?: Record<string, string>;
  method?: string;
}

/** Asks all hosts the same, and checks each answer. */
async function askAll(
  path: string,
  check: (answer: Answer, what: string) => unknown,
  { headers = {}, method = 'GET' }: Request = {},
) {
  for (const [host, { origin }] of hosts) {
    const what = `${host}: ${method} ${path.slice(0, 60)} ${JSON.stringify(headers)}`;
    const answer = await ask(origin, path, headers, method);
    // It says its name, and no version; no other says anything.
    expect.soft(answer.headers.server, what).toBe(host === 'nginx' ? 'nginx' : undefined);
    for (const name of ['last-modified', 'set-cookie', 'x-powered-by'])
      expect.soft(answer.headers[name], what).toBeUndefined();
    await check(answer, what);
  }
}

async function expectAsPreview(path: string, request: Request = {}, address = path) {
  const expected = actedOn(await ask(preview.origin, path, {}, request.method));
  const check = (answer: Answer, what: string) => {
    expect.soft(actedOn(answer), what).toEqual(expected);
    expect.soft(answer.headers.vary, what).toBe('Accept-Encoding');
  };
  await askAll(address, check, request);
}

const [content = ''] = globSync('content/*/about.json', { cwd: folder });
/** Addresses by what they are, apart by spaces. */
const addresses = {
  'every page, with a slash at its end or without': pages
    .flatMap(({ path }) => [path, `${path}/`.replace('//', '/')])
    .join(' '),
  'every kind of file': `${script} ${picture} /${content} ${securityContactPath} ${socialPicturePath(paths.home)}
    /favicon.svg /favicon.ico /sitemap.xml /robots.txt /contact.vcf /manifest.webmanifest /service-worker.js`,
  'an address that is encoded without need or has a query': '/%61bout /about?x=//y /about?x=/../%',
  'an address without a page': `/no-such-page /services/none /assets/none.js /ABOUT /ab%2A /[a]bout /about%20
    /${'a'.repeat(4000)}`,
  'what hosts read, and what is beside the site': `/404 /404.html /404/ /_headers /_HEADERS /%5Fheaders /_redirects
    /about.html.br /index.html.gz/ /assets/ /.env /.well-known/ /..%5cpackage.json`,
  'an address that servers would normalize':
    '// //about /about// /./about /services/../about /services/%2e%2e/about /services%2fmaintenance /a%0d%0aX:%20y',
};

for (const [what, list] of Object.entries(addresses))
  test(`${what} is answered as by the preview`, async () => {
    for (const path of list.split(/\s+/)) await expectAsPreview(path);
  });

test('a whole address, as proxies send it, is answered as its path', async () => {
  await expectAsPreview(paths.about, {}, 'HTTP://example.com/about/');
  await expectAsPreview('/no-such-page', {}, 'http://example.com//about');
});

test('an address that leaves the site or is malformed is refused', async () => {
  const notFound = read('404.html');
  for (const path of ['/../package.json', '/%2e%2e%2fpackage.json', '/%', '/%E0%A4%A', '/%00'])
    await askAll(path, ({ status, body }, what) => {
      expect.soft([400, 404], what).toContain(status);
      expect.soft(status === 404 ? body.equals(notFound) : body.length < 500, what).toBe(true);
    });
});

test('compressed as the visitor accepts it, from files compressed beforehand', async () => {
  for (const [path, file] of [
    [paths.about, `${paths.about}.html`],
    [script, script],
    ['/no-such-page', `${paths.notFound}.html`],
  ] as const)
    for (const [accepted, coding, ending] of [
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['br;q=0, gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const) {
      const expected = readFileSync(join(served, file + ending));
      const check = ({ headers, body }: Answer, what: string) => {
        expect.soft(headers['content-encoding'], what).toBe(coding);
        expect.soft(body.equals(expected), what).toBe(true);
      };
      await askAll(path, check, { headers: { 'Accept-Encoding': accepted } });
    }
});

test('a file that the visitor has is answered with 304 and our headers; its tag names one compression', async () => {
  const accepted = { 'Accept-Encoding': 'br' };
  for (const { origin } of hosts.values()) {
    for (const path of [paths.about, script, picture]) {
      const first = await ask(origin, path, accepted);
      const { etag = '' } = first.headers;
      for (const condition of [etag, `"other", ${etag}`]) {
        const again = await ask(origin, path, { ...accepted, 'If-None-Match': condition });
        const { 'content-type': _, ...headers } = actedOn(first).headers;
        expect.soft(actedOn(again), path).toMatchObject({ status: 304, headers, body: '' });
        expect.soft(again.headers.etag).toBe(etag);
      }
      expect.soft(await ask(origin, path, { 'If-None-Match': '"other"' })).toMatchObject({ status: 200 });
      expect.soft((await ask(origin, path)).headers.etag !== etag, path).toBe(path !== picture);
    }
    // The time of a build says nothing about a file.
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    expect
      .soft(await ask(origin, paths.about, { 'If-Modified-Since': tomorrow }))
      .toMatchObject({ status: 200 });
  }
});

test('any method but GET and HEAD is refused', async () => {
  for (const path of [paths.about, script, '/no-such-page'])
    for (const method of ['POST', 'PUT', 'OPTIONS', 'TRACE'])
      await askAll(
        path,
        (answer, what) =>
          expect.soft(answer, what).toMatchObject({
            status: 405,
            headers: { allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' },
          }),
        { method },
      );
});

test('addresses that moved, with the headers of every answer', async () => {
  const redirects = [
    { from: '/old.page', to: '/about', status: 301 },
    { from: '/older', to: '/services#top', status: 302 },
    { from: '/oldest', to: '/', status: 308 },
    // Of a page that is still there.
    { from: '/contact', to: '/about', status: 301 },
  ] as const;
  const configuration = { rules, redirects, origin: 'https://example.com' };
  for (const start of [
    () => startNginx(nginxSite(configuration)),
    () => startCaddy(caddyfile(configuration)),
  ]) {
    const { origin, stop } = await start();
    for (const { from, to, status } of redirects)
      for (const path of [from, `${from}/`, `${from}?x=1`]) {
        const { headers, ...answer } = await ask(origin, path);
        expect.soft([answer.status, headers.location], path).toEqual([status, to]);
        expect.soft(headers['content-security-policy']).toContain("default-src 'none'");
        expect.soft(headers['cache-control']).toContain('max-age=0');
      }
    for (const path of ['/oldXpage', '/OLDER', '/older/page'])
      expect.soft(actedOn(await ask(origin, path)), path).toEqual(actedOn(await ask(preview.origin, path)));
    await stop();
  }
});

const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
/** What each connection sends, and whether it goes on to send a byte every second. */
const kinds = [
  { sent: '', trickles: false },
  { sent: head, trickles: false },
  { sent: `${head}X: `, trickles: true },
  { sent: `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nx`, trickles: true },
];

test('500 connections on which a request never ends are closed within 30 seconds', async () => {
  test.skip(process.env.EVERY_PAGE === undefined, 'Waits for time limits to pass: npm run test:full.');
  for (const [host, { origin }] of hosts) {
    const { hostname, port } = new URL(origin);
    const open = new Set<Socket>();
    for (let number = 0; number < 500; number += 1) {
      const { sent, trickles } = kinds[number % kinds.length] ?? { sent: '', trickles: false };
      const socket = connect(Number(port), hostname, () => socket.write(sent));
      const trickle = trickles ? setInterval(() => socket.write('x'), 1000) : undefined;
      open.add(socket);
      socket.resume();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        clearInterval(trickle);
        open.delete(socket);
      });
    }
    await Promise.all([...open].map((socket) => once(socket, 'connect')));
    await expect.poll(() => open.size, { message: host, timeout: 30_000 }).toBe(0);
    expect((await fetch(origin)).status).toBe(200);
  }
});
