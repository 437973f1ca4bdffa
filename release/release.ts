/**
 * Makes the folder to upload, or says why not: `npm run release`. The records are checked, the full tests run for the project's own company, the site is
 * built into a new folder and compressed, the tests of the built files run on it; then it replaces the folder to upload.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { companyFolder } from '#content/company-folder.ts';
import { compress } from '#build/compress.ts';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { areRecordsPublishable, buildInto, isSitePublishable } from '#release/gate.ts';
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
  // Not process.exit(): the problems that the gate sends to the editor may still be on their way.
  process.exitCode = 1;
}

/**
 * Runs the full tests; whether they pass. With --tested they don't run: they start this program themselves. Nor do they for
 * another company: they are about the code and the project's own company. The tests of what is uploaded hold for any.
 */
function runFullTests(): boolean {
  if (process.argv.includes('--tested') || outputOf(companyFolder) !== outputOf('company')) return true;
  // On Windows npm is a script, which only a shell can run.
  return spawnSync('npm run test:full', { shell: true, stdio: 'inherit' }).status === 0;
}

/** Puts the folder in place, or gives the reason why not. */
async function release(): Promise<string | undefined> {
  if (!areRecordsPublishable()) return 'The list above says what to do.';
  if (!runFullTests())
    return 'The failed tests above say what does not work: correct it, then release again.';
  try {
    if (!buildInto(output)) return 'The build’s message above says why: correct that, then release again.';
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
