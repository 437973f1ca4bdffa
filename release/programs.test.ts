import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';
import type { Problem } from '#content/problem.ts';
import { withChangedCompany } from '#tests/changed-company.ts';

const fixture = join(import.meta.dirname, '../tests/second-company');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program of this folder in an empty folder, its output piped. */
function run(program: string, company = fixture, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, program), ...options],
    {
      cwd: folder,
      // The test runner asks its own children for colors.
      env: { ...process.env, COMPANY: company, FORCE_COLOR: undefined },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

describe('check', () => {
  test('lists what is wrong in the records, as plain text when it is piped, and fails', () => {
    withChangedCompany(({ folder: changed, set }) => {
      set('business.yaml', 'phone', '');
      const { status, stdout } = run('check.ts', changed);
      expect(status).toBe(1);
      expect(stdout).toMatch(/^✗ .*business\.yaml:\d+\n {4}phone "".*\n(?: {4}Why: .*\n)? {4}Do: /);
      expect(stdout).not.toContain('\u001b');
    });
  });

  test('with --release lists what is in the way of publishing, and fails', () => {
    const { status, stdout, stderr } = run('check.ts', fixture, '--release');
    expect(status).toBe(1);
    const plain = run('check.ts').stdout;
    expect(plain).toMatch(/Left before publishing: \d+\. npm run check -- --release lists them\.\n$/);
    expect(plain).not.toContain('placeholder');
    expect(stdout).toContain('phone "(512) 555-0187" is a placeholder: numbers with 555');
    expect(stdout).toContain('\n    Do: write the number that customers call.');
    expect(stderr).toMatch(/^The site must not be published, because of \d things? marked ✗\./);
  });

  test('gives what it finds as data to a program that has started it', async () => {
    const child = fork(join(import.meta.dirname, 'check.ts'), ['--release'], {
      cwd: folder,
      env: { ...process.env, COMPANY: fixture },
      silent: true,
    });
    const problems: Problem[] = [];
    child.on('message', (found) => problems.push(...(found as Problem[])));
    await new Promise((resolve) => child.once('close', resolve));
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'unpublished',
        file: join(fixture, 'business.yaml'),
        field: ['phone'],
      }),
    );
  });
});

test('release refuses with the list: the folder to upload stays as it was, and nothing half-made is left', () => {
  const target = `upload-${basename(fixture)}`;
  writeFiles(folder, { [`${target}/index.html`]: 'old' });
  const { status, stdout, stderr } = run('release.ts');
  expect(status).toBe(1);
  expect(stdout).toContain('is a placeholder');
  expect(stderr).toContain(`Nothing was released. The list above says what to do.\n${target}/ is as it was.`);
  expect(readdirSync(folder)).toEqual([target]);
  expect(readFileSync(join(folder, target, 'index.html'), 'utf8')).toBe('old');
});

test('the first line of npm start says how much is left to the owner, and leaves what is wrong to the build', () => {
  const left = 'Left to the owner before publishing: 3. npm run check -- --release lists them.\n';
  expect(run('remind.ts')).toEqual({ status: 0, stdout: left, stderr: '' });
  withChangedCompany(({ folder: changed, set }) => {
    set('business.yaml', 'phone', '');
    expect(run('remind.ts', changed)).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});
