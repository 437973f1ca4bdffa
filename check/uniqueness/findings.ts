import type { Path } from '#app/paths.ts';
import type { Likeness } from '#check/uniqueness/group-likeness.ts';
import { limits, target } from '#check/uniqueness/limits.ts';
import type { Report } from '#check/uniqueness/uniqueness-report.ts';

/** Where the site falls short of what it holds itself to, and the pages that it is about. */
export type Finding =
  | ({ kind: 'near-duplicate' } & Likeness)
  | ({ kind: 'too-alike' } & Likeness)
  | { kind: 'group-too-alike'; group: string; paths: readonly Path[]; medianJaccard: number }
  | { kind: 'too-few-own-words'; paths: readonly [path: Path]; ownWords: number }
  | { kind: 'too-small-own-share'; paths: readonly [path: Path]; ownShare: number };

/** Everything that a report has to be ashamed of. An empty list means that every page deserves to exist. */
export function findings({ groups, ownWords, ownShares }: Report): Finding[] {
  return [
    ...groups
      .filter(({ medianJaccard }) => medianJaccard > target.medianJaccard)
      .map(({ name, paths, medianJaccard }): Finding => ({
        kind: 'group-too-alike',
        group: name,
        paths,
        medianJaccard,
      })),
    ...groups
      .flatMap(({ alike }) => alike)
      .map((pair): Finding => ({ kind: isNearDuplicate(pair) ? 'near-duplicate' : 'too-alike', ...pair })),
    ...[...ownWords]
      .filter(([, count]) => count < target.ownWords)
      .map(([path, count]): Finding => ({ kind: 'too-few-own-words', paths: [path], ownWords: count })),
    ...[...ownShares]
      .filter(([, share]) => share < target.ownShare)
      .map(([path, share]): Finding => ({ kind: 'too-small-own-share', paths: [path], ownShare: share })),
  ];
}

export function isNearDuplicate({ containment, jaccard }: Likeness): boolean {
  return containment >= limits.containment || jaccard >= limits.jaccard;
}
