import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, fingerprintFile } from '#build/fingerprint.ts';
import { finishedSite } from '#host/finished-site.ts';

/** What the last finished build was made from; nothing when there is none. */
export function lastBuild(): string | undefined {
  const madeFrom = join(finishedSite, fingerprintFile);
  return existsSync(madeFrom) ? readFileSync(madeFrom, 'utf8') : undefined;
}

/** Builds the site unless the last build was made from exactly the same files. Gives false when it can't be built. */
export function buildIfChanged(): boolean {
  if (lastBuild() === fingerprint()) {
    console.log('Nothing has changed since the last build.');
    return true;
  }
  return spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' }).status === 0;
}
