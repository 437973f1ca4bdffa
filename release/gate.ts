import { spawnSync } from 'node:child_process';
import { companyFolder } from '#content/company-folder.ts';
import { outdatedDrawings } from '#brand/drawings.ts';
import { brokenPictures, missingPictures } from '#content/validate/pictures.ts';
import { misspelledWords } from '#content/validate/spelling/misspelled-words.ts';
import { isInTheWay, type Problem, pluralize } from '#content/problem.ts';
import { problemReport } from '#content/report.ts';
import { validate } from '#content/validate/validate.ts';
import { testProblems } from '#release/test-problems.ts';

/*
 * What must be true before the public sees the site, in two steps: its records, and the pages that are built from them.
 * Each prints what it finds, and sends it as data to the program that started this one, if there is one.
 */

/** All that is wrong in the records, and in the pictures that are drawn from them. */
export function checkedCompany() {
  return validate(companyFolder, {
    slowRules: [misspelledWords, brokenPictures, missingPictures, outdatedDrawings],
  });
}

export function areRecordsPublishable(): boolean {
  return passes(checkedCompany().problems);
}

export function buildInto(output: string): boolean {
  const env = { ...process.env, OUTPUT: output };
  return spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit', env }).status === 0;
}

export function isSitePublishable(output: string): boolean {
  return passes(testProblems(output));
}

function passes(problems: Problem[]): boolean {
  process.send?.(problems);
  if (problems.length > 0) console.log(`\n${problemReport(problems, companyFolder)}\n`);
  const inTheWay = problems.filter(isInTheWay).length;
  if (inTheWay === 0) return true;
  console.error(`The site must not be published, because of ${pluralize(inTheWay, 'thing')} marked ✗.`);
  return false;
}
