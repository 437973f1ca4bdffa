import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Coding, codings } from '#host/server/accept-encoding.ts';
import { errorCode } from '#host/server/error-code.ts';

/** A file as it was at one moment, whatever happens to it afterwards. */
export interface BuiltFile {
  name: string;
  coding?: Coding;
  bytes: Buffer;
}

/** What the system says of files that are not there. */
const missing = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** There is no built site, and none has come in its place. */
export class MissingBuild extends Error {}

/** How often, and with which pause, a site is looked for that is just being replaced: half a second, for what takes two calls. */
const patience = 20;
const pause = () => setTimeout(25);

/**
 * Reads the first file there is: the first folder's before the next one's, compressed in the first coding before the next
 * and before plain. A build may replace the folders at any time, so that a file is missing is believed only of folders that
 * are the same before and after.
 */
export async function readBuiltFile(
  folders: readonly string[],
  names: readonly string[],
  accepted: readonly Coding[],
  wait: () => Promise<unknown> = pause,
): Promise<BuiltFile | undefined> {
  for (let tries = 0; tries < patience; tries += 1) {
    if (tries > 0) await wait();
    const before = await identities(folders);
    if (before === undefined) continue;
    const file = await firstFile(folders, names, accepted);
    if (file !== undefined || before === (await identities(folders))) return file;
  }
  throw new MissingBuild(`There is no ${folders.join(' and no ')}.`);
}

/** What tells these folders from others of the same names; undefined when one is not there. */
async function identities(folders: readonly string[]): Promise<string | undefined> {
  const found = await Promise.all(folders.map((folder) => orMissing(stat(folder))));
  if (found.includes(undefined)) return undefined;
  return found.map((folder) => `${folder?.dev}:${folder?.ino}`).join();
}

async function firstFile(
  folders: readonly string[],
  names: readonly string[],
  accepted: readonly Coding[],
): Promise<BuiltFile | undefined> {
  for (const folder of folders) {
    for (const name of names) {
      for (const coding of [...accepted, undefined]) {
        const bytes = await read(join(folder, name + (coding ? codings[coding] : '')));
        if (bytes !== undefined) return { name, bytes, ...(coding && { coding }) };
      }
    }
  }
  return undefined;
}

/** All of it from one handle: a file replaced meanwhile is still the old one, so its parts belong together. */
async function read(file: string): Promise<Buffer | undefined> {
  const handle = await orMissing(open(file));
  try {
    return (await handle?.stat())?.isFile() ? await handle?.readFile() : undefined;
  } finally {
    await handle?.close();
  }
}

/** Undefined for what is not there; any other failure, such as too few file handles, stays one. */
async function orMissing<Result>(found: Promise<Result>): Promise<Result | undefined> {
  try {
    return await found;
  } catch (error) {
    if (missing.has(errorCode(error))) return undefined;
    throw error;
  }
}
