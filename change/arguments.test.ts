import { expect, test } from 'vitest';
import { withNegativeValues } from '#change/arguments.ts';

test('a place that begins with a minus is the value of its option', () => {
  expect(withNegativeValues(['area', 'X', '--at', '-97.75, 30.25', '--zip', '90001'])).toEqual([
    'area',
    'X',
    '--at=-97.75, 30.25',
    '--zip',
    '90001',
  ]);
});
