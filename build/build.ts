/** Builds the site aside and puts it in place when every step has succeeded: `npm run build`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, fingerprintFile } from '#build/fingerprint.ts';
import { finishedOutput, siteIn } from '#host/finished-site.ts';
import { replaceByBuild } from '#build/replace-by-build.ts';

const vite = 'node_modules/vite/bin/vite.js';
const steps = [
  ['build/read-company.ts'],
  [vite, 'build'],
  [vite, 'build', '--ssr'],
  ['build/write-inline-script.ts'],
  ['build/prerender/prerender.ts'],
  ['build/write-service-worker.ts'],
  ['build/licenses/write-licenses.ts'],
  ['build/prerender/compress.ts'],
];

// Taken first: a file that is saved while the site is built counts as changed.
const madeFrom = fingerprint();
try {
  replaceByBuild(finishedOutput, (folder) => {
    for (const step of steps) run(step, folder);
    writeFileSync(join(siteIn(folder), fingerprintFile), madeFrom);
  });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`\nThe site could not be built: ${reason}\nWhat was built before is as it was.`);
  process.exit(1);
}

function run(step: string[], folder: string) {
  const env = { ...process.env, BUILD_OUTPUT: folder };
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit', env });
  if (status !== 0) {
    throw new Error(`"node ${step.join(' ')}" failed. Mend what it says above; then build again.`);
  }
}
