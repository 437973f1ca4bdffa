import { expect, test } from 'vitest';
import { isCacheable, isShowable, strategyFor } from '#app/offline/request-strategy.ts';
import { doorDrawingsPath } from '#app/paths.ts';

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
  ['file', doorDrawingsPath],
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

/** What becomes of an answer: it may be cached, or only shown, or neither. */
type Use = 'is cached' | 'is shown' | 'is neither';

test.each<[string, Use, string, Response]>([
  ['a page of the site', 'is cached', '/about', page()],
  ['one without quotation marks', 'is cached', '/about', page({ body: '<aside data-placement=dock>' })],
  ['content', 'is cached', '/content/v1/about.json', file('application/json')],
  ['a script', 'is cached', '/assets/a.js', file('text/javascript')],
  ['the drawings', 'is cached', doorDrawingsPath, file('image/svg+xml')],
  ['a picture that was opened by itself', 'is shown', '/images/a.webp', file('image/webp')],
  ['the site’s not-found page', 'is shown', '/about', page({ status: 404 })],
  ['a redirect', 'is shown', '/old', as({ ok: false, type: 'opaqueredirect' })],
  // It could not answer a navigation.
  ['what was redirected', 'is shown', '/about', as({ redirected: true })],
  ['a page in place of content', 'is shown', '/content/v1/about.json', page()],
  ['a foreign page in place of a script', 'is neither', '/assets/a.js', page(foreign)],
  ...[500, 503, 404, 200].flatMap((status) =>
    [html, 'text/plain'].map((type): [string, Use, string, Response] => [
      `a host’s or a network’s ${status} of ${type} in place of a page`,
      'is neither',
      '/about',
      page({ ...foreign, status, type }),
    ]),
  ),
])('%s %s: %s', async (_, use, path, answer) => {
  expect(await isCacheable(path, answer)).toBe(use === 'is cached');
  expect(await isShowable(path, answer)).toBe(use !== 'is neither');
});
