import { expect, test } from 'vitest';
import { openingsIn, springYears } from '#app/spring-years.ts';

test.each([
  [10_000, 2, '14'],
  [10_000, 4, '6.8'],
  [10_000, 2.75, '10'],
  [25_000, 8, '8.6'],
  [25_000, 0.1, '685'],
  [10_000, 27.397, '1'],
])('%i cycles at %f openings a day are %s years', (cycles, openings, years) => {
  expect(springYears(cycles, openings)).toBe(years);
});

test.each([
  ['4', 4],
  [' 7,5 ', 7.5],
  ['.5', 0.5],
  ['', 'empty'],
  ['four', 'notANumber'],
  ['1e1', 'notANumber'],
  ['-3', 'zeroOrLess'],
  ['0', 'zeroOrLess'],
  ['50', 50],
  ['50.1', 'tooMany'],
])('"%s" is %s', (typed, openings) => {
  expect(openingsIn(typed)).toBe(openings);
});
