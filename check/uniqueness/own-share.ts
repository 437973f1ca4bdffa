import type { Path } from '#app/paths.ts';
import type { SharingPage } from '#check/uniqueness/group-likeness.ts';

/** A run of words may stand on so many pages of a group and still count as theirs: a page and one other. */
const mostHolders = 2;

/** By path: how much of a page's text is its own among the pages of its group, from 0 to 1. */
export function ownShares(group: readonly SharingPage[]): Map<Path, number> {
  const holders = new Map<number, number>();
  for (const { repeated } of group) {
    for (const shingle of repeated) holders.set(shingle, (holders.get(shingle) ?? 0) + 1);
  }
  return new Map(
    group.map(({ path, size, repeated }) => {
      const shared = repeated.filter((shingle) => (holders.get(shingle) ?? 0) > mostHolders).length;
      return [path, size === 0 ? 0 : (size - shared) / size];
    }),
  );
}
