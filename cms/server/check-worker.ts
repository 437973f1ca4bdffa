import { parentPort, workerData } from 'node:worker_threads';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { recordFiles } from '#cms/records/folder.ts';
import { picturesOf } from '#cms/records/record-pages.ts';
import { pageProblem } from '#cms/server/run-program.ts';
import { misspelledWords } from '#content/validate/spelling/misspelled-words.ts';
import { validate } from '#content/validate/validate.ts';

export type Check = ReturnType<typeof check>;

/** The last company that pages could be made of. */
let last: Company | undefined;

function check(folder: string) {
  const { company, problems } = validate(folder, { slowRules: [misspelledWords] });
  last = company ?? last;
  // The form itself says what is left to write.
  const shown = problems.filter(
    ({ severity, rule }) => severity === 'error' || (severity === 'warning' && rule !== 'unfinished'),
  );
  const pages = last === undefined ? [] : allPages(last);
  return {
    problems: shown.map((problem) => pageProblem(problem, folder)),
    brand: last?.business.brand ?? 'Your company',
    pictures: Object.fromEntries(recordFiles(folder).map((file) => [file, picturesOf(file, pages)])),
  };
}

parentPort?.on('message', () => {
  try {
    parentPort?.postMessage(check(String(workerData)));
  } catch (error) {
    // A file was moved while the folder was read: the check that follows the move finds it.
    parentPort?.postMessage(new Error('The company can’t be read at the moment.', { cause: error }));
  }
});
