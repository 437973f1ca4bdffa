import { spawnSync } from 'node:child_process';
import { companyFolder } from '#content/company-folder.ts';
import { outdatedDrawings } from '#brand/outdated-drawings.ts';
import { counted } from '#app/counted.ts';
import { missingPictures } from '#content/validate/pictures.ts';
import { isInTheWay, type Problem } from '#content/problem.ts';
import { problemReport } from '#content/report.ts';
import { validate, type Validation } from '#content/validate/validate.ts';
import { siteIn } from '#host/finished-site.ts';
import { pageProblems } from '#release/page-problems.ts';
import { testProblems } from '#release/test-problems.ts';
import { weightProblems } from '#release/weight-problems.ts';
import { weightsIn } from '#release/weights.ts';

/*
 * What must be true before the public sees the site, in two steps: its records, and the pages that are built from them.
 * Each says what it finds: in words, and as data to the program that has started this one, if one has and listens.
 */

export type Publishable = Required<Pick<Validation, 'company' | 'fileOf'>>;

/** All that is wrong in the records, and in the pictures that are drawn from them. */
export function checkedCompany(): Validation {
  return validate(companyFolder, { drawings: [missingPictures, outdatedDrawings] });
}

/** The company, when nothing in its records keeps the site from being published. */
export function publishableCompany(): Publishable | undefined {
  const { company, fileOf, problems } = checkedCompany();
  return passes(problems) && company !== undefined ? { company, fileOf } : undefined;
}

/** Builds the site into a folder; whether it could. */
export function isBuilt(output: string): boolean {
  const env = { ...process.env, OUTPUT: output };
  return spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit', env }).status === 0;
}

/** Whether the pages of a build show what they must, are light enough, and pass their tests. */
export function isSitePublishable({ company, fileOf }: Publishable, output: string): boolean {
  const site = siteIn(output);
  return passes([
    ...pageProblems(company, site),
    ...weightProblems(company, fileOf, weightsIn(site)),
    ...testProblems(output),
  ]);
}

function passes(problems: Problem[]): boolean {
  process.send?.(problems);
  if (problems.length > 0) console.log(`\n${problemReport(problems, companyFolder)}\n`);
  const inTheWay = problems.filter(isInTheWay).length;
  if (inTheWay === 0) return true;
  console.error(`The site must not be published, because of ${counted(inTheWay, 'thing')} marked ✗.`);
  return false;
}
