/** Words in a row that are compared at a time. */
export const shingleLength = 5;

/** Stands in a text where a name stood. */
export const mask = '▮';

/** The words of a text in lower case. Each of the names counts as one masked word, so that swapping names changes nothing. */
export function maskedWords(text: string, names: RegExp): string[] {
  const masked = text.toLowerCase().replaceAll('’', "'").replace(names, mask);
  return masked.match(/▮|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Finds each of the names, and its possessive. The longest come first: one name may begin with another. */
export function anyOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => name.toLowerCase());
  return new RegExp(
    String.raw`\b(?:${longestFirst.map((name) => RegExp.escape(name)).join('|')})(?:'s)?\b`,
    'g',
  );
}

/** Every run of five words of a block. A shorter block has none: it is too short to tell a copy from a coincidence. */
export function shingles(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - shingleLength + 1))
    .map((_, start) => words.slice(start, start + shingleLength).join(' '));
}

/**
 * Every shingle of a block as a number: of thousands of pages they fit into memory, where texts don't.
 * That two of five million shingles share one of 2^53 numbers happens once in seven hundred builds.
 */
export function fingerprints(words: readonly string[]): number[] {
  return shingles(words).map(fingerprint);
}

/** A text's hash of 53 bits, the most that a number holds exactly (cyrb53). */
function fingerprint(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  const mixedLow =
    Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 0xc2b2ae35);
  return (mixedLow & 0x1fffff) * 2 ** 32 + (mixedHigh >>> 0);
}

/** Two texts, by how many shingles they have: each its own, and both the same. */
export interface Overlap {
  sizes: readonly [number, number];
  shared: number;
}

/** How much of the smaller text stands in the other one: 1 means that one text is part of the other. */
export function containment({ sizes, shared }: Overlap): number {
  const smaller = Math.min(...sizes);
  // A text with nothing of its own is part of any other.
  return smaller === 0 ? 1 : shared / smaller;
}

/** How much of both texts together stands in both: 1 means that the texts are the same. */
export function jaccard({ sizes: [a, b], shared }: Overlap): number {
  const together = a + b - shared;
  return together === 0 ? 1 : shared / together;
}
