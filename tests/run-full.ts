/** Runs `npm test` with all that is too long for every day: what looks at EVERY_PAGE says what that is. */
import { spawnSync } from 'node:child_process';
import { fetchOlderChromiums } from '#setup/older-chromium.ts';

fetchOlderChromiums();
const { status } = spawnSync('npm test', {
  // On Windows npm is a script, which only a shell can run.
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, EVERY_PAGE: '1' },
});
process.exitCode = status ?? 1;
