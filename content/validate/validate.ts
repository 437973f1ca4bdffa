import { companyFolder } from '#content/company-folder.ts';
import { withLine } from '#content/read/read-records.ts';
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

/** The rules that pages need, by stage: after an error in one, the next doesn't run. Page data can be made once all pass. */
const neededRules: readonly (readonly Rule[])[] = [
  [repeated],
  [references, links, addresses, neededWords, places, doors, law],
];

/** Those about what pages say. Their errors don't prevent a preview. */
const otherRules: readonly Rule[] = [
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
];

interface ValidationOptions {
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

/** The problems in a company's folder, by severity, file and line, without the warnings that its owner has confirmed. */
export function validate(
  folder = companyFolder,
  { slowRules = [], today = new Date().toISOString().slice(0, 10) }: ValidationOptions = {},
) {
  const { company, problems: ofRecords, records, fields, fileOf } = readCompany(folder);
  const problems = [...fileProblems(folder), ...ofRecords];
  let fitting = company;
  for (const stage of [...neededRules, [...otherRules, ...slowRules]]) {
    if (problems.some(isError)) fitting = undefined;
    if (fitting === undefined) break;
    for (const rule of stage)
      for (const found of rule({ folder, company: fitting, fields, fileOf, today }))
        problems.push({ severity: 'error', ...found });
  }
  const byFile = new Map(records.map((record) => [record.file, record]));
  const unconfirmed = problems.filter((problem) => {
    const confirmation = confirmationOf(problem);
    const confirmed = byFile.get(problem.file)?.confirmedWarnings;
    return confirmation === undefined || confirmed?.includes(confirmation) !== true;
  });
  const located = unconfirmed.map((problem) => withLine(problem, byFile.get(problem.file)));
  // Without a company, errors stopped the validation early: more problems may appear once they are fixed.
  return { company: fitting, problems: located.sort(byRank) };
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
