import { expect, test } from 'vitest';
import { byteRange } from '#host/server/byte-range.ts';

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=2-5', 2, 5],
  ['bytes=2-', 2, 99],
  ['bytes=99-', 99, 99],
  ['bytes=90-1000', 90, 99],
  ['bytes=0-99999999999999999999999', 0, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-1000', 0, 99],
  ['Bytes= 2-5 ', 2, 5],
])('"%s" of 100 bytes is %i to %i', (header, first, last) => {
  expect(byteRange(header, 100)).toEqual({ first, last });
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=99999999999999999999999-', 'bytes=-0'])(
  '"%s" of 100 bytes cannot be satisfied',
  (header) => {
    expect(byteRange(header, 100)).toBe('unsatisfiable');
  },
);

test.each([
  undefined,
  '',
  'junk',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=9-5',
  'bytes=a-b',
  'bytes=1.5-2',
  'bytes=--5',
  'bytes=0x1-0x2',
  'bytes 0-5',
  'items=0-5',
  'bytes=0-5, 10-15',
  'bytes=0-5, junk',
])('"%s" asks for the whole file', (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});

test('an empty file has no range', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBeUndefined();
});
