import { expect, test } from 'vitest';
import { countOwnWords } from '#check/uniqueness/own-words.ts';
import { anyOf, fingerprints, maskedWords } from '#check/uniqueness/shingles.ts';

const names = anyOf(['Zelta']);
const block = (text: string) => fingerprints(maskedWords(text, names));

test('words that no other page has count, block by block', () => {
  const blocks = [block('Salt air eats the lower cable.'), block('Dust grinds at every single roller here.')];
  expect(countOwnWords(blocks, new Set(blocks[0]))).toBe(7);
});

test('a borrowed sentence with one word changed gives one word', () => {
  const own = block('the salt in the fog eats the lowest cable of every single door in town');
  const borrowed = block('the salt in the fog eats the oldest cable of every single door in town');
  expect(countOwnWords([own], new Set(borrowed))).toBe(1);
});

test('a block that is too short to be compared gives none', () => {
  expect(countOwnWords([block('Call us today')], new Set())).toBe(0);
});
