/**
 * Says everything that is wrong in the company's folder, at once and in plain words: `npm run check`. With --json, as data
 * for other programs. Fails when there are errors; warnings don't count.
 */
import { companyFolder } from '#app/content/company-folder.ts';
import { checkContent } from '#check/check-content.ts';
import { report } from '#check/report.ts';

const { problems, isComplete } = checkContent(companyFolder);
const result = { problems, isComplete };
console.log(
  process.argv.includes('--json') ? JSON.stringify(result, undefined, 2) : report(result, companyFolder),
);
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
