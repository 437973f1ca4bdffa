import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { runProgram } from '#cms/server/run-program.ts';
import { buildPage, serveEditor } from '#cms/server/serve.ts';
import { changedCompany, copyCompany } from '#tests/changed-company.ts';

type Report = Awaited<ReturnType<typeof runProgram>>;

/** Opens the editor on a copy of the fixture company in a repository of its own: never on the project's own. */
async function openEditor(parent: string) {
  /** A bare repository, in the code host's place. */
  const host = join(parent, 'host.git');
  const folder = copyCompany(join(parent, 'work/company'));
  const company = changedCompany(folder);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet', '--bare', host);
  git('init', '--quiet', '--initial-branch=main', join(parent, 'work'));
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('remote', 'add', 'origin', host);
  git('add', '.');
  git('commit', '--quiet', '--message', 'The company as it began');
  // As if the editor had been ended while somebody typed.
  company.set('areas/zilker.yaml', 'order', 77);
  let says: Report = { passes: false, problems: [], report: '' };
  await buildPage();
  const { address, close } = await serveEditor(folder, 0, () => Promise.resolve(says));
  /** What the check before publishing says from now on. */
  const checkSays = (report: Report) => void (says = report);
  return { ...company, address, close, host, git, checkSays };
}

export const test = base.extend<object, { edited: Awaited<ReturnType<typeof openEditor>> }>({
  edited: [
    // oxlint-disable-next-line no-empty-pattern -- The test runner reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const parent = mkdtempSync(join(tmpdir(), 'edited-'));
      const edited = await openEditor(parent);
      await use(edited);
      await edited.close();
      rmSync(parent, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
