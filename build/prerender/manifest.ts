import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { siteFolder } from '#build/output.ts';

/** What the client's build says of its files: which one a source became. */
export async function readManifest(): Promise<{ fileOf(source: string): string }> {
  const built: Record<string, { file: string }> = JSON.parse(
    await readFile(join(siteFolder, '.vite/manifest.json'), 'utf8'),
  );
  return {
    fileOf(source) {
      // A file of which a script knows only the address stands there with its whole path.
      const { file } = built[source] ?? built[resolve(source).replaceAll('\\', '/')] ?? {};
      if (file === undefined) {
        throw new Error(
          `The build has no file for ${source}: does vite.config.ts still name it as an input, or the app import its address?`,
        );
      }
      return file;
    },
  };
}
