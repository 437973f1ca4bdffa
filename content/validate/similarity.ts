import type { Company } from '#content/collections.ts';
import { unfinishedPages } from '#app/page-data/unfinished-pages.ts';
import { textsIn } from '#content/texts-in.ts';
import { paths } from '#app/paths.ts';
import { pluralize } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

/**
 * Pages are compared by their shingles, runs of 5 words (Broder 1997). One is a near-duplicate when it shares 80 % of the
 * smaller page's shingles, or 50 % of both pages' together. One with fewer than 120 words of its own has too few.
 */
const limits = { containment: 0.8, jaccard: 0.5, ownWords: 120 };
const shingleLength = 5;

/** Of two pages that are near-duplicates the newer one, with the original; and pages with too few words of their own. */
export function pagesWithLittleOwnText(company: Company) {
  const pages = localPages(company);
  const copies = pages.flatMap((page, index) => {
    // The page that was added first stays.
    const original = pages.slice(0, index).find((other) => isNearDuplicate(page.shingles, other.shingles));
    return original === undefined ? [] : [{ page, original }];
  });
  const copied = new Set(copies.map(({ page }) => page));
  const rest = pages.filter((page) => !copied.has(page));
  const pagesPerShingle = countPagesPerShingle(rest);
  const tooShort = rest.filter(({ texts }) => countOwnWords(texts, pagesPerShingle) < limits.ownWords);
  return [...copies, ...tooShort.map((page) => ({ page, original: undefined }))];
}

export function countPagesPerShingle(pages: readonly { shingles: ReadonlySet<string> }[]) {
  const counts = new Map<string, number>();
  for (const { shingles } of pages)
    for (const shingle of shingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return counts;
}

function localPages(company: Company) {
  const { areas, servicesInAreas } = company;
  const unfinished = unfinishedPages(company);
  const name = anyNamePattern(company);
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
      const { metadata: _metadata, picture: _picture, unfinished: _unfinished, ...compared } = page.record;
      // Of each text its words: no shingle goes from one text to the next.
      const texts = textsIn(compared).map(({ text }) => wordsOf(text, name));
      return { ...page, texts, shingles: new Set(texts.flatMap(shinglesOf)) };
    })
    .sort(byDateAdded);
}

/** Those without a date are the oldest. */
function byDateAdded(one: { record: { added?: string | undefined } }, other: typeof one): number {
  return (one.record.added ?? '').localeCompare(other.record.added ?? '');
}

/** Finds any area's or service's name; longest first, so that a name that begins with another is found whole. */
export function anyNamePattern({ areas, services }: Company): RegExp {
  const names = [...areas, ...services].map(({ name }) => RegExp.escape(name.toLowerCase()));
  return new RegExp(String.raw`\b(?:${names.sort((a, b) => b.length - a.length).join('|')})(?:'s)?\b`, 'g');
}

/** What replaces a name; `wordsOf` takes it for a word. */
export const mask = '▮';

/** Names count as one masked word each, so that swapping them changes nothing. */
export function wordsOf(text: string, name: RegExp): string[] {
  const masked = text.toLowerCase().replaceAll('’', "'").replace(name, mask);
  return masked.match(/▮|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

export function shinglesOf(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - shingleLength + 1))
    .map((_, start) => words.slice(start, start + shingleLength).join(' '));
}

function isNearDuplicate(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = one.intersection(other).size;
  const all = one.size + other.size - shared;
  // Where there is no shingle, 0 / 0 is NaN, and not above a limit.
  return shared / Math.min(one.size, other.size) >= limits.containment || shared / all >= limits.jaccard;
}

/** The number of words of which every shingle is on this page only. A text shorter than a shingle can't be compared and counts for nothing. */
export function countOwnWords(
  texts: readonly (readonly string[])[],
  pagesPerShingle: ReadonlyMap<string, number>,
): number {
  return texts.reduce((sum, words) => {
    const isShared = shinglesOf(words).map((shingle) => (pagesPerShingle.get(shingle) ?? 0) > 1);
    const own = words.filter(
      (_, index) => !isShared.slice(Math.max(0, index - shingleLength + 1), index + 1).includes(true),
    );
    return sum + (words.length < shingleLength ? 0 : own.length);
  }, 0);
}

/** One message for all pages of an area that repeat those of another, and one for all that have too few words of their own. */
export const similarPages: Rule = function* ({ company, fileOf }) {
  const byArea = Map.groupBy(
    pagesWithLittleOwnText(company),
    ({ page, original }) => `${page.area} ${original?.area}`,
  );
  for (const [first, ...more] of byArea.values()) {
    if (first === undefined) continue;
    const { page, original } = first;
    const also = more.length === 0 ? '' : ` (also ${pluralize(more.length, 'other page')} of this area)`;
    yield {
      severity: 'warning',
      file: fileOf(page.record),
      field: [],
      ...(original === undefined
        ? {
            message: `has fewer than ${limits.ownWords} words outside of phrases that other pages have, too${also}`,
            reason: 'search engines drop pages without words of their own, so this one asks not to be listed',
            remedy: 'write what is particular to this place',
            rule: 'own-words',
          }
        : {
            value: fileOf(original.record),
            message: `says nearly the same as this newer page${also}`,
            reason: 'search engines drop near copies, so the newer page asks not to be listed',
            remedy:
              'write what is particular to this place; or, if the other page is the newer one, write its date in its record, for example "added: 2026-11-22"',
            rule: 'near-copy',
          }),
    };
  }
};

/** Titles and descriptions that say the same of another place or service: search engines take them for boilerplate. */
export const similarTitles: Rule = function* ({ company, fileOf }) {
  const { areas, services, servicesInAreas } = company;
  const records = [...services, ...areas, ...servicesInAreas].filter(
    ({ unfinished = [] }) => unfinished.length === 0,
  );
  const name = anyNamePattern(company);
  for (const field of ['title', 'description'] as const) {
    const texts = records
      .map((record) => ({ record, words: wordsOf(record.metadata[field], name) }))
      .sort(byDateAdded);
    for (const [index, { record, words }] of texts.entries()) {
      const first = texts.slice(0, index).find((other) => differInOneWord(words, other.words))?.record;
      if (first === undefined || first.metadata[field] === record.metadata[field]) continue; // The schema's "unique" reports that.
      yield {
        file: fileOf(record),
        field: ['metadata', field],
        value: record.metadata[field],
        message: `says the same as ${fileOf(first)}, with another name or word put in ("${first.metadata[field]}")`,
        reason: 'search engines take such texts for boilerplate and may leave both out',
        remedy: 'say what is particular to this page: what breaks there, for whom, how it is fixed',
      };
    }
  }
};

/** Whether one text becomes the other by changing, adding or dropping at most one word. */
function differInOneWord(a: readonly string[], b: readonly string[]): boolean {
  const start = a.findIndex((word, index) => word !== b[index]);
  // All of the first is at the start of the second.
  if (start === -1) return b.length - a.length <= 1;
  const rest = (words: readonly string[], skip: number) => words.slice(start + skip).join(' ');
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1);
}
