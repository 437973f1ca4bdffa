import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { buildPage } from '#edit/server/build-page.ts';
import { serveEditor } from '#edit/server/editor-server.ts';
import { startPreview } from '#edit/server/preview.ts';
import { publishCheck } from '#edit/server/programs.ts';
import type { Report } from '#edit/server/state.ts';

const fixture = join(import.meta.dirname, '../second-company');

/** A company in a repository of its own, the editor that is open on it, and the code host that it is sent to. */
export interface EditedCompany {
  address: string;
  /** The company's folder. */
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  git(...args: string[]): string;
  /** A bare repository, in the code host's place. */
  host: string;
  /** What the publish check says from now on. Without it, the real one is asked. */
  checkSays(report: Report): void;
}

interface Fixtures {
  edited: EditedCompany;
}

interface Opened {
  /** Open for all tests of a file: starting it takes longer than they do. */
  opened: EditedCompany & {
    startAgain(): void;
    /** What went wrong in the preview. */
    complaints: string[];
  };
}

/** Opens the editor on a copy of the fixture company: never on the project's own. */
export const test = base.extend<Fixtures, Opened>({
  opened: [
    // oxlint-disable-next-line no-empty-pattern -- The test runner reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const place = mkdtempSync(join(tmpdir(), 'edited-'));
      const folder = join(place, 'work/company');
      const host = join(place, 'host.git');
      cpSync(fixture, folder, {
        recursive: true,
        filter: (path) => !path.startsWith(join(fixture, 'public')),
      });
      const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
      execFileSync('git', ['init', '--quiet', '--bare', host]);
      git('init', '--quiet', '--initial-branch=main', join(place, 'work'));
      git('config', 'user.name', 'Owner');
      git('config', 'user.email', 'owner@example.com');
      git('remote', 'add', 'origin', host);
      git('add', '.');
      git('commit', '--quiet', '--message', 'The company as it began');
      const first = git('rev-parse', 'HEAD').trim();
      let said: Report | undefined;
      const complaints: string[] = [];
      const editorPage = await buildPage(fixture);
      const server = await serveEditor(folder, editorPage, 0, {
        startPreview: (draft) => startPreview(draft, (words) => complaints.push(words)),
        publishCheck: (company) => (said === undefined ? publishCheck(company) : Promise.resolve(said)),
        makeUploadFolder: (company) => (said === undefined ? publishCheck(company) : Promise.resolve(said)),
        draw: () => Promise.reject(new Error('Tests draw no pictures.')),
      });
      await use({
        complaints,
        address: server.address,
        folder,
        host,
        git,
        read: (file) => readFileSync(join(folder, file), 'utf8'),
        write: (file, text) => writeFileSync(join(folder, file), text),
        checkSays: (report) => {
          said = report;
        },
        startAgain() {
          said = undefined;
          git('reset', '--quiet', '--hard', first);
          git('clean', '--quiet', '--force', '-d');
        },
      });
      await server.close();
      for (const made of [editorPage, place]) rmSync(made, { recursive: true });
    },
    { scope: 'worker' },
  ],
  edited: [
    async ({ opened }, use) => {
      await use(opened);
      opened.startAgain();
      expect(opened.complaints.splice(0)).toEqual([]);
    },
    { scope: 'test' },
  ],
});
