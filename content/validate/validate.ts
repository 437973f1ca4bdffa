import { companyFolder } from '#content/company-folder.ts';
import { type UnsavedTexts, withLines } from '#content/read/read-records.ts';
import type { Company } from '#content/collections.ts';
import { readCompany } from '#content/read/read-company.ts';
import { addresses } from '#content/validate/addresses.ts';
import { confirmedClaims, forbiddenClaims } from '#content/validate/claims.ts';
import { doors } from '#content/validate/doors.ts';
import { doubts } from '#content/validate/doubts.ts';
import { fileProblems } from '#content/validate/files.ts';
import { law } from '#content/validate/law.ts';
import { neededWords } from '#content/validate/needed-words.ts';
import { places } from '#content/validate/places.ts';
import { confirmationOf, ContentError, type Problem, type Severity } from '#content/problem.ts';
import { references, repeated } from '#content/validate/references.ts';
import type { Rule } from '#content/validate/rule.ts';
import { similarPages, similarTitles } from '#content/validate/similarity.ts';
import { misspelledPlaces, repeatedMinutes } from '#content/validate/texts.ts';

/** Each stage looks at a company in which the one before found no error. Pages can be made once the first two found none. */
const stages: readonly (readonly Rule[])[] = [
  [repeated],
  [references, addresses, neededWords, places, doors, law],
  [forbiddenClaims, confirmedClaims, doubts, misspelledPlaces, repeatedMinutes, similarTitles, similarPages],
];
const comparing = 2;

export interface Validation {
  /** Present once its records fit each other, although texts may still say what they must not. */
  company?: Company;
  problems: Problem[];
  /** False while records are too wrong to be compared with each other: more may come once these are right. */
  isComplete: boolean;
  fileOf: (record: object) => string;
}

interface ValidationOptions {
  /** Texts of files that are not saved yet, by file. */
  unsaved?: UnsavedTexts;
  /** Rules about files that are made from the records: they run last, and take longer than all others. */
  drawings?: readonly Rule[];
  /** As 2026-11-21. */
  today?: string;
}

/** The company in a folder. Throws a ContentError that names every error at once. */
export function openCompany(folder = companyFolder): Company {
  const { company, problems } = validate(folder);
  const errors = problems.filter(isError);
  if (company === undefined || errors.length > 0) throw new ContentError(errors);
  return company;
}

/** Everything that is wrong in a company's folder, or may be, or is missing: the worst first, then by file and line. */
export function validate(
  folder = companyFolder,
  { unsaved, drawings = [], today = new Date().toISOString().slice(0, 10) }: ValidationOptions = {},
): Validation {
  const { company, problems: ofRecords, records, fields, fileOf } = readCompany(folder, unsaved);
  const problems = [...fileProblems(folder), ...ofRecords];
  let fitting = company !== undefined && !problems.some(isError) ? company : undefined;
  let isComplete = fitting !== undefined;
  for (const [index, stage] of [...stages, drawings].entries()) {
    if (company === undefined || !isComplete) break;
    const found = stage.flatMap((rule) => rule({ folder, company, fields, fileOf, today }));
    problems.push(...found);
    // What the last stages find may be looked at in a page all the same.
    if (index >= comparing) continue;
    if (found.some(isError)) [fitting, isComplete] = [undefined, false];
  }
  return {
    ...(fitting !== undefined && { company: fitting }),
    problems: withLines(problems.filter(isOpen), records).toSorted(byRank),
    isComplete,
    fileOf,
  };

  /** Whether the owner has not said in the record that what is doubted there is right. */
  function isOpen(problem: Problem): boolean {
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
