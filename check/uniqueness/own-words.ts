import { shingleLength } from '#check/uniqueness/shingles.ts';

/**
 * Words that stand on one page only: a word counts when every shingle that it is part of is found on no other page.
 * One word changed in the middle of a borrowed sentence gives one word, not nine.
 */
export function countOwnWords(
  blocks: readonly (readonly number[])[],
  repeatedShingles: ReadonlySet<number>,
): number {
  let count = 0;
  for (const block of blocks) {
    const words = block.length === 0 ? 0 : block.length + shingleLength - 1;
    let lastRepeated = -shingleLength;
    for (let word = 0; word < words; word += 1) {
      const shingle = block[word];
      if (shingle !== undefined && repeatedShingles.has(shingle)) lastRepeated = word;
      if (word - lastRepeated >= shingleLength) count += 1;
    }
  }
  return count;
}
