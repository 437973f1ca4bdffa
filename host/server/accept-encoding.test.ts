import { expect, test } from 'vitest';
import { acceptedCodings } from '#host/server/accept-encoding.ts';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['deflate, zstd', []],
  ['br', ['br']],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP, BR', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['brotli', []],
])('%s takes %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected);
});

test.each([
  ['br;q=0', []],
  ['br;q=0.000, gzip', ['gzip']],
  ['br; q=0 , gzip ; Q=0.1', ['gzip']],
  ['*;q=0', []],
  ['*, br;q=0', ['gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['gzip;q=0.5, br;q=0.5', ['br', 'gzip']],
  ['br;q=much', []],
])('by its weights, %s takes %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected);
});
