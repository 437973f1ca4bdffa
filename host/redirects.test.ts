import { afterEach, expect, test } from 'vitest';
import { allPages } from '#app/content/pages.ts';
import { redirectFor, redirects, redirectsFile } from '#host/redirects.ts';

const current = [...redirects];
afterEach(() => void redirects.splice(0, redirects.length, ...current));

test('an address that moved is sent to its new one, and no other is', () => {
  redirects.push({ from: '/old', to: '/about', status: 301 });
  expect(redirectFor('/old')).toEqual({ from: '/old', to: '/about', status: 301 });
  expect(redirectFor('/old/')).toBeUndefined();
  expect(redirectFor('/about')).toBeUndefined();
});

test('`_redirects` has one line for each', () => {
  redirects.splice(
    0,
    redirects.length,
    { from: '/old', to: '/about', status: 301 },
    { from: '/x', to: '/', status: 308 },
  );
  expect(redirectsFile()).toBe('/old /about 301\n/x / 308\n');
});

test('every redirect leads from an address without a page straight to a page', () => {
  const pages = new Set<string>(allPages().map(({ path }) => path));
  for (const { from, to } of redirects) {
    expect(
      pages.has(from),
      `${from} is a page, so visitors must not be sent away from it: remove the redirect`,
    ).toBe(false);
    expect(pages.has(to), `${to} is no page: let ${from} lead to one in host/redirects.ts`).toBe(true);
  }
});
