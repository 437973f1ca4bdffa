import type { Path } from '#app/paths.ts';
import { target } from '#check/uniqueness/limits.ts';
import { containment, jaccard } from '#check/uniqueness/shingles.ts';

/** A page of a group, by what it has in common with any other page of the site. */
export interface SharingPage {
  path: Path;
  /** How many different shingles it has. */
  size: number;
  /** Those of them that other pages have too. */
  repeated: Float64Array;
}

/** How much two pages have in common. */
export interface Likeness {
  paths: readonly [path: Path, path: Path];
  jaccard: number;
  containment: number;
}

/** How much the pages of a group have in common. */
export interface GroupLikeness {
  name: string;
  paths: readonly Path[];
  medianJaccard: number;
  /** The pair that is most alike by each measure; a group of one page has none. */
  worstJaccard: Likeness | undefined;
  worstContainment: Likeness | undefined;
  /** The pairs that are more alike than our target. */
  alike: Likeness[];
  /** How many pairs have anything in common. Only these are compared. */
  overlapping: number;
}

/** A page among the others of its group. */
interface Member extends SharingPage {
  place: number;
}

/**
 * Compares the pages of a group. Shingles that stand on more than half of them are text that they share by design,
 * such as headings and buttons; they are left out before pages are compared.
 * Only pages that share a shingle meet, so that the work grows with what is shared and not with the pairs there are.
 */
export function groupLikeness(name: string, pages: readonly SharingPage[]): GroupLikeness {
  const { members, holders } = withoutSharedText(pages);
  const [first, second] = members;

  // Where no two pages have anything in common, the first two stand for all.
  let worstJaccard = first && second && likeness(first, second, 0);
  let worstContainment = worstJaccard;
  const jaccards: number[] = [];
  const alike: Likeness[] = [];
  for (const member of members) {
    for (const [other, shared] of overlaps(member, members, holders)) {
      const pair = likeness(member, other, shared);
      jaccards.push(pair.jaccard);
      if (worstJaccard === undefined || pair.jaccard > worstJaccard.jaccard) worstJaccard = pair;
      if (worstContainment === undefined || pair.containment > worstContainment.containment)
        worstContainment = pair;
      if (Math.max(pair.jaccard, pair.containment) > target.worst) alike.push(pair);
    }
  }
  const pairCount = (members.length * (members.length - 1)) / 2;
  return {
    name,
    paths: members.map(({ path }) => path),
    medianJaccard: median(jaccards, pairCount - jaccards.length),
    worstJaccard,
    worstContainment,
    alike,
    overlapping: jaccards.length,
  };
}

function likeness(one: Member, other: Member, shared: number): Likeness {
  const overlap = { sizes: [one.size, other.size] as const, shared };
  return {
    paths: [one.path, other.path],
    jaccard: jaccard(overlap),
    containment: containment(overlap),
  };
}

/** The pages of a group, their sizes without the text that the group shares, and by shingle of the rest the pages that have it. */
function withoutSharedText(pages: readonly SharingPage[]) {
  const members: Member[] = pages.map((page, place) => ({ ...page, place }));
  const holders = new Map<number, Member[]>();
  for (const member of members) {
    for (const shingle of member.repeated) {
      const known = holders.get(shingle);
      if (known === undefined) holders.set(shingle, [member]);
      else known.push(member);
    }
  }
  for (const [shingle, having] of holders) {
    if (having.length <= members.length / 2) continue;
    holders.delete(shingle);
    for (const member of having) member.size -= 1;
  }
  return { members, holders };
}

/** The later pages that a page has something in common with, in their order, and how many shingles. */
function overlaps(
  member: Member,
  members: readonly Member[],
  holders: ReadonlyMap<number, readonly Member[]>,
): [other: Member, shared: number][] {
  const counts = new Map<Member, number>();
  for (const shingle of member.repeated) {
    for (const other of holders.get(shingle) ?? []) {
      if (other.place > member.place) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  // A page with nothing besides the shared text is a copy of any other, though it has no shingle in common with it.
  for (const other of members.slice(member.place + 1)) {
    if ((member.size === 0 || other.size === 0) && !counts.has(other)) counts.set(other, 0);
  }
  return [...counts].sort(([one], [other]) => one.place - other.place);
}

/** The median of some values, none negative, and of so many zeros besides. */
export function median(values: readonly number[], zeros = 0): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length + zeros) / 2;
  const at = (place: number) => (place < zeros ? 0 : (sorted[place - zeros] ?? 0));
  return (at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2;
}
