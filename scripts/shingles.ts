/** Words in a row that are compared at a time. */
export const shingleLength = 5;

/** Stands in a text where a name stood. */
export const mask = '▮';

/** The words of a text in lower case. Each of the names counts as one masked word, so that swapping names changes nothing. */
export function maskedWords(text: string, names: readonly string[]): string[] {
  const masked = text.toLowerCase().replaceAll('’', "'").replace(anyOf(names), mask);
  return masked.match(/▮|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Finds each of the names, and its possessive. The longest come first: one name may begin with another. */
function anyOf(names: readonly string[]): RegExp {
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

/** How much of the smaller set stands in the other one: 1 means that one text is part of the other. */
export function containment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  // A text with nothing of its own is part of any other.
  return smaller === 0 ? 1 : shared(a, b) / smaller;
}

/** How much of both sets together stands in both: 1 means that the texts are the same. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = shared(a, b);
  const together = a.size + b.size - both;
  return together === 0 ? 1 : both / together;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((shingle) => b.has(shingle)).length;
}
