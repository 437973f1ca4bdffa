import { expect, test } from 'vitest';
import { percentile, summarize } from '#bench/statistics.ts';

test('the median of an odd count is the middle value, of an even count the middle of two, in whatever order', () => {
  expect(summarize([9, 1, 4])).toEqual({ median: 4, least: 1, most: 9 });
  expect(summarize([4, 1, 2, 9]).median).toBe(3);
  expect(summarize([10, 9]).median).toBe(9.5);
});

test('numbers are ordered as numbers', () => {
  expect(summarize([100, 20, 3]).median).toBe(20);
});

test('the 98th percentile of fifty values lies between the two highest', () => {
  const values = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(percentile(values, 98)).toBeCloseTo(49.02);
});

test('the values given stay as they are', () => {
  const values = [3, 1, 2];
  summarize(values);
  expect(values).toEqual([3, 1, 2]);
});

test('without values there is no median', () => {
  expect(() => summarize([])).toThrow('Nothing was measured.');
});
