import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paths, picturePath, securityContactPath, socialPicturePath } from '#app/paths.ts';
import { compress } from '#build/compress.ts';
import { caddyfile, nginxSite } from '#host/configurations/configuration.ts';
import { rulesIn } from '#host/configurations/headers-file.ts';
import { headersFor } from '#host/headers.ts';
import { service } from '#tests/company.ts';
import { type Answer, ask } from './ask.ts';
import { startCaddy, startNginx } from '#tests/real-servers.ts';
import { clientEntry, fileOf, folder, pages } from '#tests/built-html/site.ts';

/** Real servers with the configurations of the build: to visitors they are the same. */

test.skip(process.platform !== 'linux', 'Caddy and nginx are Debian’s packages.');
// One after the other in one process, so that each server is started once.
test.describe.configure({ mode: 'default', timeout: 600_000 });

interface Host {
  origin: string;
  stop: () => unknown;
}

const hosts = new Map<string, Host>();
const rules = rulesIn(readFileSync(join(folder, '_headers'), 'utf8'));
const home = readFileSync(join(folder, 'index.html'), 'utf8');
const script = clientEntry(home) ?? '';
const picture = picturePath(service.picture.name);
const notFound = readFileSync(join(folder, '404.html'));

/** The built site, compressed as a release does it. */
const served = mkdtempSync(join(tmpdir(), 'served-'));

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

/** Asks all hosts the same, and checks each answer. */
async function askAll(
  path: string,
  check: (answer: Answer, what: string) => void,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
) {
  const answers = [...hosts].map(async ([host, { origin }]) => {
    check(await ask(origin, path, headers, method), `${host}: ${method} ${path.slice(0, 60)}`);
  });
  await Promise.all(answers);
}

/** The headers of our own: the same from every host. */
function expectOurHeaders({ headers }: Answer, keptAs: string, what: string) {
  const expected: Record<string, string | undefined> = {
    'last-modified': undefined,
    'set-cookie': undefined,
    'x-powered-by': undefined,
    vary: 'Accept-Encoding',
    // It says its name, and no version; no other says anything.
    server: what.startsWith('nginx') ? 'nginx' : undefined,
  };
  for (const [name, value] of Object.entries(headersFor(rules, keptAs))) expected[name.toLowerCase()] = value;
  const answered = Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));
  expect.soft(answered, what).toEqual(expected);
}

function expectNotFoundPage(answer: Answer, what: string) {
  expect.soft(answer.status, what).toBe(404);
  expect.soft(answer.body.equals(notFound), `${what}: the not-found page`).toBe(true);
  expect.soft(answer.headers['content-type'], what).toBe('text/html;charset=utf-8');
  expectOurHeaders(answer, paths.notFound, what);
}

test('every page, with a slash at its end or without', async () => {
  for (const built of pages) {
    const page = readFileSync(fileOf(built));
    for (const address of built.path === '/' ? ['/'] : [built.path, `${built.path}/`]) {
      await askAll(address, (answer, what) => {
        expect.soft(answer.status, what).toBe(200);
        expect.soft(answer.body.equals(page), `${what}: the page`).toBe(true);
        expect.soft(answer.headers['content-type'], what).toBe('text/html;charset=utf-8');
        expectOurHeaders(answer, built.path, what);
      });
    }
  }
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
  ]) {
    const file = readFileSync(join(folder, path));
    const types = new Set<string | undefined>();
    await askAll(path, (answer, what) => {
      expect.soft(answer.status, what).toBe(200);
      expect.soft(answer.body.equals(file), what).toBe(true);
      expectOurHeaders(answer, path, what);
      types.add(answer.headers['content-type']);
    });
    expect.soft([...types], path).toHaveLength(1);
  }
});

test.describe('the not-found page, with status 404, is', () => {
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
    test(what, async () => {
      for (const path of addresses) await askAll(path, expectNotFoundPage);
    });
});

test('an address that is encoded without need, has a query, or is whole as proxies send it, is the page', async () => {
  const about = readFileSync(join(folder, 'about.html'));
  for (const path of ['/%61bout', '/about?x=//y', '/about?x=/../%', 'HTTP://example.com/about/'])
    await askAll(path, (answer, what) => {
      expect.soft(answer.status, what).toBe(200);
      expect.soft(answer.body.equals(about), what).toBe(true);
      expectOurHeaders(answer, paths.about, what);
    });
});

test('an address that leaves the site or is malformed is refused', async () => {
  for (const path of ['/../package.json', '/%2e%2e%2fpackage.json', '/%', '/%E0%A4%A', '/%00'])
    await askAll(path, ({ status, body }, what) => {
      expect.soft([400, 404], what).toContain(status);
      expect.soft(status === 404 ? body.equals(notFound) : body.length < 500, what).toBe(true);
    });
});

