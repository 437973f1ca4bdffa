import { basename } from 'node:path';
import { companyFolder } from '#app/content/company-folder.ts';
import type { Company } from '#app/content/collections.ts';
import { confirmedWarningsField } from '#app/content/confirmed-warnings.ts';
import { checkCompany, type ReadCompany } from '#app/content/company.ts';
import type { Problem } from '#app/content/problem.ts';
import { type RawRecord, type UnsavedTexts, withLines } from '#app/content/read-records.ts';
import { drawnRules } from '#check/rules/drawings.ts';
import { futureDates } from '#check/rules/future-dates.ts';
import { likeness } from '#check/rules/likeness.ts';
import { placeNames } from '#check/rules/place-names.ts';
import { repeatedMinutes } from '#check/rules/repeated-minutes.ts';
import { similarTitles } from '#check/rules/similar-titles.ts';
import { unfinishedRecords } from '#check/rules/unfinished.ts';

/** Something that is wrong with a company's content, or may be, as tools and people are told of it. */
export interface ContentProblem extends Problem {
  /** An error keeps the site from being published; a warning can be confirmed. */
  severity: 'error' | 'warning';
  /** What the record is called: the name that it has itself, or that of its file. */
  record: string;
  /** What its record's list of confirmed warnings holds once the owner says that it is right as it is. */
  confirmation?: string;
}

/** What the check of a company's folder finds. */
export interface CheckResult {
  problems: ContentProblem[];
  /** False while records are too wrong to be compared with each other: more may come once these are mended. */
  isComplete: boolean;
  /** Not there while its records can't be built from. */
  company?: Company;
}

/** What a rule looks at. */
export interface Checked {
  records: ReadCompany['records'];
  /** Not there while records don't fit each other. */
  company: Company | undefined;
  folder: string;
  /** As 2026-11-21. */
  today: string;
}

/** A rule finds problems in records that may be wrong in other ways: then there is no company yet. */
export type Rule = (checked: Checked) => Problem[];

/** These look at the records alone. */
const contentRules: readonly Rule[] = [
  futureDates,
  placeNames,
  repeatedMinutes,
  similarTitles,
  likeness,
  unfinishedRecords,
];

/**
 * Everything that is wrong in a company's folder, in the order of its files: what keeps the site from being built, what
 * must not be published, and what is doubtful and not confirmed. Pages are not built for it.
 */
export function checkContent(
  folder = companyFolder,
  {
    unsaved,
    drawings = true,
    today = new Date().toISOString().slice(0, 10),
  }: {
    /** Texts of files that are not saved yet, by the file's path: the folder and the name in it. */
    unsaved?: UnsavedTexts;
    /** Whether pictures, link previews and logos are looked at, too: that takes longer than all the rest. */
    drawings?: boolean;
    today?: string;
  } = {},
): CheckResult {
  const read = checkCompany(folder, unsaved);
  const records = read.records.flatMap((collection) => collection.records);
  const checked: Checked = { records: read.records, company: read.whole, folder, today };
  const rules = drawings ? [...contentRules, ...drawnRules] : contentRules;
  const found = withLines(
    rules.flatMap((rule) => rule(checked)),
    records,
  );
  const problems = [...read.problems, ...found]
    .filter((problem) => !isConfirmed(problem, records))
    .map((problem) => named(problem, records));
  return {
    problems: inOrder(problems),
    isComplete: read.whole !== undefined,
    ...(read.company && { company: read.company }),
  };
}

function named(problem: Problem, records: readonly RawRecord[]): ContentProblem {
  const { warning, file, value = '' } = problem;
  const record = nameOf(file, records);
  if (warning === undefined) return { ...problem, severity: 'error', record };
  // A record that is a list has no room for it.
  const isInRecord = records.some((known) => known.file === file && !Array.isArray(known.value));
  return {
    ...problem,
    ...(isInRecord && { confirmation: `${warning}: ${value}` }),
    severity: 'warning',
    record,
  };
}

/** What to do about a problem, for people who write files. */
export function remedyInFile({ remedy, confirmation }: ContentProblem): string {
  return confirmation === undefined
    ? remedy
    : `${remedy}; if it is right as it is, add to the record: ${confirmedWarningsField}: ['${confirmation.replaceAll("'", "''")}']`;
}

/** Whether the owner has said in the record that what is doubted there is right. */
function isConfirmed({ warning, file, value = '' }: Problem, records: readonly RawRecord[]): boolean {
  return (
    warning !== undefined &&
    records.some(
      (record) => record.file === file && record.confirmedWarnings.includes(`${warning}: ${value}`),
    )
  );
}

function nameOf(file: string, records: readonly RawRecord[]): string {
  const value = records.find((record) => record.file === file)?.value;
  if (typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string')
    return value.name;
  return basename(file).replace(/\.\w+$/, '');
}

/** Errors first; then by file and line. */
function inOrder(problems: readonly ContentProblem[]): ContentProblem[] {
  const key = ({ severity, file, line = 0 }: ContentProblem) =>
    `${severity} ${file} ${String(line).padStart(6, '0')}`;
  return problems
    .map((problem) => ({ problem, place: key(problem) }))
    .sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
    .map(({ problem }) => problem);
}
