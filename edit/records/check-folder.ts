import { relative } from 'node:path';
import type { Company } from '#app/content/collections.ts';
import { checkCompany } from '#app/content/company.ts';
import { sentence } from '#app/content/problem.ts';

/** Something that is wrong with a record, as its form tells it. */
export interface RecordProblem {
  /** The record's file in the company's folder. */
  file: string;
  field: readonly (string | number)[];
  /** What is wrong and what to do. Goes on from the field's name. */
  message: string;
}

/** Everything that is wrong in a company's folder; the company, when nothing is. */
export function checkFolder(folder: string): { company?: Company; problems: RecordProblem[] } {
  const { company, problems } = checkCompany(folder);
  const told = problems.map((problem) => ({
    file: relative(folder, problem.file).split('\\').join('/'),
    field: problem.field,
    // The form names the field itself.
    message: sentence({ ...problem, field: [] }),
  }));
  return company === undefined ? { problems: told } : { company, problems: told };
}
