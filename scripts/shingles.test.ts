import { expect, test } from 'vitest';
import { containment, jaccard, mask, maskedWords, shingles } from '#scripts/shingles.ts';

const names = ['Vista', 'Tri-City', 'Garage Door Springs Repair', 'Garage Door Springs'];
const shinglesOf = (text: string) => shingles(maskedWords(text, names));

test('masks names, their possessives and longer names before shorter ones', () => {
  expect(maskedWords('Garage Door Springs Repair in Vista: Tri-City’s salt', names)).toEqual([
    mask,
    'in',
    mask,
    mask,
    'salt',
  ]);
});

test('masks whole words only', () => {
  expect(maskedWords('Vistas', names)).toEqual(['vistas']);
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
  expect(shinglesOf('Salt air in Vista wears a spring')).toEqual(
    shinglesOf('Salt air in Tri-City wears a spring'),
  );
});

test('a block has a shingle for every word that four more follow', () => {
  expect(shingles(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a b c d e', 'b c d e f']);
  expect(shingles(['a', 'b', 'c', 'd'])).toEqual([]);
});

test('containment goes by the smaller set, Jaccard by both together', () => {
  const [small, large] = [new Set(['1', '2']), new Set(['2', '3', '4'])];
  expect(containment(small, large)).toBe(1 / 2);
  expect(jaccard(small, large)).toBe(1 / 4);
  expect(jaccard(small, small)).toBe(1);
});

test('a text with nothing of its own counts as a copy', () => {
  expect(containment(new Set(), new Set(['1']))).toBe(1);
  expect(jaccard(new Set(), new Set())).toBe(1);
});
