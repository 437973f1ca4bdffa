import { companyFolder } from '#content/company-folder.ts';
import { type UnsavedTexts, withLines } from '#content/read/read-records.ts';
import type { Company } from '#content/collections.ts';
import { readCompany } from '#content/read/read-company.ts';
import { addresses } from '#content/validate/addresses.ts';
import { confirmedClaims, forbiddenClaims } from '#content/validate/claims.ts';
import { dates } from '#content/validate/dates.ts';
import { doors } from '#content/validate/doors.ts';
import { doubts } from '#content/validate/doubts.ts';
import { fileProblems } from '#content/validate/files.ts';
import { factsInTexts } from '#content/validate/facts-in-texts.ts';
import { law } from '#content/validate/law.ts';
import { neededWords } from '#content/validate/needed-words.ts';
import { places } from '#content/validate/places.ts';
import { confirmationOf, ContentError, type Problem, type Severity } from '#content/problem.ts';
import { missingPhotographs } from '#content/validate/pictures.ts';
import { links, references, repeated } from '#content/validate/references.ts';
import type { Rule } from '#content/validate/rule.ts';
import { similarPages, similarTitles } from '#content/validate/similarity.ts';
import {
  halfSentences,
  misspelledPlaceNames,
  repeatedMinutes,
  titlesWithoutSearchedWords,
} from '#content/validate/texts.ts';

/** The rules, by stage. After an error in one of the first two stages, the later stages don't run. Page data can be made once these two pass. */
const stages: readonly (readonly Rule[])[] = [
  [repeated],
  [references, links, addresses, neededWords, places, doors, law],
  [
    forbiddenClaims,
    confirmedClaims,
    factsInTexts,
    doubts,
    dates,
    missingPhotographs,
    halfSentences,
    misspelledPlaceNames,
    repeatedMinutes,
    similarTitles,
    similarPages,
    titlesWithoutSearchedWords,
  ],
];
const blockingStages = 2;

export interface Validation {
  /** Set if the first two stages found no error. Its texts may still break a rule of a later stage. */
  company?: Company;
  problems: Problem[];
  /** False if errors stopped the validation early: more problems may appear once they are fixed. */
  isComplete: boolean;
  fileOf: (record: object) => string;
}

interface ValidationOptions {
  /** Texts of files that are not saved yet, by file. */
  unsaved?: UnsavedTexts;
  /** Rules that take longest and run last: about spelling, and about files that are made from the records, such as pictures. */
  slowRules?: readonly Rule[];
  /** For example 2026-11-21. */
  today?: string;
}

/** Reads and validates the company in a folder. Throws a ContentError with all errors that were found before the validation stopped. */
export function openCompany(folder = companyFolder): Company {
  const { company, problems } = validate(folder);
  const errors = problems.filter(isError);
  if (company === undefined || errors.length > 0) throw new ContentError(errors);
  return company;
}

/** The problems in a company's folder, by severity, file and line, without the warnings that its owner has confirmed. Incomplete if `isComplete` is false. */
export function validate(
  folder = companyFolder,
  { unsaved, slowRules = [], today = new Date().toISOString().slice(0, 10) }: ValidationOptions = {},
): Validation {
  const { company, problems: ofRecords, records, fields, fileOf } = readCompany(folder, unsaved);
  const problems = [...fileProblems(folder), ...ofRecords];
  let fitting = company !== undefined && !problems.some(isError) ? company : undefined;
  let isComplete = fitting !== undefined;
  for (const [index, stage] of [...stages, slowRules].entries()) {
    if (company === undefined || !isComplete) break;
    const found = stage
      .flatMap((rule) => [...rule({ folder, company, fields, fileOf, today })])
      .map((problem): Problem => ({ severity: 'error', ...problem }));
    problems.push(...found);
    // Errors of the later stages don't prevent a preview of the pages, so the company is still returned.
    if (index >= blockingStages) continue;
    if (found.some(isError)) [fitting, isComplete] = [undefined, false];
  }
  return {
    ...(fitting !== undefined && { company: fitting }),
    problems: withLines(problems.filter(isUnconfirmed), records).toSorted(byRank),
    isComplete,
    fileOf,
  };

  /** False for a warning that the owner has confirmed in the record. */
  function isUnconfirmed(problem: Problem): boolean {
    const confirmation = confirmationOf(problem);
    const record = records.find(({ file }) => file === problem.file);
    return confirmation === undefined || record?.confirmedWarnings.includes(confirmation) !== true;
  }
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

const ranks = ['error', 'unpublished', 'warning', 'todo'] as const satisfies Severity[];

function byRank(one: Problem, other: Problem): number {
  return (
    ranks.indexOf(one.severity) - ranks.indexOf(other.severity) ||
    (one.file < other.file ? -1 : Number(one.file > other.file)) ||
    (one.line ?? 0) - (other.line ?? 0)
  );
}
