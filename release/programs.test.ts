import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';
import type { FindingGroup } from '#release/findings/finding.ts';
import { withChangedCompany } from '#tests/changed-company.ts';

const fixture = join(import.meta.dirname, '../tests/second-company');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program of this folder in an empty folder, its output piped. */
function run(program: string, company = fixture) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, program)], {
    cwd: folder,
    // The test runner asks its own children for colors.
    env: { ...process.env, COMPANY: company, FORCE_COLOR: undefined },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('publish:check', () => {
  test('lists what is in the way, as plain text when it is piped, and fails', () => {
    const { status, stdout, stderr } = run('publish-check.ts');
    expect(status).toBe(1);
    expect(stdout).toContain('\n  ✗ the phone (512) 555-0187 is a placeholder');
    expect(stdout).toContain('\n      Next: write the number that customers call.\n      Where: ');
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toMatch(/^The site must not be published, because of \d things? marked ✗\./);
  });

  test('gives what it finds as data to a program that has started it', async () => {
    const child = fork(join(import.meta.dirname, 'publish-check.ts'), {
      cwd: folder,
      env: { ...process.env, COMPANY: fixture },
      silent: true,
    });
    const groups: FindingGroup[] = [];
    // What the gate sends.
    child.on('message', (found) => groups.push(...(found as FindingGroup[])));
    await new Promise((resolve) => child.once('close', resolve));
    expect(groups.flatMap(({ findings }) => findings)).toContainEqual(
      expect.objectContaining({
        state: 'blocking',
        at: { file: join(fixture, 'business.yaml'), field: ['phone'] },
      }),
    );
  });

  test('lists what is wrong in the records, and fails', () => {
    withChangedCompany(({ folder: changed, set }) => {
      set('business.yaml', ['phone'], '');
      const { status, stderr } = run('publish-check.ts', changed);
      expect(status).toBe(1);
      expect(stderr).toMatch(/because of 1 mistake in its records\.\n\n {2}- .*business\.yaml:\d+: phone ""/);
    });
  });
});

test('release refuses with the list: the folder to upload stays as it was, and nothing half-made is left', () => {
  const target = `upload-${basename(fixture)}`;
  writeFiles(folder, { [`${target}/index.html`]: 'old' });
  const { status, stdout, stderr } = run('release.ts');
  expect(status).toBe(1);
  expect(stdout).toContain('✗ the phone');
  expect(stderr).toContain(`Nothing was released. The list above says what to do.\n${target}/ is as it was.`);
  expect(readdirSync(folder)).toEqual([target]);
  expect(readFileSync(join(folder, target, 'index.html'), 'utf8')).toBe('old');
});

describe('the first line of npm start', () => {
  test('says how many facts of the owner are missing', () => {
    expect(run('remind.ts')).toEqual({
      status: 0,
      stdout: '2 facts of the owner are missing: npm run publish:check lists them.\n',
      stderr: '',
    });
  });

  test('leaves what is wrong in the records to the build', () => {
    withChangedCompany(({ folder: changed, set }) => {
      set('business.yaml', ['phone'], '');
      expect(run('remind.ts', changed)).toEqual({ status: 0, stdout: '', stderr: '' });
    });
  });
});
