/**
 * Runs `npm test`, then all that is too long for every day: `npm run test:full`. With changed paths as arguments, only those
 * of the long tests that they need: `npm run test:full -- cms/`. What looks at EVERY_PAGE takes longer in both.
 */
import { spawnSync } from 'node:child_process';
import { fetchOlderChromiums } from '#setup/older-chromium.ts';

const paths = process.argv.slice(2);
const isEverything = paths.length === 0;
const commands = ['npm test'];
if (isEverything || paths.some((path) => path.startsWith('cms/')))
  commands.push(
    `npx playwright test --config playwright.full.config.ts ${isEverything ? '' : '--project=editor'}`,
  );
if (isEverything) fetchOlderChromiums();

const { status } = spawnSync(commands.join(' && '), {
  // On Windows npm is a script, which only a shell can run.
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ...(isEverything && { EVERY_PAGE: '1' }) },
});
process.exitCode = status ?? 1;
