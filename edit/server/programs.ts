import { fork } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import type { DrawingCommand, FindingGroup, Report } from '#edit/server/state.ts';

const root = join(import.meta.dirname, '../..');

const drawings: Record<DrawingCommand, string> = {
  social: 'brand/link-previews/social-pictures.ts',
  icons: 'brand/icons/icons.ts',
};

/** The gate that everything passes before the public sees it (release/gate.ts). */
export function publishCheck(company: string): Promise<Report> {
  return said(company, 'release/publish-check.ts');
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
async function said(company: string, program: string): Promise<Report> {
  const child = fork(join(root, program), {
    cwd: root,
    execArgv: [],
    env: { ...process.env, COMPANY: company, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const groups: FindingGroup[] = [];
  // What the gate sends.
  child.on('message', (found) => groups.push(...(found as FindingGroup[])));
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
    groups: groups.map((group) => inFolder(company, group)),
    report: report.trim(),
  };
}

/** With files named as the editor names them: by their place in the company's folder. */
function inFolder(company: string, group: FindingGroup): FindingGroup {
  const findings = group.findings.map((finding) => {
    if (finding.state === 'met' || finding.at === undefined) return finding;
    const file = relative(resolve(root, company), resolve(root, finding.at.file)).split('\\').join('/');
    return { ...finding, at: { ...finding.at, file } };
  });
  return { ...group, findings };
}
