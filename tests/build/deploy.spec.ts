import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { configurationsIn, finishedOutput } from '#host/finished-site.ts';
import { startEmptyCaddy } from '#tests/real-servers.ts';
import { writeFiles } from '#tests/write-files.ts';
import { ask } from './ask.ts';

/** What the deploy workflow does on the server, with real Caddy and sites of a few files. */

test.skip(process.platform !== 'linux', 'Caddy is Debian’s package.');
test.describe.configure({ mode: 'default', timeout: 120_000 });

const caddyfile = readFileSync(join(configurationsIn(finishedOutput), 'Caddyfile'), 'utf8');
const day = 24 * 60 * 60;

let releases: string;
let server: Awaited<ReturnType<typeof startEmptyCaddy>>;

test.beforeEach(async () => {
  releases = mkdtempSync(join(tmpdir(), 'deploy-'));
  // Caddy runs as another user.
  chmodSync(releases, 0o755);
  server = await startEmptyCaddy();
});
test.afterEach(async () => {
  await server.stop();
  rmSync(releases, { recursive: true });
});

/** Puts a release on the server, as the workflow does. */
function deploy(name: string, rules = caddyfile) {
  writeFiles(join(releases, name), {
    'upload/index.html': `Home of ${name}`,
    'upload/contact.html': `Contact of ${name}`,
    'upload/404.html': 'Not found',
    [`upload/assets/app-${name}.js`]: `app(${name})`,
    'upload.host/Caddyfile': rules,
  });
  // A release gives its files times that say nothing about when it was made.
  utimesSync(join(releases, name, `upload/assets/app-${name}.js`), day, day);
  cpSync('host/deploy.sh', join(releases, name, 'deploy.sh'));
  return spawnSync('sh', [join(releases, name, 'deploy.sh')], {
    encoding: 'utf8',
    env: { ...process.env, ...server.environment },
  });
}

async function answerTo(path: string) {
  const { status, body } = await ask(server.origin, path);
  return status === 200 ? body.toString() : status;
}

test('of seven releases the last is served and five are there', async () => {
  for (const name of ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '6-2']) {
    const { status, stdout, stderr } = deploy(name);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(`Release ${name} is in place`);
    expect(await answerTo('/')).toBe(`Home of ${name}`);
  }
  const kept = readdirSync(releases).filter((name) => !name.startsWith('.'));
  expect(kept.sort()).toEqual(['3-1', '4-1', '5-1', '6-1', '6-2']);
});

test('open pages get the scripts that they came with for seven days after their release was replaced', async () => {
  deploy('1');
  deploy('2');
  expect(await answerTo('/assets/app-1.js')).toBe('app(1)');
  deploy('3');
  expect(await answerTo('/assets/app-1.js')).toBe('app(1)');
  expect(await answerTo('/assets/app-2.js')).toBe('app(2)');
  for (const [file, days] of [
    ['app-1.js', 7.1],
    ['app-2.js', 6.9],
  ] as const) {
    const time = Date.now() / 1000 - days * day;
    utimesSync(join(releases, '.assets', file), time, time);
  }
  deploy('4');
  expect(await answerTo('/assets/app-1.js')).toBe(404);
  expect(await answerTo('/assets/app-2.js')).toBe('app(2)');
  expect(await answerTo('/assets/app-3.js')).toBe('app(3)');
});

test('a release that the site does not answer with is taken back, and the workflow fails', async () => {
  deploy('1');
  const { status, stderr } = deploy('2', caddyfile.replace('root * {$SITE:/srv/site}', 'root * /nowhere'));
  expect(status).toBe(1);
  expect(stderr).toContain(`${server.origin} does not answer with release 2.`);
  expect(stderr).toContain('Release 1 is in place again.');
  expect(await answerTo('/')).toBe('Home of 1');
  expect(existsSync(join(releases, '2'))).toBe(false);
});
