import { relative, resolve, sep } from 'node:path';
import { confirmationOf, type Problem, sentence } from '#content/problem.ts';

/** A problem as the editor's page shows it: the page names the field itself, and its file by the path in the company's folder. */
export function pageProblem(problem: Problem, folder: string) {
  const { severity, field } = problem;
  return {
    severity,
    file: relative(resolve(folder), resolve(problem.file)).replaceAll(sep, '/'),
    field,
    confirmation: confirmationOf(problem),
    message: sentence({ ...problem, field: [] }),
  };
}
