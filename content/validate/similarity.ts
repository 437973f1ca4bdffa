import type { Company } from '#content/collections.ts';
import { unfinishedPages } from '#app/page-data/listed.ts';
import { textsIn } from '#content/texts-in.ts';
import { type Path, paths } from '#app/paths.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Near-duplicates (Broder 1997) and pages with too little of their own: search engines must not list them. */
const limits = { containment: 0.8, jaccard: 0.5, ownWords: 120 };
const shingleLength = 5;

interface LocalPage {
  path: Path;
  record: Company['areas'][number] | Company['servicesInAreas'][number];
  area: string;
  added: string;
  shingles: Set<string>;
  words: string[][];
}

interface Duplicate {
  page: LocalPage;
  /** The page that it repeats; without one, it has too few words of its own. */
  original?: LocalPage;
}

/** Of two pages that are near-duplicates the newer one, and pages with too few words of their own. */
export function duplicates(company: Company): Duplicate[] {
  const pages = localPages(company);
  const copies = pages.flatMap((page, index) => {
    // The established page keeps its place; pages are in the order in which they came.
    const original = pages.slice(0, index).find((other) => isNear(page.shingles, other.shingles));
    return original === undefined ? [] : [{ page, original }];
  });
  const copied = new Set(copies.map(({ page }) => page));
  const rest = pages.filter((page) => !copied.has(page));
  const holders = new Map<string, number>();
  for (const { shingles } of rest)
    for (const shingle of shingles) holders.set(shingle, (holders.get(shingle) ?? 0) + 1);
  const poor = rest.filter(({ words }) => ownWords(words, holders) < limits.ownWords);
  return [...copies, ...poor.map((page) => ({ page }))];
}

function localPages(company: Company): LocalPage[] {
  const { areas, servicesInAreas } = company;
  const unfinished = unfinishedPages(company);
  const name = anyName(company);
  return [
    ...areas.map((record) => ({ path: paths.area(record.slug), area: record.slug, record })),
    ...servicesInAreas.map((record) => ({
      path: paths.serviceInArea(record.service, record.area),
      area: record.area,
      record,
    })),
  ]
    .filter(({ path }) => !unfinished.has(path))
    .map((page) => {
      const { metadata: _metadata, picture: _picture, unfinished: _unfinished, ...shown } = page.record;
      const words = textsIn(shown).map(({ text }) => wordsOf(text, name));
      return { ...page, words, added: page.record.added ?? '', shingles: new Set(words.flatMap(shinglesOf)) };
    })
    .sort((one, other) => (one.added < other.added ? -1 : Number(one.added > other.added)));
}

function anyName({ areas, services }: Company): RegExp {
  const names = [...areas, ...services].map(({ name }) => RegExp.escape(name.toLowerCase()));
  return new RegExp(String.raw`\b(?:${names.sort((a, b) => b.length - a.length).join('|')})(?:'s)?\b`, 'g');
}

/** Names count as one masked word each, so that swapping them changes nothing. */
function wordsOf(text: string, name: RegExp): string[] {
  const masked = text.toLowerCase().replaceAll('’', "'").replace(name, '▮');
  return masked.match(/▮|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

function shinglesOf(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - shingleLength + 1))
    .map((_, start) => words.slice(start, start + shingleLength).join(' '));
}

function isNear(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = one.intersection(other).size;
  const smaller = Math.min(one.size, other.size);
  return (
    shared >= limits.containment * smaller || shared >= limits.jaccard * (one.size + other.size - shared)
  );
}

/** A word counts as unique when every shingle that contains it is on this page only. */
function ownWords(texts: readonly (readonly string[])[], holders: ReadonlyMap<string, number>): number {
  return texts.reduce((sum, words) => {
    const isShared = shinglesOf(words).map((shingle) => (holders.get(shingle) ?? 0) > 1);
    const own = words.filter(
      (_, place) => !isShared.slice(Math.max(0, place - shingleLength + 1), place + 1).includes(true),
    );
    return sum + (words.length < shingleLength ? 0 : own.length);
  }, 0);
}

/** One message for all pages of an area that repeat those of another. */
export const similarPages: Rule = ({ company, fileOf }) => {
  const byArea = Map.groupBy(duplicates(company), ({ page, original }) => `${page.area} ${original?.area}`);
  return [...byArea.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const { page, original } = first;
    const others = more.length === 0 ? '' : `, and ${more.length} more of this area`;
    return {
      severity: 'warning' as const,
      file: fileOf(page.record),
      field: [],
      ...(original === undefined
        ? {
            message: `has fewer than ${limits.ownWords} words that stand on no other page${others}`,
            reason:
              'search engines drop pages without words of their own, so the build does not offer it to them',
            remedy: 'write what is particular to this place',
            rule: 'own-words',
          }
        : {
            value: fileOf(original.record),
            message: `is repeated in this page${others}`,
            reason: 'search engines drop near copies; the build keeps this newer one from them',
            remedy:
              'write what is particular to this place, or let the record that is newer say so, as "added: 2026-11-22"',
            rule: 'near-copy',
          }),
    };
  });
};

/** Titles and descriptions that say the same of another place or service: search engines take them for boilerplate. */
export const similarTitles: Rule = ({ company, fileOf }) => {
  const { areas, services, servicesInAreas } = company;
  const records = [...services, ...areas, ...servicesInAreas].filter(
    ({ unfinished = [] }) => unfinished.length === 0,
  );
  const name = anyName(company);
  return (['title', 'description'] as const).flatMap((field) => {
    const texts = records
      .map((record) => ({ record, words: wordsOf(record.metadata[field], name) }))
      .sort((one, other) => ((one.record.added ?? '') < (other.record.added ?? '') ? -1 : 1));
    return texts.flatMap(({ record, words }, index) => {
      const first = texts.slice(0, index).find((other) => differInOneWord(words, other.words))?.record;
      if (first === undefined || first.metadata[field] === record.metadata[field]) return [];
      return {
        severity: 'error' as const,
        file: fileOf(record),
        field: ['metadata', field],
        value: record.metadata[field],
        message: `says the same as ${fileOf(first)}, with another name or word put in ("${first.metadata[field]}")`,
        reason: 'search engines take such texts for boilerplate and may leave both out',
        remedy: 'say what is particular to this page: what breaks there, for whom, how it is mended',
      };
    });
  });
};

/** Whether one text becomes the other by changing, adding or dropping at most one word. */
function differInOneWord(a: readonly string[], b: readonly string[]): boolean {
  const start = a.findIndex((word, place) => word !== b[place]);
  if (start === -1) return b.length - a.length <= 1;
  const rest = (words: readonly string[], skip: number) => words.slice(start + skip).join(' ');
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1);
}
