import { expect, test } from 'vitest';
import {
  anyOf,
  containment,
  fingerprints,
  jaccard,
  mask,
  maskedWords,
  shingles,
} from '#check/uniqueness/shingles.ts';

const names = anyOf(['Zelta', 'Two-Rock', 'Water Heater Springs Repair', 'Water Heater Springs']);
const shinglesOf = (text: string) => shingles(maskedWords(text, names));

test('masks names, their possessives and longer names before shorter ones', () => {
  expect(maskedWords('Water Heater Springs Repair in Zelta: Two-Rock’s salt', names)).toEqual([
    mask,
    'in',
    mask,
    mask,
    'salt',
  ]);
});

test('masks whole words only', () => {
  expect(maskedWords('Zeltas', names)).toEqual(['zeltas']);
});

test('keeps words with apostrophes, dashes and digits whole', () => {
  expect(maskedWords('Don’t re-use 2 well-worn springs.', names)).toEqual([
    "don't",
    're-use',
    '2',
    'well-worn',
    'springs',
  ]);
});

test('swapping a name leaves the same shingles', () => {
  expect(shinglesOf('Salt air in Zelta wears a spring')).toEqual(
    shinglesOf('Salt air in Two-Rock wears a spring'),
  );
});

test('a block has a shingle for every word that four more follow', () => {
  expect(shingles(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a b c d e', 'b c d e f']);
  expect(shingles(['a', 'b', 'c', 'd'])).toEqual([]);
});

test('fingerprints differ where shingles do, also by a letter or in the order of words', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`);
  const [first = 0, ...rest] = fingerprints(words);
  expect(new Set([first, ...rest]).size).toBe(4996);
  expect(fingerprints(['word0', 'word1', 'word2', 'word3', 'word4'])).toEqual([first]);
  expect(fingerprints(['word1', 'word0', 'word2', 'word3', 'word4'])).not.toEqual([first]);
  expect(Number.isSafeInteger(first)).toBe(true);
});

test('containment goes by the smaller text, Jaccard by both together', () => {
  expect(containment({ sizes: [2, 3], shared: 1 })).toBe(1 / 2);
  expect(jaccard({ sizes: [2, 3], shared: 1 })).toBe(1 / 4);
  expect(jaccard({ sizes: [2, 2], shared: 2 })).toBe(1);
});

test('a text with nothing of its own counts as a copy', () => {
  expect(containment({ sizes: [0, 1], shared: 0 })).toBe(1);
  expect(jaccard({ sizes: [0, 0], shared: 0 })).toBe(1);
});
