import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paths, picturePath, securityContactPath, socialPicturePath } from '#app/paths.ts';
import { compress } from '#build/compress.ts';
import { caddyfile, nginxSite } from '#host/configurations/configuration.ts';
import { rulesIn } from '#host/configurations/headers-file.ts';
import { contentTypes } from '#host/content-type.ts';
import { headersFor } from '#host/headers.ts';
import { service } from '#tests/company.ts';
import { type Answer, ask } from './ask.ts';
import { type RealServer, startCaddy, startNginx } from '#tests/real-servers.ts';
import { clientEntry, fileOf, folder, pages } from '#tests/built-html/site.ts';

/** Real servers with the configurations of the build: to visitors they are the same. */

test.skip(process.platform !== 'linux', 'Caddy and nginx are Debian’s packages.');
// One after the other in one process, so that each server is started once.
test.describe.configure({ mode: 'default', timeout: 600_000 });

const read = (file: string) => readFileSync(join(folder, file));
const rules = rulesIn(read('_headers').toString());
const script = clientEntry(read('index.html').toString()) ?? '';
const picture = picturePath(service.picture.name);
const about = read('about.html');
const html = { 'content-type': 'text/html;charset=utf-8' };
const notFoundPage = { status: 404, body: read('404.html'), as: paths.notFound, headers: html };

/** The built site, compressed as a release does it. */
const served = mkdtempSync(join(tmpdir(), 'served-'));
const hosts = new Map<string, RealServer>();

test.beforeAll(async () => {
  cpSync(folder, served, { recursive: true });
  await compress(served);
  hosts.set('nginx', await startNginx(undefined, served));
  hosts.set('caddy', await startCaddy(undefined, served));
});
test.afterAll(async () => {
  rmSync(served, { recursive: true });
  for (const { stop } of hosts.values()) await stop();
});

interface Expected {
  status: number;
  body?: Buffer | undefined;
  /** The path whose headers of our own come with it: they are the same from every host. */
  as?: string;
  headers?: Record<string, unknown>;
}

function expectAnswer(host: string, what: string, answer: Answer, expected: Expected) {
  const { status, body, as, headers } = expected;
  expect.soft(answer.status, what).toBe(status);
  if (body !== undefined) expect.soft(answer.body.equals(body), `${what}: the body`).toBe(true);
  const ours: Record<string, unknown> = {
    ...(as !== undefined && ownHeaders(host, as)),
    ...headers,
  };
  const answered = Object.keys(ours).map((name) => [name, answer.headers[name]]);
  expect.soft(Object.fromEntries(answered), what).toEqual(ours);
}

function ownHeaders(host: string, path: string): Record<string, unknown> {
  const rulesOfPath = Object.entries(headersFor(rules, path)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    'last-modified': undefined,
    'set-cookie': undefined,
    'x-powered-by': undefined,
    vary: 'Accept-Encoding',
    // It says its name, and no version; no other says anything.
    server: host === 'nginx' ? 'nginx' : undefined,
    ...Object.fromEntries(rulesOfPath),
  };
}

/** Asks all hosts the same, and checks each answer. */
async function expectAnswers(
  path: string,
  expected: Expected,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
) {
  for (const [host, { origin }] of hosts) {
    const what = `${host}: ${method} ${path.slice(0, 60)} ${JSON.stringify(headers)}`;
    expectAnswer(host, what, await ask(origin, path, headers, method), expected);
  }
}

test('every page, with a slash at its end or without', async () => {
  for (const built of pages)
    for (const address of built.path === '/' ? ['/'] : [built.path, `${built.path}/`])
      await expectAnswers(address, {
        status: 200,
        body: readFileSync(fileOf(built)),
        as: built.path,
        headers: html,
      });
});

test('every kind of file, with its type and for as long as browsers may keep it', async () => {
  const [content = ''] = globSync('content/*/about.json', { cwd: folder });
  for (const path of [
    script,
    picture,
    `/${content}`,
    '/favicon.svg',
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt',
    '/contact.vcf',
    '/manifest.webmanifest',
    '/service-worker.js',
    securityContactPath,
    socialPicturePath(paths.home),
  ])
    await expectAnswers(path, {
      status: 200,
      body: read(path),
      as: path,
      headers: { 'content-type': contentTypes[extname(path)] },
    });
});

for (const [what, addresses] of Object.entries({
  'every other address': [
    '/no-such-page',
    '/services/none',
    '/assets/none.js',
    '/ABOUT',
    '/ab%2A',
    '/[a]bout',
    '/about%20',
    `/${'a'.repeat(4000)}`,
  ],
  'what hosts read, and what is beside the site': [
    '/404',
    '/404.html',
    '/404/',
    '/_headers',
    '/_HEADERS',
    '/%5Fheaders',
    '/_redirects',
    '/about.html.br',
    '/index.html.gz/',
    '/assets/',
    '/.env',
    '/.well-known/',
    '/..%5cpackage.json',
  ],
  'an address that servers would normalize': [
    '//',
    '//about',
    '/about//',
    '/./about',
    '/services/../about',
    '/services/%2e%2e/about',
    '/services%2fmaintenance',
    '/a%0d%0aX:%20y',
    'http://example.com//about',
  ],
}))
  test(`the not-found page, with status 404, is ${what}`, async () => {
    for (const path of addresses) await expectAnswers(path, notFoundPage);
  });

