import { relative } from 'node:path';
import type { Company } from '#content/collections.ts';
import { confirmationOf, type Problem, sentence } from '#content/problem.ts';
import { validate } from '#content/validate/validate.ts';

/** Something that is wrong with a record, as its form tells it. */
export interface RecordProblem {
  /** The record's file in the company's folder. */
  file: string;
  field: readonly (string | number)[];
  /** What is wrong and what to do. Goes on from the field's name. */
  message: string;
  /** What its record's list of confirmed warnings holds once the owner says that it is right as it is. */
  confirmation?: string;
}

/** What a folder's check finds: the company, unless its records are too wrong to show; what has to be mended, and what is doubtful. */
export interface FolderCheck {
  company?: Company;
  problems: RecordProblem[];
  warnings: RecordProblem[];
}

/** All that `npm run check` says of a company's folder, but for its pictures: they are looked at when it is published. */
export function checkFolder(folder: string): FolderCheck {
  const { company, problems } = validate(folder);
  const told = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).map((problem) => tellIn(folder, problem));
  return { ...(company && { company }), problems: told('error'), warnings: told('warning') };
}

function tellIn(folder: string, problem: Problem): RecordProblem {
  const confirmation = confirmationOf(problem);
  return {
    file: relative(folder, problem.file).split('\\').join('/'),
    field: problem.field,
    // The form names the field itself.
    message: sentence({ ...problem, field: [] }),
    ...(confirmation !== undefined && { confirmation }),
  };
}
