import { titleCase } from 'title-case';

/** Short words that stay small inside a title. */
const smallWords = new Set('a an and as at but by for if in nor of on or per so the to via vs'.split(' '));

/** The title as this site writes it: a capital for every word, except for short ones inside. */
export function houseTitle(title: string): string {
  const words = title
    .split(' ')
    .map((word) => (smallWords.has(word.toLowerCase()) ? word.toLowerCase() : word));
  return titleCase(words.join(' '), { smallWords });
}
