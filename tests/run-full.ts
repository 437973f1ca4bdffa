/**
 * Runs `npm test`, then all that is too long for every day: `npm run test:full`. With changed paths as arguments, only those
 * of the long tests that they need: `npm run test:full -- cms/`. What looks at EVERY_PAGE takes longer in both.
 */
import { spawnSync } from 'node:child_process';
import { fetchOlderChromiums } from '#tests/engines/older-chromium.ts';

const paths = process.argv.slice(2);
const isEverything = paths.length === 0;

function run(command: string) {
  const { status } = spawnSync(command, {
    // On Windows npm is a script, which only a shell can run.
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...(isEverything && { EVERY_PAGE: '1' }) },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('npm test');
// Not before: where something is missing, it installs everything again.
if (isEverything) fetchOlderChromiums();
const long = 'npx playwright test --config playwright.full.config.ts';
if (isEverything) run(long);
else if (paths.some((path) => path.startsWith('cms/'))) run(`${long} --project=editor`);
