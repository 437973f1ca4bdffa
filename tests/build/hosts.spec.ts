import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { paths, picturePath, securityContactPath, socialPicturePath } from '#app/paths.ts';
import { compress } from '#build/compress.ts';
import { caddyfile, nginxSite } from '#host/configurations/configuration.ts';
import { rulesIn } from '#host/configurations/headers-file.ts';
import { headersFor } from '#host/headers.ts';
import { service } from '#tests/company.ts';
import { type Answer, ask } from './ask.ts';
import { startCaddy, startNginx } from '#tests/real-servers.ts';
import { clientEntry, documents, folder, pages } from './site.ts';

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
const script = clientEntry(home);
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
  for (const { path, file } of pages) {
    const page = readFileSync(file);
    for (const address of path === '/' ? [path] : [path, `${path}/`]) {
      await askAll(address, (answer, what) => {
        expect.soft(answer.status, what).toBe(200);
        expect.soft(answer.body.equals(page), `${what}: the page`).toBe(true);
        expect.soft(answer.headers['content-type'], what).toBe('text/html;charset=utf-8');
        expectOurHeaders(answer, path, what);
      });
    }
  }
});

test('every kind of file, with its type and for as long as it may be kept', async () => {
  const [content = ''] = documents
    .map(({ html }) => /"(\/content\/[^"]+\.json)"/.exec(html)?.[1])
    .filter(Boolean);
  const files = [
    script,
    picture,
    '/favicon.svg',
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt',
    '/contact.vcf',
    securityContactPath,
    socialPicturePath(paths.home),
  ];
  for (const path of [
    ...files,
    '/manifest.webmanifest',
    '/service-worker.js',
    ...(content ? [content] : []),
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

test('every other address is the not-found page, with status 404', async () => {
  for (const path of [
    '/no-such-page',
    '/services/none',
    '/assets/none.js',
    '/images/none.webp',
    '/ABOUT',
    '/ab*',
    '/ab%2A',
    '/[a]bout',
    '/about%20',
    '/about;x',
    `/${'a'.repeat(4000)}`,
  ]) {
    await askAll(path, expectNotFoundPage);
  }
});

test('what hosts read is hidden, and what lies beside the site', async () => {
  for (const path of [
    '/404',
    '/404.html',
    '/404/',
    '/_headers',
    '/_HEADERS',
    '/_headers/',
    '/%5Fheaders',
    '/_redirects',
    '/about.html.br',
    '/index.html.gz/',
    '/index.html%2Ebr',
    '/assets',
    '/assets/',
    '/.env',
    '/.well-known',
    '/.well-known/',
    '/.well-known/other.txt',
    '/.made-from',
    '/%2Emade-from/',
    '/..%5cpackage.json',
    '/a\\b',
  ]) {
    await askAll(path, expectNotFoundPage);
  }
});

test('addresses that are not tidy have no page', async () => {
  for (const path of [
    '//',
    '//about',
    '/about//',
    '/services//maintenance',
    '/./about',
    '/services/../about',
    '/services/%2e%2e/about',
    '/services%2fmaintenance',
    '/a%0d%0aX:%20y',
    'http://example.com//about',
  ]) {
    await askAll(path, expectNotFoundPage);
  }
});

test('what is encoded without need, a query, and a whole address as proxies send it, is the page', async () => {
  const about = readFileSync(join(folder, 'about.html'));
  for (const path of [
    '/%61bout',
    '/about?x=//y',
    '/about?x=/../%',
    'http://example.com/about',
    'HTTP://example.com/about/',
  ]) {
    await askAll(path, (answer, what) => {
      expect.soft(answer.status, what).toBe(200);
      expect.soft(answer.body.equals(about), what).toBe(true);
      expectOurHeaders(answer, paths.about, what);
    });
  }
});

test('paths that leave the site or are malformed are refused: nothing is read, and the server goes on', async () => {
  for (const path of ['/..', '/../package.json', '/%2e%2e%2fpackage.json', '/%', '/%E0%A4%A', '/%00']) {
    await askAll(path, ({ status, body }, what) => {
      expect.soft([400, 404], what).toContain(status);
      expect.soft(status === 404 ? body.equals(notFound) : body.length < 500, what).toBe(true);
    });
  }
  for (const bytes of [
    'rubbish\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET about HTTP/1.1\r\nHost: a\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(2_000_000)}\r\n\r\n`,
    'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n',
  ]) {
    for (const [host, { origin }] of hosts) {
      const answer = await send(origin, bytes);
      expect.soft(answer, `${host}: ${bytes.slice(0, 40)}`).toMatch(/^(HTTP\/1\.[01] 4\d\d |$)/);
    }
  }
  await askAll('/', ({ status }, what) => expect(status, what).toBe(200));
});

/** All that comes back for these very bytes; nothing where the server only hangs up. */
async function send(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  socket.end();
  return text(socket).catch(() => '');
}

test('compressed as the visitor takes it, from files compressed beforehand', async () => {
  for (const path of [paths.about, script, '/no-such-page']) {
    const keptAs = path === '/no-such-page' ? paths.notFound : path;
    const file = join(served, path === script ? path : `${keptAs}.html`);
    for (const [accepted, coding, ending] of [
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['br;q=0, gzip', 'gzip', '.gz'],
      ['br;q=0', undefined, ''],
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

test('the answer is the page, also to visitors that accept something else', async () => {
  const about = readFileSync(join(folder, 'about.html'));
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
  for (const accepted of ['*', 'br;q=0.1, gzip;q=0.9', 'GZIP', 'rubbish', 'br;q=x']) {
    await askAll(
      paths.about,
      ({ status, headers, body }, what) => {
        expect.soft(status, what).toBe(200);
        const coding = headers['content-encoding'] ?? 'none';
        const decode = coding === 'br' || coding === 'gzip' ? decoders[coding] : decoders.none;
        expect.soft(decode(body).equals(about), `${what} for ${accepted}`).toBe(true);
      },
      { headers: { 'Accept-Encoding': accepted } },
    );
  }
});

test('what the visitor has is answered with 304, no body, and our headers', async () => {
  for (const path of [paths.about, script, picture]) {
    for (const [host, { origin }] of hosts) {
      const accepted = { 'Accept-Encoding': 'br' };
      const { headers } = await ask(origin, path, accepted);
      const tag = headers.etag ?? '';
      for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const answer = await ask(origin, path, { ...accepted, 'If-None-Match': condition });
        const what = `${host}: ${path} for ${condition}`;
        expect.soft(answer.status, what).toBe(304);
        expect.soft(answer.body.length, what).toBe(0);
        expect.soft(answer.headers.etag, what).toBe(tag);
        expectOurHeaders(answer, path, what);
      }
      const other = await ask(origin, path, { ...accepted, 'If-None-Match': '"other"' });
      expect.soft(other.status, `${host}: another file`).toBe(200);
    }
  }
});

test('a tag names one compression only, and no time names a file', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
  for (const [host, { origin }] of hosts) {
    const plain = await ask(origin, paths.about);
    const brotli = await ask(origin, paths.about, { 'Accept-Encoding': 'br' });
    expect.soft(brotli.headers.etag, host).not.toBe(plain.headers.etag);
    const since = await ask(origin, paths.about, { 'If-Modified-Since': tomorrow });
    expect.soft(since.status, host).toBe(200);
  }
});

test('HEAD is GET without the body', async () => {
  for (const path of [paths.about, script, '/no-such-page']) {
    for (const [host, { origin }] of hosts) {
      const get = await ask(origin, path);
      const head = await ask(origin, path, {}, 'HEAD');
      expect.soft(head.status, host).toBe(get.status);
      expect.soft(head.body.length, host).toBe(0);
      expect.soft({ ...head.headers, date: '' }, host).toEqual({ ...get.headers, date: '' });
    }
  }
});

test('any other method is refused, with the methods that are not', async () => {
  for (const path of [paths.about, '/no-such-page', script]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      await askAll(
        path,
        (answer, what) => {
          expect.soft(answer.status, what).toBe(405);
          expect.soft(answer.headers.allow, what).toBe('GET, HEAD');
          expect.soft(answer.headers['x-content-type-options'], what).toBe('nosniff');
          expect.soft(answer.headers['cache-control'], what).toContain('max-age=0');
        },
        { method },
      );
    }
  }
});

test('ranges', async () => {
  const file = readFileSync(join(folder, picture));
  const size = file.length;
  for (const [range, first, end] of [
    ['bytes=2-5', 2, 6],
    ['bytes=7-', 7, size],
    ['bytes=-3', size - 3, size],
    [`bytes=5-${size + 100}`, 5, size],
  ] as const) {
    await askAll(
      picture,
      (answer, what) => {
        expect.soft(answer.status, `${what} ${range}`).toBe(206);
        expect.soft(answer.headers['content-range'], what).toBe(`bytes ${first}-${end - 1}/${size}`);
        expect.soft(answer.body.equals(file.subarray(first, end)), `${what} ${range}`).toBe(true);
        expectOurHeaders(answer, picture, what);
      },
      { headers: { Range: range } },
    );
  }
  await askAll(
    picture,
    (answer, what) => {
      expect.soft(answer.status, what).toBe(416);
      expect.soft(answer.headers['content-range'], what).toBe(`bytes */${size}`);
      expect.soft(answer.headers['x-content-type-options'], what).toBe('nosniff');
    },
    { headers: { Range: `bytes=${size}-` } },
  );
  for (const headers of [
    { Range: 'bytes=0-1,3-4' },
    { Range: 'items=0-1' },
    { Range: 'junk' },
    { Range: 'bytes=0-1', 'If-Range': '"other"' },
  ]) {
    await askAll(
      picture,
      (answer, what) => {
        expect.soft(answer.status, `${what} ${headers.Range}`).toBe(200);
        expect.soft(answer.body.equals(file), `${what} ${headers.Range}`).toBe(true);
      },
      { headers },
    );
  }
  // What can't be read as a range may be ignored or refused.
  for (const range of ['bytes=9-5', 'bytes=a-b', 'bytes=-0']) {
    await askAll(
      picture,
      ({ status }, what) => expect.soft([200, 416], `${what} ${range}`).toContain(status),
      { headers: { Range: range } },
    );
  }
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
