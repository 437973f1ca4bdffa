import { expect, test } from 'vitest';
import { redirectIn, redirectsFile } from '#host/configurations/redirects-file.ts';

const file = redirectsFile([
  { from: '/old', to: '/about', status: 301 },
  { from: '/x', to: '/', status: 308 },
]);

test('`_redirects` has one line for each address that moved', () => {
  expect(file).toBe('/old /about 301\n/x / 308\n');
  expect(redirectsFile()).toBe('');
});

test('an address that moved is sent to its new one, and no other is', () => {
  expect(redirectIn(file, '/old')).toEqual({ to: '/about', status: 301 });
  expect(redirectIn(file, '/old/')).toBeUndefined();
  expect(redirectIn(file, '/about')).toBeUndefined();
  expect(redirectIn('', '/old')).toBeUndefined();
});
