import { expect, test } from 'vitest';
import { isReservedOrigin } from '#content/rules/web-address.ts';

test.each([
  'https://www.doors.example',
  'https://doors.test',
  'https://example.com',
  'https://www.example.org',
  'https://doors.localhost',
])('%s is an address that no visitor can reach', (origin) => {
  expect(isReservedOrigin(origin)).toBe(true);
});

test.each([
  'https://www.doors-of-zelta.com',
  'https://doors-of-zelta.co',
  'https://example.doors-of-zelta.com',
])('%s may be a site’s', (origin) => {
  expect(isReservedOrigin(origin)).toBe(false);
});
