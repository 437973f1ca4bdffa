import type { Company } from '#app/content/collections.ts';
import type { Rule } from '#check/check-content.ts';
import { anyOf, maskedWords } from '#check/uniqueness/shingles.ts';
import { fileOf } from '#app/content/check/file-of.ts';

/** Titles and descriptions that say the same of another place or service: search engines take them for boilerplate. */
export const similarTitles: Rule = ({ company, folder }) => {
  if (company === undefined) return []; // Records that are wrong by themselves come first.
  const names = [...company.areas, ...company.services].map(({ name }) => name);
  const described = recordsWithPages(company, folder);
  return (['title', 'description'] as const).flatMap((field) => {
    const texts = described.map(({ file, added = '', metadata }) => ({
      file,
      added,
      text: metadata[field],
    }));
    return variations(texts, names).map(([one, other]) => {
      // The established one keeps its words.
      const [first, second] = one.added <= other.added ? [one, other] : [other, one];
      return {
        file: second.file,
        field: ['metadata', field],
        value: second.text,
        message: `says the same as ${first.file}, with another name or word put in ("${first.text}")`,
        reason: 'search engines take such texts for boilerplate and may leave both out',
        remedy: 'say what is particular to this page: what breaks there, for whom, how it is mended',
      };
    });
  });
};

function recordsWithPages({ areas, servicesInAreas, services }: Company, folder: string) {
  return [
    ...services.map((record) => ({ ...record, file: fileOf(folder, 'services', record) })),
    ...areas.map((record) => ({ ...record, file: fileOf(folder, 'areas', record) })),
    ...servicesInAreas.map((record) => ({
      ...record,
      file: fileOf(folder, 'servicesInAreas', record),
    })),
  ].filter(({ unfinished = [] }) => unfinished.length === 0); // Search engines don't see those.
}

/** Those that say the same once names are masked, or that differ in one word only. */
export function variations<Item extends { text: string }>(
  items: readonly Item[],
  names: readonly string[],
): [Item, Item][] {
  const pattern = anyOf(names);
  const masked = items.map((item) => ({ item, words: maskedWords(item.text, pattern) }));
  return masked.flatMap(({ item, words }, index) =>
    masked
      .slice(index + 1)
      .filter((other) => item.text !== other.item.text && differInOneWord(words, other.words))
      .map((other): [Item, Item] => [item, other.item]),
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