test('an address that is encoded without need, has a query, or is whole as proxies send it, is the page', async () => {
  for (const path of ['/%61bout', '/about?x=//y', '/about?x=/../%', 'HTTP://example.com/about/'])
    await expectAnswers(path, { status: 200, body: about, as: paths.about });
});

test('an address that leaves the site or is malformed is refused', async () => {
  for (const path of ['/../package.json', '/%2e%2e%2fpackage.json', '/%', '/%E0%A4%A', '/%00'])
    for (const [host, { origin }] of hosts) {
      const { status, body } = await ask(origin, path);
      expect.soft([400, 404], `${host}: ${path}`).toContain(status);
      if (status === 404) expect.soft(body.equals(notFoundPage.body), `${host}: ${path}`).toBe(true);
      else expect.soft(body.length, `${host}: ${path}`).toBeLessThan(500);
    }
});

test('compressed as the visitor accepts it, from files compressed beforehand', async () => {
  for (const [path, as, file] of [
    [paths.about, paths.about, `${paths.about}.html`],
    [script, script, script],
    ['/no-such-page', paths.notFound, `${paths.notFound}.html`],
  ] as const)
    for (const [accepted, coding, ending] of [
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['br;q=0, gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const)
      await expectAnswers(
        path,
        {
          status: as === paths.notFound ? 404 : 200,
          body: readFileSync(join(served, file + ending)),
          as,
          headers: { 'content-encoding': coding },
        },
        { headers: { 'Accept-Encoding': accepted } },
      );
});

test('a file that the visitor has is answered with 304 and our headers; its tag names one compression', async () => {
  const accepted = { 'Accept-Encoding': 'br' };
  for (const [host, { origin }] of hosts) {
    const expectFor = async (path: string, headers: Record<string, string>, expected: Expected) =>
      expectAnswer(host, `${host}: ${path}`, await ask(origin, path, { ...accepted, ...headers }), expected);
    for (const path of [paths.about, script, picture]) {
      const { etag = '' } = (await ask(origin, path, accepted)).headers;
      for (const condition of [etag, `"other", ${etag}`])
        await expectFor(
          path,
          { 'If-None-Match': condition },
          { status: 304, body: Buffer.alloc(0), as: path, headers: { etag } },
        );
      await expectFor(path, { 'If-None-Match': '"other"' }, { status: 200 });
    }
    const [plain, brotli] = [await ask(origin, paths.about), await ask(origin, paths.about, accepted)];
    expect.soft(brotli.headers.etag, host).not.toBe(plain.headers.etag);
    // The time of a build says nothing about a file.
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    await expectFor(paths.about, { 'If-Modified-Since': tomorrow }, { status: 200 });
  }
});

test('HEAD is GET without the body, and any other method is refused', async () => {
  const nosniff = { 'x-content-type-options': 'nosniff' };
  for (const path of [paths.about, script, '/no-such-page']) {
    for (const [host, { origin }] of hosts) {
      const [get, head] = [await ask(origin, path), await ask(origin, path, {}, 'HEAD')];
      expect.soft([head.status, head.body.length], host).toEqual([get.status, 0]);
      expect.soft({ ...head.headers, date: '' }, host).toEqual({ ...get.headers, date: '' });
    }
    for (const method of ['POST', 'PUT', 'OPTIONS', 'TRACE'])
      await expectAnswers(path, { status: 405, headers: { allow: 'GET, HEAD', ...nosniff } }, { method });
  }
});

test('one range of a file is sent; of any other wish the whole file', async () => {
  const file = read(picture);
  for (const [range, status, body] of [
    ['bytes=2-5', 206, file.subarray(2, 6)],
    ['bytes=7-', 206, file.subarray(7)],
    ['bytes=-3', 206, file.subarray(file.length - 3)],
    ['bytes=0-1,3-4', 200, file],
    ['junk', 200, file],
    [`bytes=${file.length}-`, 416, undefined],
  ] as const)
    await expectAnswers(
      picture,
      { status, body, headers: { 'x-content-type-options': 'nosniff' } },
      { headers: { Range: range } },
    );
  await expectAnswers('/no-such-page', notFoundPage, {
    headers: { Range: 'bytes=0-1', 'If-None-Match': '*' },
  });
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
  for (const [host, start] of [
    ['nginx', () => startNginx(nginxSite(configuration))],
    ['caddy', () => startCaddy(caddyfile(configuration))],
  ] as const) {
    const { origin, stop } = await start();
    for (const { from, to, status } of redirects)
      for (const path of [from, `${from}/`, `${from}?x=1`])
        expectAnswer(host, `${host}: ${path}`, await ask(origin, path), {
          status,
          headers: {
            location: to,
            'content-security-policy': expect.stringContaining("default-src 'none'"),
            'cache-control': expect.stringContaining('max-age=0'),
          },
        });
    for (const path of ['/oldXpage', '/OLDER', '/older/page'])
      expectAnswer(host, `${host}: ${path}`, await ask(origin, path), notFoundPage);
    await stop();
  }
});
