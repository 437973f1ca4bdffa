/** Builds the site for `npm start` unless the last build was made from exactly the same files. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPort, requireFreePort } from '#host/port.ts';
import { fingerprint, fingerprintFile } from '#build/fingerprint.ts';
import { siteFolder } from '#build/output.ts';

const madeFrom = join(siteFolder, fingerprintFile);

await requireFreePort(chosenPort());
if (existsSync(madeFrom) && readFileSync(madeFrom, 'utf8') === fingerprint()) {
  console.log('Nothing has changed since the last build.');
} else {
  const { status } = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('So it is not served.');
    process.exit(1);
  }
}
