import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts a folder in the place of another. No system renames a folder over another, so for a moment there is none. */
export function replaceFolder(made: string, target: string) {
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(made, target);
  rmSync(old, { recursive: true, force: true });
}
