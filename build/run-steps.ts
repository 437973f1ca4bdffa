import { spawnSync } from 'node:child_process';

export const fullDisk = 'the disk is full. Free about 100 MB, then build again.';

const vite = 'node_modules/vite/bin/vite.js';
const ownSteps = [
  ['build/read-company.ts'],
  [vite, 'build'],
  [vite, 'build', '--ssr'],
  ['build/write-inline-script.ts'],
  ['build/prerender/prerender.ts'],
  ['build/write-service-worker.ts'],
  ['build/licenses/write-licenses.ts'],
  ['build/prerender/compress.ts'],
];

/** Builds the site into `folder`, each step a program of its own, silent where `report` says so. Throws when one fails; it has said why. */
export function runSteps(folder: string, report: 'inherit' | 'ignore' = 'inherit', steps = ownSteps) {
  for (const step of steps) {
    const env = { ...process.env, BUILD_OUTPUT: folder };
    const { status, stderr } = spawnSync(process.execPath, step, {
      stdio: ['inherit', report, 'pipe'],
      encoding: 'utf8',
      env,
    });
    if (stderr.includes('ENOSPC')) throw new Error(fullDisk);
    process.stderr.write(stderr);
    if (status !== 0) {
      throw new Error(`"node ${step.join(' ')}" failed. Mend what it says above; then build again.`);
    }
  }
}
