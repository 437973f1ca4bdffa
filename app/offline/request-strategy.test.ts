import { expect, test } from 'vitest';
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

const file = (type: string) => page({ body: '{}', type });

test.each<[string, string, Response, { cached: boolean; shown: boolean }]>([
  ['a page of the site', '/about', page(), { cached: true, shown: true }],
  [
    'one whose quotation marks a proxy has taken out',
    '/about',
    page({ body: '<aside data-placement=dock>' }),
    { cached: true, shown: true },
  ],
  ['content', '/content/v1/about.json', file('application/json'), { cached: true, shown: true }],
  ['a script', '/assets/a.js', file('text/javascript'), { cached: true, shown: true }],
  [
    'a picture that was opened by itself',
    '/images/a.webp',
    file('image/webp'),
    { cached: false, shown: true },
  ],
  [
    'the site’s page for an address that is none',
    '/about',
    page({ status: 404 }),
    { cached: false, shown: true },
  ],
  ['a redirect', '/old', as({ ok: false, type: 'opaqueredirect' }), { cached: false, shown: true }],
  // It could not answer a navigation.
  ['what was redirected', '/about', as({ redirected: true }), { cached: false, shown: true }],
  ['a page in place of content', '/content/v1/about.json', page(), { cached: false, shown: true }],
  ['a foreign page in place of a script', '/assets/a.js', page(foreign), { cached: false, shown: false }],
  ...[
    { status: 500 },
    { status: 503, type: 'text/plain' },
    { status: 404 },
    { status: 200 },
    { status: 200, type: 'text/plain' },
  ].map((answer): [string, string, Response, { cached: boolean; shown: boolean }] => [
    `a host’s or a network’s answer in place of a page: ${JSON.stringify(answer)}`,
    '/about',
    page({ ...foreign, ...answer }),
    { cached: false, shown: false },
  ]),
])('%s: %s', async (_, path, answer, expected) => {
  const [cached, shown] = [await isCacheable(path, answer), await isShowable(path, answer)];
  expect({ cached, shown }).toEqual(expected);
});

test('of too many, the oldest are the surplus', () => {
  expect(surplus(['oldest', 'older', 'new'], 2)).toEqual(['oldest']);
  expect(surplus(['oldest', 'older', 'new'], 3)).toEqual([]);
  expect(surplus([], 3)).toEqual([]);
});
