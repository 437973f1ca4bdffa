import { relative, sep } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { recordFiles } from '#cms/records/folder.ts';
import { pictureOf } from '#cms/records/record-pages.ts';
import { confirmationOf, sentence } from '#content/problem.ts';
import { validate } from '#content/validate/validate.ts';

export type Look = ReturnType<typeof look>;

/** The last company that pages could be made of. */
let last: Company | undefined;

/** What the check says of a company's folder, and what its pages tell others. */
function look(folder: string) {
  const { company, problems } = validate(folder);
  last = company ?? last;
  const told = problems
    // What is left to write, the form says by itself.
    .filter(({ severity, rule }) => severity === 'error' || (severity === 'warning' && rule !== 'unfinished'))
    .map((problem) => ({
      severity: problem.severity,
      file: relative(folder, problem.file).replaceAll(sep, '/'),
      field: problem.field,
      confirmation: confirmationOf(problem),
      // The form names the field itself.
      message: sentence({ ...problem, field: [] }),
    }));
  const pages = last === undefined ? [] : allPages(last);
  return {
    problems: told,
    brand: last?.business.brand ?? 'Your company',
    origin: last?.business.origin ?? '',
    words: Object.fromEntries(pages.map(({ path, title, description }) => [path, { title, description }])),
    pictures: Object.fromEntries(recordFiles(folder).map((file) => [file, pictureOf(file, pages)])),
  };
}

const folder = String(workerData);
parentPort?.on('message', () => {
  let answer: Look | Error;
  try {
    answer = look(folder);
  } catch (error) {
    // A file was moved while the folder was read: the look that follows the move sees it in its place.
    answer = new Error('The company can’t be read at the moment.', { cause: error });
  }
  parentPort?.postMessage(answer);
});
