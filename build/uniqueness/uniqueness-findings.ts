import { readServiceSlug } from '#app/paths.ts';
import { type Likeness, limits, type Report, target } from '#build/uniqueness/uniqueness-report.ts';

/** Near-duplicates. An empty list means that the site may go out. */
export function brokenLimits({ groups }: Report): string[] {
  const pairs = groups.flatMap((group) => group.alike);
  return pairs
    .filter((pair) => pair.containment >= limits.containment || pair.jaccard >= limits.jaccard)
    .map(
      (pair) =>
        `${describe(pair)} (the limits are ${percent(limits.containment)} and ${percent(limits.jaccard)}). Search engines drop near-duplicates: write on each what that place does to that part of a door.`,
    );
}

/** What falls short of our own target, though it may go out. */
export function missedTargets(report: Report): string[] {
  const { groups } = report;
  const pairs = groups.flatMap((group) => group.alike);
  return [
    ...groups
      .filter((group) => group.medianJaccard > target.medianJaccard)
      .map(
        (group) =>
          `${group.name}: half of the pairs share ${percent(group.medianJaccard)} or more of their text, and the target is ${percent(target.medianJaccard)}.`,
      ),
    ...pairs.map(
      (pair) => `${describe(pair)}, and the target is ${percent(target.worst)}. Rewrite what they share.`,
    ),
    ...missingWords(report),
  ];
}

function missingWords({ ownWords }: Report): string[] {
  return [...ownWords]
    .filter(([, count]) => count < target.ownWords)
    .map(
      ([path, count]) =>
        `${path} has ${count} words that stand on no other page: ${target.ownWords - count} more are missing.`,
    );
}

/**
 * Pages that have too little of their own to be listed by search engines, each with what is missing:
 * near-duplicates (of a pair, both) and pages with too few words that stand nowhere else.
 */
export function unfitPages(report: Report): Map<string, string[]> {
  const reasons = new Map<string, string[]>([...report.ownWords.keys()].map((path) => [path, []]));
  for (const finding of [...brokenLimits(report), ...missingWords(report)]) {
    for (const word of finding.split(' ')) reasons.get(word)?.push(finding);
  }
  return new Map([...reasons].filter(([, found]) => found.length > 0));
}

/** One line a group: how alike its pages are, which two are most alike, and which page has the fewest words of its own. */
export function reportTable({ groups, ownWords }: Report): string {
  const largestFirst = [...groups].sort((a, b) => b.pages.length - a.pages.length);
  const rows = largestFirst.map(({ name, pages, medianJaccard, worstJaccard, worstContainment }) => {
    const [fewest = ''] = [...pages].sort((a, b) => (ownWords.get(a) ?? 0) - (ownWords.get(b) ?? 0));
    return [
      name,
      String(pages.length),
      medianJaccard.toFixed(3),
      (worstJaccard?.jaccard ?? 0).toFixed(3),
      (worstContainment?.containment ?? 0).toFixed(3),
      (worstContainment?.pages ?? []).map((path) => nameInGroup(path, pages)).join(' + '),
      String(ownWords.get(fewest) ?? 0),
      nameInGroup(fewest, pages),
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

function describe({ pages: [a, b], jaccard, containment }: Likeness): string {
  return `${a} and ${b} share ${percent(containment)} of the shorter text and ${percent(jaccard)} of both`;
}

/** What tells a page from the others of its group: the area among pages of one service, the service among those of one area. */
function nameInGroup(path: string, pages: readonly string[]): string {
  const { service, area } = readPath(path);
  const sameService = pages.every((other) => readPath(other).service === service);
  return sameService && area !== undefined ? area : service;
}

function readPath(path: string) {
  return readServiceSlug(path.slice(path.lastIndexOf('/') + 1));
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
