import { describe, expect, test } from 'vitest';
import { isKeepable, strategyFor, surplus } from '#app/offline/request-strategy.ts';

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

describe('the worker answers', () => {
  test.each(['/', '/about', '/about?from=ad', '/no-such-page', '/sitemap.xml'])(
    'every navigation, as to %s',
    (address) => {
      expect(strategy(address, { mode: 'navigate' })).toBe('page');
    },
  );

  test('files whose names change with their content', () => {
    expect(strategy('/assets/entry.client-abc.js')).toBe('file');
    expect(strategy('/assets/sans-abc.woff2')).toBe('file');
    expect(strategy('/content/0123456789/about.json')).toBe('content');
  });
});

describe('the browser goes on as if there were no worker', () => {
  test.each([
    '/images/hero-home-800.avif',
    '/icons/icon-192.png',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/assetsque/a.js',
  ])('for %s', (address) => {
    expect(strategy(address)).toBeUndefined();
  });

  test('for other sites, whatever is asked of them', () => {
    expect(strategy('https://maps.example/assets/a.js')).toBeUndefined();
    expect(strategy('https://maps.example/', { mode: 'navigate' })).toBeUndefined();
    expect(strategy('http://www.site.example/assets/a.js')).toBeUndefined();
  });

  test('for what changes something, or asks for headers only', () => {
    expect(strategy('/', { mode: 'navigate', method: 'POST' })).toBeUndefined();
    expect(strategy('/assets/a.js', { method: 'HEAD' })).toBeUndefined();
  });

  test('for parts of files', () => {
    expect(strategy('/assets/a.js', { headers: { Range: 'bytes=0-1' } })).toBeUndefined();
  });
});

describe('an answer is kept', () => {
  const page = {
    ok: true,
    redirected: false,
    type: 'basic' as ResponseType,
    headers: ofType('text/html;charset=utf-8'),
  };

  test('when it is a whole page or content of the site', () => {
    expect(isKeepable(page)).toBe(true);
    expect(isKeepable({ ...page, headers: ofType('application/json') })).toBe(true);
  });

  test.each([
    ['has another status', { ok: false }],
    ['was redirected: it could not answer a navigation', { redirected: true }],
    ['is a redirect', { ok: false, type: 'opaqueredirect' as ResponseType }],
    ['can’t be looked into', { ok: false, type: 'opaque' as ResponseType }],
    ['is another site’s', { type: 'cors' as ResponseType }],
    ['is a picture that was opened by itself', { headers: ofType('image/webp') }],
    ['has no type', { headers: new Headers() }],
  ])('not when it %s', (_, difference) => {
    expect(isKeepable({ ...page, ...difference })).toBe(false);
  });

  function ofType(type: string) {
    return new Headers({ 'Content-Type': type });
  }
});

test('of too many, the oldest are the surplus', () => {
  expect(surplus(['oldest', 'older', 'new'], 2)).toEqual(['oldest']);
  expect(surplus(['oldest', 'older', 'new'], 3)).toEqual([]);
  expect(surplus([], 3)).toEqual([]);
});
