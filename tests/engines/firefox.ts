import { spawnSync } from 'node:child_process';

/** Where the machine's own Firefox is, or undefined on systems other than Linux, where the test runner brings one. */
export function firefoxPath(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const { stdout } = spawnSync('command -v firefox-esr || command -v firefox', {
    shell: true,
    encoding: 'utf8',
  });
  return stdout.trim() || undefined;
}
