import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Calls `build` with an empty folder aside and puts that in the place of `target` once it has succeeded: nobody ever meets
 * half a build, and one that fails leaves the old as it was. Of several at the same time each has a folder of its own,
 * named after its process, and the last to finish stays.
 */
export function replaceByBuild(target: string, build: (folder: string) => void, id = process.pid) {
  const aside = `${target}.building-${id}`;
  const made = join(aside, 'new');
  removeLeftovers(target);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  try {
    build(made);
    let old = 0;
    while (!putInPlace(made, target, join(aside, `old-${old}`))) old += 1;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * Moves the old build away and the new one in: no system renames a folder over another, so between the two there is none.
 * Gives false when another build was put in place right then; that one is now the old.
 */
function putInPlace(made: string, target: string, old: string): boolean {
  const replaces = move(target, old, 'ENOENT');
  try {
    return move(made, target, 'ENOTEMPTY', 'EEXIST');
  } catch (error) {
    if (replaces) renameSync(old, target);
    throw error;
  }
}

/** Whether it could be moved; reasons that are no fault give false. */
function move(from: string, to: string, ...reasons: string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (reasons.includes(codeOf(error))) return false;
    throw error;
  }
}

/** Removes what interrupted builds left behind: the folders of processes that no longer run. */
function removeLeftovers(target: string) {
  const prefix = `${basename(target)}.building-`;
  for (const name of readdirSync(dirname(target))) {
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) {
      rmSync(join(dirname(target), name), { recursive: true, force: true });
    }
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Any other refusal is about a process of somebody else, and that runs.
    return codeOf(error) !== 'ESRCH';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
