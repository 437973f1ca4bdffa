import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprintFile } from '#build/fingerprint.ts';
import { replaceByBuild } from '#build/replace-by-build.ts';

/** Where the files to upload are: upload/, and of another company than the project's own upload-<its folder>/. */
export function uploadFolderOf(company: string): string {
  return company === 'company' ? 'upload' : `upload-${basename(company)}`;
}

/** Where the configurations of servers that serve an upload folder are: beside it, because only the site is published. */
export function configurationsOf(uploadFolder: string): string {
  return `${uploadFolder}.host`;
}

/** Files of a build that no visitor asks for. */
const unpublished = [fingerprintFile, '.vite'];

/** Puts a built folder in the place of the one that was released, in one step: until all is copied, what was there before stays. */
export function putIntoFolder(built: string, target: string, isStillTheSame: () => boolean) {
  if (!existsSync(built))
    throw new Error(`there is no ${built}, so there is nothing to upload. Run npm run release again`);
  replaceByBuild(target, (folder) => {
    cpSync(built, folder, { recursive: true });
    for (const name of unpublished) rmSync(join(folder, name), { recursive: true, force: true });
    setTimesByContent(folder);
    // Somebody may have saved a file or built again while the tests ran.
    if (!isStillTheSame()) {
      throw new Error(
        'something was changed while the site was tested, so what was tested is not what would be uploaded. Run npm run release again',
      );
    }
  });
}

/** In seconds: 1980, because archives hold no earlier time. */
const earliestTime = 315_532_800;

/**
 * Gives each file a time that follows from its content. nginx and Caddy make entity tags of a file's time and size: so a tag
 * stays the same through releases for as long as the file does, and changes with any byte of it, also where the size stays.
 */
function setTimesByContent(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(readFileSync(file)).digest().readUInt32BE();
    const time = earliestTime + (hash % 2 ** 30);
    utimesSync(file, time, time);
  }
}
