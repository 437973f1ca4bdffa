import { expect, test } from 'vitest';
import { sentence } from '#app/content/problem.ts';

const problem = {
  file: 'a.yaml',
  field: ['card'],
  value: 'Short.',
  message: 'is short',
  remedy: 'write more',
};

test('a problem in a sentence says why it matters, where that is known', () => {
  expect(sentence(problem)).toBe('card "Short." is short: write more');
  expect(sentence({ ...problem, reason: 'its place would look empty' })).toBe(
    'card "Short." is short. Why: its place would look empty. Do: write more',
  );
});
