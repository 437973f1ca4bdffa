/** Runs `npm test`, then all that is too long for every day. What looks at EVERY_PAGE takes longer in both. */
import { spawnSync } from 'node:child_process';
import { fetchOlderChromiums } from '#setup/older-chromium.ts';

fetchOlderChromiums();
const { status } = spawnSync('npm test && npx playwright test --config playwright.full.config.ts', {
  // On Windows npm is a script, which only a shell can run.
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, EVERY_PAGE: '1' },
});
process.exitCode = status ?? 1;
