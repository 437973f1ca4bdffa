/**
 * Plants each fault, builds the site, and runs the everyday tests until one fails: `npm run test:planted`. What stays
 * green is then given to the full tests with `--full`. Arguments are parts of the faults' names.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { faults } from './faults.ts';

const isFull = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const steps: [name: string, ...command: string[]][] = [
  ['build', 'build/build.ts'],
  ['built pages', 'node_modules/vitest/vitest.mjs', 'run', '--project=built-html', '--bail=1'],
  ['browser', 'node_modules/@playwright/test/cli.js', 'test', '-x', '--reporter=line'],
  ['unit', 'node_modules/vitest/vitest.mjs', 'run', '--project=unit*', '--bail=1'],
];
if (isFull)
  steps.push([
    'full',
    'node_modules/@playwright/test/cli.js',
    'test',
    '-x',
    '--config=playwright.full.config.ts',
  ]);

/** The step that the fault turns red, if one does. */
function redStep(name: string, file: string, [find, replace]: [string, string]): string | undefined {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(find))
    throw new Error(
      `The fault "${name}" can't be planted: ${file} does not hold ${find}. Say in faults.ts what it is now.`,
    );
  try {
    writeFileSync(
      file,
      text.replace(find, () => replace),
    );
    return steps.find(([, ...command]) => spawnSync(process.execPath, command).status !== 0)?.[0];
  } finally {
    writeFileSync(file, text);
  }
}

if (execFileSync('git', ['status', '--porcelain', 'app'], { encoding: 'utf8' }) !== '')
  throw new Error('app/ has changes, which planting could lose: commit them first.');
const all = Object.entries(faults).flatMap(([file, texts]) =>
  Object.entries(texts).map(([name, fault]) => ({ name, file, fault })),
);
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.length === 0) throw new Error(`No fault has a name with ${wanted.join(' or ')}: see faults.ts.`);
let green = 0;
for (const { name, file, fault } of chosen) {
  const step = redStep(name, file, fault);
  if (step === undefined) green += 1;
  console.log(step === undefined ? `green: ${name}` : `red: ${name} (${step})`);
}
console.log(`${chosen.length - green} of ${chosen.length} faults were found.`);
// The everyday tests may miss two, the full ones none.
process.exitCode = green > (isFull ? 0 : 2) ? 1 : 0;
