import { containment, jaccard, shingleLength } from '#scripts/shingles.ts';

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
  /** The pairs that have anything in common; all others have nothing. */
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
 * Only pages that share a shingle meet, so that the work grows with what is shared and not with the pairs there are.
 */
export function uniquenessReport(pages: readonly ComparedPage[]): Report {
  const texts = pages.map(({ path, groups, blocks }) => ({
    path,
    groups,
    shingles: new Float64Array(new Set(blocks.flat())),
  }));
  const repeated = repeatedShingles(texts.map(({ shingles }) => shingles));
  const sharing = texts.map(({ path, groups, shingles }): SharingPage => ({
    path,
    groups,
    size: shingles.length,
    repeated: [...shingles].filter((shingle) => repeated.has(shingle)),
  }));

  const groupNames = [...new Set(pages.flatMap(({ groups }) => groups))];
  const groups = groupNames.map((name) =>
    compareGroup(
      name,
      sharing.filter((page) => page.groups.includes(name)),
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
  repeated: number[];
}

/** The shingles that stand on more than one page. Sorted numbers take a fraction of the memory of a map of them all. */
function repeatedShingles(texts: readonly Float64Array[]): Set<number> {
  const all = new Float64Array(texts.reduce((sum, text) => sum + text.length, 0));
  let filled = 0;
  for (const text of texts) {
    all.set(text, filled);
    filled += text.length;
  }
  all.sort();
  const repeated = new Set<number>();
  for (let index = 1; index < all.length; index += 1) {
    const shingle = all[index];
    if (shingle !== undefined && shingle === all[index - 1]) repeated.add(shingle);
  }
  return repeated;
}

function compareGroup(name: string, pages: readonly SharingPage[]): Group {
  const paths = pages.map(({ path }) => path);
  const pairCount = (paths.length * (paths.length - 1)) / 2;
  const { sizes, shared } = withoutFrame(pages);
  const likeness = (first: number, second: number, count: number): Likeness => {
    const overlap = { sizes: [sizes[first] ?? 0, sizes[second] ?? 0] as const, shared: count };
    return {
      pages: [paths[first] ?? '', paths[second] ?? ''],
      jaccard: jaccard(overlap),
      containment: containment(overlap),
    };
  };

  const pairs = [...shared]
    .flatMap(([first, others]) => [...others].map(([second, count]) => [first, second, count] as const))
    .sort((one, other) => one[0] - other[0] || one[1] - other[1])
    .map((pair) => likeness(...pair));
  // Where no two pages share anything, the first two stand for all.
  const candidates = pairs.length === 0 && pairCount > 0 ? [likeness(0, 1, 0)] : pairs;
  const most = (measure: 'jaccard' | 'containment') =>
    candidates.reduce<Likeness | undefined>(
      (worst, pair) => (worst === undefined || pair[measure] > worst[measure] ? pair : worst),
      undefined,
    );
  return {
    name,
    pages: paths,
    medianJaccard: median(
      pairs.map((pair) => pair.jaccard),
      pairCount - pairs.length,
    ),
    worstJaccard: most('jaccard'),
    worstContainment: most('containment'),
    pairs,
  };
}

/** How many shingles each page of a group has besides the group's frame, and by pair (the smaller place first) how many of them both have. */
function withoutFrame(pages: readonly SharingPage[]) {
  const sizes = pages.map(({ size }) => size);
  const shared = new Map<number, Map<number, number>>();
  const meet = (first: number, second: number, count: number) => {
    const others = shared.get(first) ?? new Map<number, number>();
    shared.set(first, others.set(second, (others.get(second) ?? 0) + count));
  };
  for (const holders of pagesByShingle(pages).values()) {
    if (holders.length > pages.length / 2) {
      for (const holder of holders) sizes[holder] = (sizes[holder] ?? 0) - 1;
      continue;
    }
    for (const [index, first] of holders.entries()) {
      for (const second of holders.slice(index + 1)) meet(first, second, 1);
    }
  }
  // A page with nothing besides the frame is a copy of any other, though it shares no shingle with it.
  for (const [place, size] of sizes.entries()) {
    if (size > 0) continue;
    for (const other of pages.keys()) {
      if (other !== place) meet(Math.min(place, other), Math.max(place, other), 0);
    }
  }
  return { sizes, shared };
}

/** By repeated shingle: the places of the pages that have it, in order. */
function pagesByShingle(pages: readonly SharingPage[]): Map<number, number[]> {
  const holders = new Map<number, number[]>();
  for (const [place, { repeated }] of pages.entries()) {
    for (const shingle of repeated) {
      const known = holders.get(shingle);
      if (known === undefined) holders.set(shingle, [place]);
      else known.push(place);
    }
  }
  return holders;
}

/**
 * Words that stand on this page only: a word counts when every shingle that it is part of is found on no other page.
 * One word changed in the middle of a borrowed sentence gives one word, not nine.
 */
function countOwnWords(blocks: readonly number[][], repeated: ReadonlySet<number>): number {
  let count = 0;
  for (const block of blocks) {
    const own = block.map((shingle) => !repeated.has(shingle));
    const words = block.length === 0 ? 0 : block.length + shingleLength - 1;
    for (let word = 0; word < words; word += 1) {
      if (own.slice(Math.max(0, word - shingleLength + 1), word + 1).every(Boolean)) count += 1;
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
