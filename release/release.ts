/**
 * Makes the folder to upload, or says why not: `npm run release`. The records are checked, the full tests run, the site is
 * built into a new folder and compressed, the tests of the built files run on it; then that very folder is renamed.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { companyFolder } from '#content/company-folder.ts';
import { compress } from '#build/compress.ts';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { areRecordsPublishable, isBuilt, isSitePublishable } from '#release/gate.ts';
import { configurationsOf, putInPlace } from '#release/upload-folder.ts';

const target = outputOf(companyFolder, 'upload');
const output = `${target}.new`;

const refusal = await release();
if (refusal === undefined) {
  console.log(
    `${target}/ is ready: upload all that is in it to the host. For a server of your own, ${configurationsOf(target)}/ says how it is served (docs/hosting.md).`,
  );
} else {
  console.error(`\nNothing was released. ${refusal}\n${target}/ is as it was.`);
  // Not at once: what the gate has told as data may still be on its way.
  process.exitCode = 1;
}

/** Whether the full tests pass. They run this program, too, and say so. */
function isTested(): boolean {
  if (process.argv.includes('--tested')) return true;
  // On Windows npm is a script, which only a shell can run.
  return spawnSync('npm run test:full', { shell: true, stdio: 'inherit' }).status === 0;
}

/** Puts the folder in place, or gives the reason why not. */
async function release(): Promise<string | undefined> {
  if (!areRecordsPublishable()) return 'The list above says what to do.';
  if (!isTested()) return 'The tests above say what does not work.';
  try {
    if (!isBuilt(output)) return 'The site could not be built.';
    await compress(siteIn(output));
    if (!isSitePublishable(output)) return 'The list above says what to do.';
    putInPlace(output, target);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
