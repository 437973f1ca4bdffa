import { describe, expect, test } from 'vitest';
import { isCacheable, isShowable, strategyFor, surplus } from '#app/offline/request-strategy.ts';

const own = 'https://www.site.example';

function strategy(
  address: string,
  {
    method = 'GET',
    mode = 'cors',
    headers = {},
  }: Partial<{ method: string; mode: RequestMode; headers: HeadersInit }> = {},
) {
  const url = new URL(address, own).href;
  return strategyFor({ method, mode, url, headers: new Headers(headers) }, own);
}

test.each<[string | undefined, string, Parameters<typeof strategy>[1]?]>([
  ['page', '/about?from=ad', { mode: 'navigate' }],
  ['page', '/no-such-page', { mode: 'navigate' }],
  ['file', '/assets/entry.client-abc.js'],
  ['content', '/content/0123456789/about.json'],
  // The browser goes on as if there were no worker.
  [undefined, '/images/hero-home-800.avif'],
  [undefined, '/service-worker.js'],
  [undefined, '/assetsque/a.js'],
  [undefined, 'https://maps.example/assets/a.js'],
  [undefined, 'https://maps.example/', { mode: 'navigate' }],
  [undefined, 'http://www.site.example/assets/a.js'],
  [undefined, '/', { mode: 'navigate', method: 'POST' }],
  [undefined, '/assets/a.js', { method: 'HEAD' }],
  [undefined, '/assets/a.js', { headers: { Range: 'bytes=0-1' } }],
])('answers as "%s": %s', (expected, address, request) => {
  expect(strategy(address, request)).toBe(expected);
});

const html = 'text/html;charset=utf-8';

/** A page as the host answers it. */
function page({ body = '<aside data-placement="dock">', status = 200, type = html } = {}): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}

const foreign = { body: '<h1>Welcome to our Wi-Fi</h1>' };

/** An answer as only browsers make them. */
function as(kind: Partial<Pick<Response, 'ok' | 'redirected' | 'type'>>): Response {
  const answer = page();
  for (const [name, value] of Object.entries(kind)) Object.defineProperty(answer, name, { value });
  return answer;
}

const redirect = as({ ok: false, type: 'opaqueredirect' });

describe('an answer is cached', () => {
  test('when it is a whole page of the site, or a file of the app', async () => {
    expect(await isCacheable('/about', page())).toBe(true);
    expect(await isCacheable('/content/v1/about.json', page({ body: '{}', type: 'application/json' }))).toBe(
      true,
    );
    expect(await isCacheable('/assets/a.js', page({ body: '', type: 'text/javascript' }))).toBe(true);
  });

  test.each([
    ['is the site’s page for an address that is none', '/about', page({ status: 404 })],
    ['is a failing host’s', '/about', page({ ...foreign, status: 503 })],
    ['is a page that is not the site’s', '/about', page(foreign)],
    ['was redirected: it could not answer a navigation', '/about', as({ redirected: true })],
    ['is a redirect', '/about', redirect],
    ['is a page in place of a script', '/assets/a.js', page(foreign)],
    ['is a page in place of content', '/content/v1/about.json', page()],
    ['is a picture that was opened by itself', '/images/a.webp', page({ body: '', type: 'image/webp' })],
  ])('not when it %s', async (_, path, answer) => {
    expect(await isCacheable(path, answer)).toBe(false);
  });
});

describe('an answer is shown', () => {
  test.each([
    ['a page of the site', '/about', page()],
    ['the site’s page for an address that is none', '/about', page({ status: 404 })],
    ['the same for a file that is none', '/about.pdf', page({ status: 404 })],
    ['a redirect', '/old', redirect],
    ['a picture that was opened by itself', '/images/a.webp', page({ body: '', type: 'image/webp' })],
  ])('when it is %s', async (_, path, answer) => {
    expect(await isShowable(path, answer)).toBe(true);
  });

  test.each([
    [500, html],
    [503, 'text/plain'],
    [404, html],
    [200, html],
    [200, 'text/plain'],
  ])('not when it is what a host or a network answers in place of a page: %s, %s', async (status, type) => {
    expect(await isShowable('/about', page({ ...foreign, status, type }))).toBe(false);
  });
});

test('of too many, the oldest are the surplus', () => {
  expect(surplus(['oldest', 'older', 'new'], 2)).toEqual(['oldest']);
  expect(surplus(['oldest', 'older', 'new'], 3)).toEqual([]);
  expect(surplus([], 3)).toEqual([]);
});
