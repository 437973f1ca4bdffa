import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the machine's own Firefox is, or undefined on systems other than Linux, where the test runner brings one. */
export function firefoxPath(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return onPath('firefox-esr') ?? onPath('firefox');
}

/** The first program of this name in the folders where the shell looks for programs. */
function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
