/**
 * Makes the folder to upload, or says why not: `npm run release`. The records are checked, the site is built, the pages are
 * checked and weighed, the tests of the built files run; only then the folder takes the place of the one before, in one step.
 */
import { companyFolder } from '#content/company-folder.ts';
import { fingerprint } from '#build/fingerprint.ts';
import { buildIfChanged, lastBuild } from '#build/last-build.ts';
import { configurationsIn, finishedOutput, finishedSite } from '#host/finished-site.ts';
import { isSitePublishable, publishableCompany } from '#release/gate.ts';
import { configurationsOf, putIntoFolder, uploadFolderOf } from '#release/upload-folder.ts';

const target = uploadFolderOf(companyFolder);
const configurations = configurationsOf(target);

// Taken first: a file that is saved from now on counts as changed.
const madeFrom = fingerprint();
const refusal = release();
if (refusal === undefined) {
  console.log(
    `${target}/ is ready: upload all that is in it to the host. For a server of your own, ${configurations}/ says how it is served (docs/hosting.md).`,
  );
} else {
  console.error(`\nNothing was released. ${refusal}\n${target}/ is as it was.`);
  // Not at once: what the gate has told as data may still be on its way.
  process.exitCode = 1;
}

/** Puts the folder in place, or gives the reason why not. */
function release(): string | undefined {
  const company = publishableCompany();
  if (company === undefined) return 'The list above says what to do.';
  if (!buildIfChanged()) return 'The site could not be built.';
  if (!isSitePublishable(company)) return 'The list above says what to do.';
  try {
    const isStillTheSame = () => lastBuild() === madeFrom && fingerprint() === madeFrom;
    putIntoFolder(configurationsIn(finishedOutput), configurations, isStillTheSame);
    putIntoFolder(finishedSite, target, isStillTheSame);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
