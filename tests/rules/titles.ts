import { titleCase } from 'title-case';
import { anyOf, maskedWords } from '#build/uniqueness/shingles.ts';

/** Short words that stay small inside a title. */
const smallWords = new Set('a an and as at but by for if in nor of on or per so the to via vs'.split(' '));

/** The title as this site writes it: a capital for every word, except for short ones inside. */
export function houseTitle(title: string): string {
  const words = title
    .split(' ')
    .map((word) => (smallWords.has(word.toLowerCase()) ? word.toLowerCase() : word));
  return titleCase(words.join(' '), { smallWords });
}

/**
 * Texts that say the same once names are masked, or that differ in one word only.
 * Search engines take titles like that for boilerplate.
 */
export function variations(texts: readonly string[], names: readonly string[]): [string, string][] {
  const pattern = anyOf(names);
  const masked = texts.map((text) => ({ text, words: maskedWords(text, pattern) }));
  return masked.flatMap(({ text, words }, index) =>
    masked
      .slice(index + 1)
      .filter((other) => differInOneWord(words, other.words))
      .map((other): [string, string] => [text, other.text]),
  );
}

/** Whether one text becomes the other by changing, adding or dropping at most one word. */
function differInOneWord(a: readonly string[], b: readonly string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}
