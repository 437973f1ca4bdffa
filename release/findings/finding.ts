import type { Problem } from '#app/content/problem.ts';

/**
 * What the publish check found out about one thing.
 * - met: it is as it must be.
 * - blocking: it keeps the site from being published.
 * - open: a fact of the owner that the site does without: it tells visitors to ask.
 * - advice: what the owner should know, though nothing is missing.
 */
export type Finding = { state: 'met'; text: string } | UnmetFinding;

/** What is not as it should be. Its words name no file and no command: a terminal and the editor each say in their own way where and by what it is mended. */
export interface UnmetFinding {
  state: 'blocking' | 'open' | 'advice';
  text: string;
  /** What to do. */
  next: string;
  /** The field of a record that it is about. */
  at?: Place;
  /** The command that mends it. */
  command?: DrawingCommand;
}

export type Place = Pick<Problem, 'file' | 'field' | 'line'>;

/** The commands that draw pictures from the records. */
export type DrawingCommand = 'social' | 'icons';

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
