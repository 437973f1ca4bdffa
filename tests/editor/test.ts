import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { runProgram } from '#cms/server/run-program.ts';
import { buildPage, serveEditor } from '#cms/server/serve.ts';

const fixture = join(import.meta.dirname, '../second-company');

type Report = Awaited<ReturnType<typeof runProgram>>;

/** A company in a repository of its own, the editor that is open on it, and the code host that it is sent to. */
export interface EditedCompany {
  address: string;
  read(file: string): string;
  write(file: string, text: string): void;
  git(...args: string[]): string;
  /** A bare repository, in the code host's place. */
  host: string;
  /** What the check before publishing says from now on. */
  checkSays(report: Report): void;
}

/** Opens the editor on a copy of the fixture company: never on the project's own. */
export const test = base.extend<object, { edited: EditedCompany }>({
  edited: [
    // oxlint-disable-next-line no-empty-pattern -- The test runner reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const place = mkdtempSync(join(tmpdir(), 'edited-'));
      const folder = join(place, 'work/company');
      const host = join(place, 'host.git');
      cpSync(fixture, folder, { recursive: true, filter: (path) => !path.includes('public') });
      const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
      execFileSync('git', ['init', '--quiet', '--bare', host]);
      git('init', '--quiet', '--initial-branch=main', join(place, 'work'));
      git('config', 'user.name', 'Owner');
      git('config', 'user.email', 'owner@example.com');
      git('remote', 'add', 'origin', host);
      git('add', '.');
      git('commit', '--quiet', '--message', 'The company as it began');
      // As if the editor had been ended while somebody typed.
      const zilker = join(folder, 'areas/zilker.yaml');
      writeFileSync(zilker, readFileSync(zilker, 'utf8').replace(/^order: .*$/m, 'order: 77'));
      let says: Report = { passes: false, problems: [], report: '' };
      await buildPage();
      const editor = await serveEditor(folder, 0, () => Promise.resolve(says));
      await use({
        address: editor.address,
        host,
        git,
        read: (file) => readFileSync(join(folder, file), 'utf8'),
        write: (file, text) => writeFileSync(join(folder, file), text),
        checkSays: (report) => {
          says = report;
        },
      });
      await editor.close();
      rmSync(place, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
