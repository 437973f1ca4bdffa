import { expect, test } from 'vitest';
import { averageSentenceLength, gradeLevel } from '#tests/rules/readability.ts';

test('short words in short sentences read easily', () => {
  expect(gradeLevel(['Stop. Leave the door where it is. Then call us.'])).toBeLessThan(2);
});

test('long words in long sentences do not', () => {
  const text =
    'Unauthorized manipulation of torsional counterbalance components constitutes an unacceptable occupational hazard.';
  expect(gradeLevel([text])).toBeGreaterThan(12);
});

test('a list of short items is not read as one long sentence', () => {
  expect(averageSentenceLength(['Call us now.', 'Keep people away from it.'])).toBe(4);
});

test('headings and buttons do not make sentences look shorter', () => {
  expect(averageSentenceLength(['Call', 'Keep all people and pets away from it.'])).toBe(8);
  expect(averageSentenceLength(['Heading only'])).toBe(0);
});
