/**
 * Says everything that is wrong in the company's folder, at once and in plain words: `npm run check`. With --release, what
 * else keeps the site from being published, too: what only its owner can supply, and what is wrong in the built pages.
 */
import { companyFolder } from '#content/company-folder.ts';
import { problemReport } from '#content/report.ts';
import { finishedOutput } from '#host/finished-site.ts';
import { areRecordsPublishable, buildInto, checkedCompany, isSitePublishable } from '#release/gate.ts';

// Not at once: what the gate has told as data may still be on its way.
if (process.argv.includes('--release') ? !isPublishable() : !isRight()) process.exitCode = 1;

function isRight(): boolean {
  const { problems, company } = checkedCompany();
  const reported = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  console.log(problemReport(reported, companyFolder));
  if (company === undefined)
    console.log(
      '\nRecords are compared with each other once these errors are corrected: more may come then.',
    );
  const others = problems.length - reported.length;
  if (others > 0) console.log(`\nLeft before publishing: ${others}. npm run check -- --release lists them.`);
  return !reported.some(({ severity }) => severity === 'error');
}

function isPublishable(): boolean {
  if (!areRecordsPublishable() || !buildInto(finishedOutput) || !isSitePublishable(finishedOutput))
    return false;
  console.log('The site may be published: npm run release makes the folder to upload.');
  return true;
}
