/** Builds the site aside and puts it in place when every step has succeeded: `npm run build`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, fingerprintFile } from '#build/fingerprint.ts';
import { finishedOutput, siteIn } from '#host/finished-site.ts';
import { replaceByBuild } from '#build/replace-by-build.ts';
import { runSteps } from '#build/run-steps.ts';

// Taken first: a file that is saved while the site is built counts as changed.
const madeFrom = fingerprint();
try {
  replaceByBuild(finishedOutput, (folder) => {
    runSteps(folder);
    writeFileSync(join(siteIn(folder), fingerprintFile), madeFrom);
  });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`\nThe site could not be built: ${reason}\nWhat was built before is as it was.`);
  process.exit(1);
}
