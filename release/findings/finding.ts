/**
 * What the publish check found out about one thing.
 * - met: it is as it must be.
 * - blocking: it keeps the site from being published.
 * - open: a fact of the owner that the site does without: it tells visitors to ask.
 * - advice: what the owner should know, though nothing is missing.
 */
export type Finding =
  { state: 'met'; text: string } | { state: 'blocking' | 'open' | 'advice'; text: string; next: string };

/** What belongs together in the list. */
export interface FindingGroup {
  heading: string;
  /** What to do about those that are not met. */
  note?: string;
  findings: Finding[];
}

export function isBlocked(groups: readonly FindingGroup[]): boolean {
  return countOf(groups, 'blocking') > 0;
}

export function countOf(groups: readonly FindingGroup[], ...states: Finding['state'][]): number {
  return groups.flatMap(({ findings }) => findings).filter(({ state }) => states.includes(state)).length;
}
