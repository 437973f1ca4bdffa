import { containment, jaccard, shingleLength } from '#build/uniqueness/shingles.ts';

/** A page whose text is compared with others'. */
export interface ComparedPage {
  path: string;
  /** The groups that it is compared in. Every page counts when words of its own are looked for. */
  groups: string[];
  /** Its visible text, block by block, as the fingerprints of its shingles (shingles.ts) in their order. */
  blocks: number[][];
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
  /** The pair that is most alike by each measure; a group of one page has none. */
  worstJaccard: Likeness | undefined;
  worstContainment: Likeness | undefined;
  /** The pairs that are more alike than our target. */
  alike: Likeness[];
  /** How many pairs have anything in common. Only these are compared. */
  overlapping: number;
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
 * and the texts that docs/specification.md puts on each; they are left out before pages are compared.
 * Only pages that share a shingle meet, so that the work grows with what is shared and not with the pairs there are.
 */
export function uniquenessReport(pages: readonly ComparedPage[]): Report {
  const texts = pages.map(({ path, groups, blocks }) => ({ path, groups, shingles: distinct(blocks) }));
  const repeated = repeatedShingles(texts.map(({ shingles }) => shingles));
  const sharing = texts.map(({ path, groups, shingles }): SharingPage => ({
    path,
    groups,
    size: shingles.length,
    repeated: shingles.filter((shingle) => repeated.has(shingle)),
  }));

  const memberships = sharing.flatMap((page) => page.groups.map((group) => ({ group, page })));
  const groups = [...Map.groupBy(memberships, ({ group }) => group)].map(([group, members]) =>
    compareGroup(
      group,
      members.map(({ page }) => page),
    ),
  );
  const compared = pages.filter((page) => page.groups.length > 0);
  const ownWords = new Map(compared.map(({ path, blocks }) => [path, countOwnWords(blocks, repeated)]));
  return { groups, ownWords };
}

interface SharingPage {
  path: string;
  groups: string[];
  /** How many different shingles it has. */
  size: number;
  /** Those of them that other pages of the site have too. */
  repeated: Float64Array;
}

/** A page's shingles, each once. Sorting finds them as well as a set does, in a fraction of its memory. */
function distinct(blocks: readonly number[][]): Float64Array {
  const sorted = Float64Array.from(blocks.flat()).sort();
  return sorted.filter((shingle, place) => shingle !== sorted[place - 1]);
}

/** The shingles that stand on more than one page. */
function repeatedShingles(texts: readonly Float64Array[]): Set<number> {
  const all = new Float64Array(texts.reduce((sum, text) => sum + text.length, 0));
  let filled = 0;
  for (const text of texts) {
    all.set(text, filled);
    filled += text.length;
  }
  all.sort();
  return new Set(all.filter((shingle, place) => shingle === all[place - 1]));
}

function compareGroup(name: string, pages: readonly SharingPage[]): Group {
  const paths = pages.map(({ path }) => path);
  const { sizes, holders } = withoutFrame(pages);
  const likeness = (first: number, second: number, shared: number): Likeness => {
    const overlap = { sizes: [sizes[first] ?? 0, sizes[second] ?? 0] as const, shared };
    return {
      pages: [paths[first] ?? '', paths[second] ?? ''],
      jaccard: jaccard(overlap),
      containment: containment(overlap),
    };
  };

  // Where no two pages share anything, the first two stand for all.
  let worstJaccard = pages.length > 1 ? likeness(0, 1, 0) : undefined;
  let worstContainment = worstJaccard;
  const jaccards: number[] = [];
  const alike: Likeness[] = [];
  for (const first of pages.keys()) {
    for (const [second, shared] of overlaps(first, pages, sizes, holders)) {
      const pair = likeness(first, second, shared);
      jaccards.push(pair.jaccard);
      if (worstJaccard === undefined || pair.jaccard > worstJaccard.jaccard) worstJaccard = pair;
      if (worstContainment === undefined || pair.containment > worstContainment.containment)
        worstContainment = pair;
      if (Math.max(pair.jaccard, pair.containment) > target.worst) alike.push(pair);
    }
  }
  const pairCount = (pages.length * (pages.length - 1)) / 2;
  return {
    name,
    pages: paths,
    medianJaccard: median(jaccards, pairCount - jaccards.length),
    worstJaccard,
    worstContainment,
    alike,
    overlapping: jaccards.length,
  };
}

/** How many shingles each page of a group has besides the group's frame, and by shingle the places of the pages that have it. */
function withoutFrame(pages: readonly SharingPage[]) {
  const sizes = pages.map(({ size }) => size);
  const holders = new Map<number, number[]>();
  for (const [place, { repeated }] of pages.entries()) {
    for (const shingle of repeated) {
      const known = holders.get(shingle);
      if (known === undefined) holders.set(shingle, [place]);
      else known.push(place);
    }
  }
  for (const [shingle, places] of holders) {
    if (places.length <= pages.length / 2) continue;
    holders.delete(shingle);
    for (const place of places) sizes[place] = (sizes[place] ?? 0) - 1;
  }
  return { sizes, holders };
}

/** The later pages that a page has something in common with, in their order, and how many shingles. */
function overlaps(
  first: number,
  pages: readonly SharingPage[],
  sizes: readonly number[],
  holders: ReadonlyMap<number, readonly number[]>,
): [place: number, shared: number][] {
  const counts = new Map<number, number>();
  for (const shingle of pages[first]?.repeated ?? []) {
    for (const second of holders.get(shingle) ?? []) {
      if (second > first) counts.set(second, (counts.get(second) ?? 0) + 1);
    }
  }
  // A page with nothing besides the frame is a copy of any other, though it shares no shingle with it.
  for (let second = first + 1; second < pages.length; second += 1) {
    if ((sizes[first] === 0 || sizes[second] === 0) && !counts.has(second)) counts.set(second, 0);
  }
  return [...counts].sort(([one], [other]) => one - other);
}

/**
 * Words that stand on this page only: a word counts when every shingle that it is part of is found on no other page.
 * One word changed in the middle of a borrowed sentence gives one word, not nine.
 */
function countOwnWords(blocks: readonly number[][], repeated: ReadonlySet<number>): number {
  let count = 0;
  for (const block of blocks) {
    const words = block.length === 0 ? 0 : block.length + shingleLength - 1;
    let lastRepeated = -shingleLength;
    for (let word = 0; word < words; word += 1) {
      const shingle = block[word];
      if (shingle !== undefined && repeated.has(shingle)) lastRepeated = word;
      if (word - lastRepeated >= shingleLength) count += 1;
    }
  }
  return count;
}

/** The median of some values, none negative, and of so many zeros besides. */
export function median(values: readonly number[], zeros = 0): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length + zeros) / 2;
  const at = (place: number) => (place < zeros ? 0 : (sorted[place - zeros] ?? 0));
  return (at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2;
}
