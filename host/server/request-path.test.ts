import { expect, test } from 'vitest';
import { requestPath } from '#host/server/request-path.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about?from=ad&x=%', '/about'],
  ['/about#top', '/about'],
  ['/?%', '/'],
  ['/%61bout', '/about'],
  ['/caf%C3%A9', '/café'],
  ['/services/water-heater-repair', '/services/water-heater-repair'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['http://localhost:4173/about?x=/y', '/about'],
  ['HTTPS://example.com', '/'],
  ['http://localhost?x', '/'],
])('%s names %s', (target, path) => {
  expect(requestPath(target)).toBe(path);
});

test.each([
  '*',
  'about',
  '//',
  '//about',
  '/about//',
  '/a//b',
  '/.env',
  '/.vite/manifest.json',
  '/.well-known-too/security.txt',
  '/.well-known/../package.json',
  '/.',
  '/..',
  '/../package.json',
  '/a/../../package.json',
  '/%2e%2e/package.json',
  '/%2E%2E%2Fpackage.json',
  '/..%2fpackage.json',
  '/a%2fb',
  '/a%5Cb',
  '/..\\package.json',
  '/%00',
  '/a%0d%0aX: y',
  '/%',
  '/%E0%A4%A',
  'ftp://localhost/about',
])('%s names no file', (target) => {
  expect(requestPath(target)).toBeUndefined();
});
