import { containment, jaccard, maskedWords, shingleLength, shingles } from '#scripts/shingles.ts';

/** A page whose text is compared with others'. */
export interface ComparedPage {
  path: string;
  /** The groups that it is compared in. Every page counts when words of its own are looked for. */
  groups: string[];
  /** Its visible text (visible-text.ts). */
  blocks: string[];
}

export interface Likeness {
  pages: [path: string, path: string];
  jaccard: number;
  containment: number;
}

interface Group {
  name: string;
  pages: string[];
  medianJaccard: number;
  /** The pair that is most alike by each measure. */
  worstJaccard: Likeness;
  worstContainment: Likeness;
  pairs: Likeness[];
}

export interface Report {
  groups: Group[];
  /** By path: how many words stand on that page only. */
  ownWords: Map<string, number>;
}

/** Reaching one of these makes a page a near-duplicate (Broder 1997): the build must not go out. */
export const limits = { containment: 0.8, jaccard: 0.5 };

/** What we hold ourselves to. */
export const target = { medianJaccard: 0.1, worst: 0.25, ownWords: 120 };

/**
 * Compares the pages of each group. Shingles that stand on more than half of a group's pages are its frame
 * and the texts that the specification puts on each; they are left out before pages are compared.
 */
export function uniquenessReport(pages: readonly ComparedPage[], names: readonly string[]): Report {
  const words = new Map(
    pages.map(({ path, blocks }) => [path, blocks.map((block) => maskedWords(block, names))]),
  );
  const setOf = (path: string) => new Set((words.get(path) ?? []).flatMap(shingles));
  const sets = new Map(pages.map(({ path }) => [path, setOf(path)]));

  const groupNames = [...new Set(pages.flatMap(({ groups }) => groups))];
  const groups = groupNames.map((name) => {
    const members = pages.filter((page) => page.groups.includes(name)).map(({ path }) => path);
    return compareGroup(name, new Map(members.map((path) => [path, sets.get(path) ?? new Set()])));
  });

  const pagesWith = countPages(sets.values());
  const compared = pages.filter((page) => page.groups.length > 0);
  const ownWords = new Map(
    compared.map(({ path }) => [
      path,
      countOwnWords(words.get(path) ?? [], (shingle) => pagesWith.get(shingle) === 1),
    ]),
  );
  return { groups, ownWords };
}

function compareGroup(name: string, sets: ReadonlyMap<string, ReadonlySet<string>>): Group {
  const pagesWith = countPages(sets.values());
  const own = [...sets].map(
    ([path, set]) =>
      [path, new Set([...set].filter((shingle) => (pagesWith.get(shingle) ?? 0) <= sets.size / 2))] as const,
  );
  const pairs = own.flatMap(([a, setA], index) =>
    own.slice(index + 1).map(([b, setB]): Likeness => ({
      pages: [a, b],
      jaccard: jaccard(setA, setB),
      containment: containment(setA, setB),
    })),
  );
  const most = (measure: 'jaccard' | 'containment') =>
    pairs.reduce((worst, pair) => (pair[measure] > worst[measure] ? pair : worst));
  return {
    name,
    pages: [...sets.keys()],
    medianJaccard: median(pairs.map((pair) => pair.jaccard)),
    worstJaccard: most('jaccard'),
    worstContainment: most('containment'),
    pairs,
  };
}

/**
 * Words that stand on this page only: a word counts when every shingle that it is part of is found on no other page.
 * One word changed in the middle of a borrowed sentence gives one word, not nine.
 */
function countOwnWords(blocks: string[][], isOwn: (shingle: string) => boolean): number {
  return blocks
    .filter((words) => words.length >= shingleLength)
    .reduce((sum, words) => {
      const own = shingles(words).map(isOwn);
      return (
        sum +
        words.filter((_, index) =>
          own.slice(Math.max(0, index - shingleLength + 1), index + 1).every(Boolean),
        ).length
      );
    }, 0);
}

/** By shingle: how many of the pages have it. */
function countPages(sets: Iterable<ReadonlySet<string>>): Map<string, number> {
  const pages = new Map<string, number>();
  for (const set of sets) {
    for (const shingle of set) pages.set(shingle, (pages.get(shingle) ?? 0) + 1);
  }
  return pages;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