test('compressed as the visitor accepts it, from files compressed beforehand', async () => {
  for (const path of [paths.about, script, '/no-such-page']) {
    const keptAs = path === '/no-such-page' ? paths.notFound : path;
    const file = join(served, path === script ? path : `${keptAs}.html`);
    for (const [accepted, coding, ending] of [
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['br;q=0, gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const) {
      const expected = readFileSync(file + ending);
      await askAll(
        path,
        (answer, what) => {
          expect.soft(answer.headers['content-encoding'], `${what} for ${accepted}`).toBe(coding);
          expect.soft(answer.body.equals(expected), `${what} for ${accepted}`).toBe(true);
          expectOurHeaders(answer, keptAs, what);
        },
        { headers: { 'Accept-Encoding': accepted } },
      );
    }
  }
});

test('a file that the visitor has is answered with 304 and our headers; its tag names one compression', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
  const accepted = { 'Accept-Encoding': 'br' };
  for (const [host, { origin }] of hosts) {
    for (const path of [paths.about, script, picture]) {
      const { etag = '' } = (await ask(origin, path, accepted)).headers;
      for (const condition of [etag, `"other", ${etag}`]) {
        const answer = await ask(origin, path, { ...accepted, 'If-None-Match': condition });
        const what = `${host}: ${path} for ${condition}`;
        expect.soft([answer.status, answer.body.length, answer.headers.etag], what).toEqual([304, 0, etag]);
        expectOurHeaders(answer, path, what);
      }
      const other = await ask(origin, path, { ...accepted, 'If-None-Match': '"other"' });
      expect.soft(other.status, `${host}: another file`).toBe(200);
    }
    const [plain, brotli] = [await ask(origin, paths.about), await ask(origin, paths.about, accepted)];
    expect.soft(brotli.headers.etag, host).not.toBe(plain.headers.etag);
    // The time of a build says nothing about a file.
    const since = await ask(origin, paths.about, { 'If-Modified-Since': tomorrow });
    expect.soft(since.status, host).toBe(200);
  }
});

test('HEAD is GET without the body, and any other method is refused', async () => {
  for (const path of [paths.about, script, '/no-such-page']) {
    for (const [host, { origin }] of hosts) {
      const [get, head] = [await ask(origin, path), await ask(origin, path, {}, 'HEAD')];
      expect.soft([head.status, head.body.length], host).toEqual([get.status, 0]);
      expect.soft({ ...head.headers, date: '' }, host).toEqual({ ...get.headers, date: '' });
    }
    for (const method of ['POST', 'PUT', 'OPTIONS', 'TRACE'])
      await askAll(
        path,
        (answer, what) => {
          expect.soft(answer.status, what).toBe(405);
          expect.soft(answer.headers.allow, what).toBe('GET, HEAD');
          expect.soft(answer.headers['x-content-type-options'], what).toBe('nosniff');
        },
        { method },
      );
  }
});

test('one range of a file is sent; of any other wish the whole file', async () => {
  const file = readFileSync(join(folder, picture));
  const size = file.length;
  for (const [range, status, body] of [
    ['bytes=2-5', 206, file.subarray(2, 6)],
    ['bytes=7-', 206, file.subarray(7)],
    ['bytes=-3', 206, file.subarray(size - 3)],
    ['bytes=0-1,3-4', 200, file],
    ['junk', 200, file],
  ] as const)
    await askAll(
      picture,
      (answer, what) => {
        expect.soft(answer.status, `${what} ${range}`).toBe(status);
        expect.soft(answer.body.equals(body), `${what} ${range}`).toBe(true);
      },
      { headers: { Range: range } },
    );
  await askAll(
    picture,
    (answer, what) => {
      expect.soft(answer.status, what).toBe(416);
      expect.soft(answer.headers['x-content-type-options'], what).toBe('nosniff');
    },
    { headers: { Range: `bytes=${size}-` } },
  );
  await askAll('/no-such-page', expectNotFoundPage, {
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
  const moved = new Map<string, Host>();
  try {
    moved.set('nginx', await startNginx(nginxSite(configuration)));
    moved.set('caddy', await startCaddy(caddyfile(configuration)));
    for (const [host, { origin }] of moved) {
      for (const { from, to, status } of redirects) {
        for (const path of [from, `${from}/`, `${from}?x=1`]) {
          const answer = await ask(origin, path);
          expect.soft(answer.status, `${host}: ${path}`).toBe(status);
          expect.soft(answer.headers.location, `${host}: ${path}`).toBe(to);
          expect.soft(answer.headers['content-security-policy'], host).toContain("default-src 'none'");
          expect.soft(answer.headers['cache-control'], host).toContain('max-age=0');
        }
      }
      for (const path of ['/oldXpage', '/OLDER', '/older/page']) {
        expectNotFoundPage(await ask(origin, path), `${host}: ${path}`);
      }
    }
  } finally {
    for (const { stop } of moved.values()) await stop();
  }
});
