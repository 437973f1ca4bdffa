import { fork } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import type { Problem } from '#content/problem.ts';
import type { DrawingCommand, Report } from '#edit/server/state.ts';

const root = join(import.meta.dirname, '../..');

const drawings: Record<DrawingCommand, string> = {
  social: 'brand/link-previews/social-pictures.ts',
  icons: 'brand/icons/icons.ts',
};

/** The gate that everything passes before the public sees it (release/gate.ts). */
export function publishCheck(company: string): Promise<Report> {
  return said(company, 'release/check.ts', '--release');
}

/** Makes the folder to upload. */
export function makeUploadFolder(company: string): Promise<Report> {
  return said(company, 'release/release.ts');
}

/** Draws pictures from the records again: those of link previews, or the icons and the logo. */
export function draw(company: string, command: DrawingCommand): Promise<Report> {
  return said(company, drawings[command]);
}

/** Runs a program of this project for a company, without keeping the editor waiting. */
async function said(company: string, program: string, ...options: string[]): Promise<Report> {
  const child = fork(join(root, program), options, {
    cwd: root,
    execArgv: [],
    env: { ...process.env, COMPANY: company, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const problems: Problem[] = [];
  // What the check sends.
  child.on('message', (found) => problems.push(...(found as Problem[])));
  let report = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      report += part;
    });
  // What it sends may come after its last words.
  const isDisconnected = new Promise((resolve) => child.once('disconnect', resolve));
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await isDisconnected;
  return {
    passes: status === 0,
    problems: problems.map((problem) => inFolder(company, problem)),
    report: report.trim(),
  };
}

/** With its file named as the editor names it: by its path in the company's folder. */
function inFolder(company: string, problem: Problem): Problem {
  const file = relative(resolve(root, company), resolve(root, problem.file)).split('\\').join('/');
  return { ...problem, file };
}
