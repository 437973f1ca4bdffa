import { expect, test } from 'vitest';
import { averageSentenceLength, gradeLevel } from '#tests/rules/readability.ts';

test('short words in short sentences read easily, long words in long sentences do not', () => {
  expect(gradeLevel(['Stop. Leave the door where it is. Then call us.'])).toBeLessThan(2);
  const text =
    'Unauthorized manipulation of torsional components constitutes an unacceptable occupational hazard.';
  expect(gradeLevel([text])).toBeGreaterThan(12);
});

test.each([
  [['Call us now.', 'Keep people away from it.'], 4],
  [['Call', 'Keep all people and pets away from it.'], 8],
])('a text ends a sentence, and headings make none look shorter: %j', (texts, words) => {
  expect(averageSentenceLength(texts)).toBe(words);
});
