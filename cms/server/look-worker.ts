import { parentPort, workerData } from 'node:worker_threads';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { recordFiles } from '#cms/records/folder.ts';
import { pictureOf } from '#cms/records/record-pages.ts';
import { toldProblem } from '#cms/server/told-problem.ts';
import { validate } from '#content/validate/validate.ts';

export type Look = ReturnType<typeof look>;

/** The last company that pages could be made of. */
let last: Company | undefined;

/** What the check says of a company's folder, and the pictures of its pages. */
function look(folder: string) {
  const { company, problems } = validate(folder);
  last = company ?? last;
  const told = problems
    // What is left to write, the form says by itself.
    .filter(({ severity, rule }) => severity === 'error' || (severity === 'warning' && rule !== 'unfinished'))
    .map((problem) => toldProblem(problem, folder));
  const pages = last === undefined ? [] : allPages(last);
  return {
    problems: told,
    brand: last?.business.brand ?? 'Your company',
    pictures: Object.fromEntries(recordFiles(folder).map((file) => [file, pictureOf(file, pages)])),
  };
}

const folder = String(workerData);
parentPort?.on('message', () => {
  try {
    parentPort?.postMessage(look(folder));
  } catch (error) {
    // A file was moved while the folder was read: the look that follows the move sees it in its place.
    parentPort?.postMessage(new Error('The company can’t be read at the moment.', { cause: error }));
  }
});
