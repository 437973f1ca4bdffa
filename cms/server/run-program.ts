import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, relative, resolve, sep } from 'node:path';
import { confirmationOf, type Problem, sentence } from '#content/problem.ts';

const root = join(import.meta.dirname, '../..');
const programs = {
  check: ['release/check.ts', '--release'],
  release: ['release/release.ts'],
  draw: ['brand/draw.ts'],
};

/** Runs a program of this project for a company: what it found as data, and what it said. */
export async function runProgram(company: string, program: keyof typeof programs) {
  const [file = '', ...options] = programs[program];
  const child = fork(join(root, file), options, {
    cwd: root,
    execArgv: [],
    env: { ...process.env, COMPANY: company, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const problems: Problem[] = [];
  let report = '';
  child.on('message', (found) => problems.push(...(found as Problem[]))); // What the check sends.
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => (report += part));
  // What it sends may come after its last words.
  const [[status]] = await Promise.all([once(child, 'close'), once(child, 'disconnect')]);
  return {
    passes: status === 0,
    problems: problems.map((problem) => pageProblem(problem, company)),
    report: report.trim(),
  };
}

/** A problem as the editor's page shows it: the page names the field itself, and its file by the path in the company's folder. */
export function pageProblem(problem: Problem, folder: string) {
  const { severity, field } = problem;
  return {
    severity,
    file: relative(resolve(folder), resolve(problem.file)).replaceAll(sep, '/'),
    field,
    confirmation: confirmationOf(problem),
    message: sentence({ ...problem, field: [] }),
  };
}
