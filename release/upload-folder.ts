import { cpSync, existsSync, rmSync } from 'node:fs';
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
    // Somebody may have saved a file or built again while the tests ran.
    if (!isStillTheSame()) {
      throw new Error(
        'something was changed while the site was tested, so what was tested is not what would be uploaded. Run npm run release again',
      );
    }
  });
}
