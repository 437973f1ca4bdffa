import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from '#build/replace-folder.ts';
import { configurationsIn, siteIn } from '#host/finished-site.ts';

/** Where the configurations of servers that serve an upload folder are: beside it, because only the site is published. */
export function configurationsOf(uploadFolder: string): string {
  return `${uploadFolder}.host`;
}

/** Puts the site of a build, with how servers serve it, in the place of what was released before. The rest of the build goes. */
export function putInPlace(output: string, target: string) {
  setTimesByContent(siteIn(output));
  replaceFolder(configurationsIn(output), configurationsOf(target));
  replaceFolder(siteIn(output), target);
  rmSync(output, { recursive: true });
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
