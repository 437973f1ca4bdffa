import { type Path, readServiceSlug } from '#app/paths.ts';
import type { Finding } from '#check/uniqueness/findings.ts';
import { type Likeness, median } from '#check/uniqueness/group-likeness.ts';
import { limits, target } from '#check/uniqueness/limits.ts';
import type { Report } from '#check/uniqueness/uniqueness-report.ts';

/** A finding as people read it: what was found, and what to do. */
export function sentence(finding: Finding): string {
  switch (finding.kind) {
    case 'near-duplicate':
      return `${share(finding)} (the limits are ${percent(limits.containment)} and ${percent(limits.jaccard)}). Search engines drop near-duplicates: write on each what is particular to that service in that place.`;
    case 'too-alike':
      return `${share(finding)}, and the target is ${percent(target.worst)}. Rewrite what they share.`;
    case 'group-too-alike':
      return `${finding.group}: half of the pairs share ${percent(finding.medianJaccard)} or more of their text, and the target is ${percent(target.medianJaccard)}.`;
    case 'too-few-own-words':
      return `${finding.paths[0]} has ${finding.ownWords} words that stand on no other page: ${target.ownWords - finding.ownWords} more are missing.`;
    case 'too-small-own-share':
      return `${finding.paths[0]} has ${percent(finding.ownShare)} of its text to itself, and the target is ${percent(target.ownShare)}: write more of the place, or shorten what the service says on all of its pages.`;
  }
}

function share({ paths: [one, other], jaccard, containment }: Likeness): string {
  return `${one} and ${other} share ${percent(containment)} of the shorter text and ${percent(jaccard)} of both`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** One line a group: how alike its pages are, which two are most alike, and which page has the fewest words of its own. */
export function reportTable({ groups, ownWords }: Report): string {
  const wordsOf = (path: Path) => ownWords.get(path) ?? 0;
  const largestFirst = [...groups].sort((a, b) => b.paths.length - a.paths.length);
  const rows = largestFirst.map(({ name, paths, medianJaccard, worstJaccard, worstContainment }) => {
    const fewest = paths.reduce((one, other) => (wordsOf(other) < wordsOf(one) ? other : one));
    return [
      name,
      String(paths.length),
      medianJaccard.toFixed(3),
      (worstJaccard?.jaccard ?? 0).toFixed(3),
      (worstContainment?.containment ?? 0).toFixed(3),
      (worstContainment?.paths ?? []).map((path) => nameInGroup(path, paths)).join(' + '),
      String(wordsOf(fewest)),
      nameInGroup(fewest, paths),
    ];
  });
  return alignedTable([
    [
      'Group',
      'Pages',
      'Median Jaccard',
      'Worst Jaccard',
      'Worst containment',
      'Most alike',
      'Fewest own words',
      'Page',
    ],
    ...rows,
  ]);
}

/** How much of their text the pages of services in areas have to themselves: the median, and the least. */
export function ownShareLine({ ownShares }: Report): string {
  const shares = [...ownShares].sort(([, one], [, other]) => one - other);
  const [least] = shares;
  if (least === undefined) return 'No page of a service in an area is written yet.';
  const middle = median(shares.map(([, share]) => share));
  return `Own share of a page's text: ${percent(middle)} in the median, ${percent(least[1])} at least (${least[0]}).`;
}

/** What tells a page from the others of its group: the area among pages of one service, the service among those of one area. */
function nameInGroup(path: Path, group: readonly Path[]): string {
  const { service, area } = readPath(path);
  const sameService = group.every((other) => readPath(other).service === service);
  return sameService && area !== undefined ? area : service;
}

function readPath(path: Path) {
  return readServiceSlug(path.slice(path.lastIndexOf('/') + 1));
}

function alignedTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => /^[\d.]+$/.test(rows[1]?.[column] ?? '');
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
