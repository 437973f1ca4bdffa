import type { Path } from '#app/paths.ts';
import { type GroupLikeness, groupLikeness, type SharingPage } from '#check/uniqueness/group-likeness.ts';
import { ownShares } from '#check/uniqueness/own-share.ts';
import { countOwnWords } from '#check/uniqueness/own-words.ts';

/** A page whose text is compared with others'. */
export interface ComparedPage {
  path: Path;
  /** The groups that it is compared in. Every page counts when words of its own are looked for. */
  groups: string[];
  /** Of a service in an area: the service. Among its pages each has to be mostly its own. */
  service?: string;
  /** Its visible text, block by block, as the fingerprints of its shingles (shingles.ts) in their order. */
  blocks: number[][];
}

/** What was measured of the pages. What follows from it: findings.ts. */
export interface Report {
  groups: GroupLikeness[];
  /** By path: how many words stand on that page only. */
  ownWords: Map<Path, number>;
  /** By path of a service in an area: the share of its text that at most one other page of the service has. */
  ownShares: Map<Path, number>;
}

/** Compares the pages of each group, and counts what each of them has to itself. */
export function uniquenessReport(pages: readonly ComparedPage[]): Report {
  const texts = pages.map(({ blocks, ...page }) => ({ ...page, shingles: distinct(blocks) }));
  const repeated = repeatedShingles(texts.map(({ shingles }) => shingles));
  const memberships = texts.flatMap(({ path, groups, service, shingles }) => {
    const page: SharingPage = {
      path,
      size: shingles.length,
      repeated: shingles.filter((shingle) => repeated.has(shingle)),
    };
    return groups.map((group) => ({ group, page, isOfService: group === service }));
  });
  const groups = [...Map.groupBy(memberships, ({ group }) => group)].map(([group, members]) =>
    groupLikeness(
      group,
      members.map(({ page }) => page),
    ),
  );
  const compared = pages.filter((page) => page.groups.length > 0);
  const ownWords = new Map(compared.map(({ path, blocks }) => [path, countOwnWords(blocks, repeated)]));
  const ofServices = memberships.filter(({ isOfService }) => isOfService);
  const shares = [...Map.groupBy(ofServices, ({ group }) => group).values()].flatMap((members) => [
    ...ownShares(members.map(({ page }) => page)),
  ]);
  return { groups, ownWords, ownShares: new Map(shares) };
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
