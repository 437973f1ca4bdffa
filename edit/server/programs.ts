import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Report } from '#edit/server/state.ts';

const root = join(import.meta.dirname, '../..');

/** The gate that everything passes before the public sees it (release/gate.ts). */
export function publishCheck(company: string): Promise<Report> {
  return said(company, 'release/publish-check.ts');
}

/** Makes the folder to upload. */
export function makeUploadFolder(company: string): Promise<Report> {
  return said(company, 'release/release.ts');
}

/** Runs a program of this project for a company, without keeping the editor waiting. */
function said(company: string, program: string): Promise<Report> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, COMPANY: company, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let report = '';
  const add = (part: Buffer) => {
    report += part.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ passes: status === 0, report: report.trim() }));
  });
}
