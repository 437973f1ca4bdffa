/**
 * Makes the folder to upload, or says why not: `npm run release`. The records are checked, the site is built, the tests of
 * the built files run, the pages are checked; only then the folder takes the place of the one before, in one step.
 */
import { spawnSync } from 'node:child_process';
import { companyFolder } from '#app/content/company-folder.ts';
import { fingerprint } from '#build/fingerprint.ts';
import { buildIfChanged, lastBuild } from '#build/last-build.ts';
import { finishedSite } from '#host/finished-site.ts';
import { arePagesPublishable, publishableCompany } from '#release/gate.ts';
import { putIntoFolder, uploadFolderOf } from '#release/upload-folder.ts';

const target = uploadFolderOf(companyFolder);

// Taken first: a file that is saved from now on counts as changed.
const madeFrom = fingerprint();
const company = publishableCompany();
if (company === undefined) refuse('The list above says what to do.');
if (!buildIfChanged()) refuse('The site could not be built.');
if (!passesTests()) refuse('The tests of the built files found the faults above.');
if (!arePagesPublishable(company)) refuse('The list above says what to do.');
try {
  putIntoFolder(finishedSite, target, () => lastBuild() === madeFrom && fingerprint() === madeFrom);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
console.log(`${target}/ is ready: upload all that is in it to the host.`);

function passesTests(): boolean {
  const test = ['node_modules/@playwright/test/cli.js', 'test', '--project=build', '--reporter=line'];
  return spawnSync(process.execPath, test, { stdio: 'inherit' }).status === 0;
}

function refuse(reason: string): never {
  console.error(`\nNothing was released. ${reason}\n${target}/ is as it was.`);
  process.exit(1);
}
