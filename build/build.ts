/** Builds the site aside and puts it in place when every step has succeeded: `npm run build`. */
import { accessSync, constants, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, fingerprintFile } from '#build/fingerprint.ts';
import { finishedOutput, siteIn } from '#host/finished-site.ts';

import { replaceByBuild } from '#build/replace-by-build.ts';
import { fullDisk, runSteps } from '#build/run-steps.ts';

// Taken first: a file that is saved while the site is built counts as changed.
const madeFrom = fingerprint();
try {
  accessSync('.', constants.W_OK);
  replaceByBuild(finishedOutput, (folder) => {
    runSteps(folder);
    writeFileSync(join(siteIn(folder), fingerprintFile), madeFrom);
  });
} catch (error) {
  console.error(`\nThe site could not be built: ${reasonOf(error)}\nWhat was built before is as it was.`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return 'nothing can be written to this folder. Copy the project to a folder of your own, or allow writing here, then build again.';
    case 'ENOSPC':
      return fullDisk;
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
