import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { compress } from '#build/compress.ts';
import { configurationsIn, finishedOutput } from '#host/finished-site.ts';
import { nginxCommand, type RealServer, startEmptyCaddy, startServer } from '#tests/real-servers.ts';
import { putInPlace } from '#release/upload-folder.ts';
import { ask } from './ask.ts';
import { folder as site } from '#tests/built-html/site.ts';

/**
 * Releases on real servers, put in place by the very commands of docs/hosting.md. That unchanged files keep their tags over a release:
 * release/upload-folder.test.ts, hosts.spec.ts.
 */

test.skip(process.platform !== 'linux', 'Caddy and nginx are Debian’s packages.');
test.describe.configure({ mode: 'default', timeout: 600_000 });

const guide = readFileSync('docs/hosting.md', 'utf8');
const page = paths.about;
/** What tells the second release's pages and headers from the first's; it is as long as the text that it replaces. */
const marks = { page: ['</html>', '</HTML>'], header: ['max-age=31536000', 'max-age=31536002'] } as const;

let releases: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  releases = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const number of ['1', '2']) {
    const output = join(releases, `${number}.new`);
    cpSync(site, join(output, 'site'), { recursive: true });
    cpSync(configurationsIn(finishedOutput), join(output, 'host'), { recursive: true });
    if (number === '2') {
      changeFile(join(output, 'site', `${page}.html`), marks.page);
      for (const file of ['Caddyfile', 'nginx-site.conf'])
        changeFile(join(output, 'host', file), marks.header);
    }
    await compress(join(output, 'site'));
    mkdirSync(join(releases, number));
    putInPlace(output, join(releases, number, 'upload'));
  }
  execFileSync('chmod', ['-R', 'a+rX', releases]);
});
test.afterAll(() => rmSync(releases, { recursive: true }));

function changeFile(file: string, [from, to]: readonly [string, string]) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}

/** Which release a page comes from, and which one its headers come from. */
async function release(origin: string) {
  const { status, headers, body } = await ask(origin, page);
  const isSecond = (part: keyof typeof marks, text = '') => (text.includes(marks[part][1]) ? 2 : 1);
  return {
    status,
    page: isSecond('page', body.toString()),
    header: isSecond('header', headers['strict-transport-security']),
  };
}

/**
 * Puts the second release in place and takes it back: a page always has the headers of its own release.
 * @param command The guide's command for the first release.
 */
async function releaseTwiceAndBack({ origin }: RealServer, command: string, environment = {}) {
  const env = { ...process.env, ...environment };
  for (const number of [1, 2, 1]) {
    execFileSync('sh', ['-ec', command.replaceAll('/1/', `/${number}/`)], { env, stdio: 'pipe' });
    // nginx answers what it has begun.
    await expect.poll(() => release(origin)).toEqual({ status: 200, page: number, header: number });
  }
}

/** A line of the guide, with the folders of the test. */
function guideLine(start: string, folder: string): string {
  const line = guide.split('\n').find((line) => line.startsWith(start)) ?? '';
  return line.replaceAll('/srv/releases', releases).replaceAll('/etc/nginx/conf.d', folder);
}

test('Caddy: a release takes another’s place and goes back, by one line', async () => {
  const server = await startEmptyCaddy();
  await releaseTwiceAndBack(server, guideLine('SITE=', ''), server.environment);
  await server.stop();
});

test('nginx: a release takes another’s place and goes back, by one line', async () => {
  let command = '';
  const server = await startServer((folder, port) => {
    writeFileSync(join(folder, 'site.conf'), `server { listen 127.0.0.1:${port}; return 200; }`);
    for (const number of ['1', '2']) {
      const file = join(releases, number, 'upload.host/nginx-site.conf');
      const rules = readFileSync(file, 'utf8').replace(/listen \S+ /, `listen 127.0.0.1:${port} `);
      writeFileSync(file, rules);
    }
    const start = nginxCommand(folder);
    command = guideLine('sed ', folder)
      .replace('nginx -t', `${start.command.join(' ')} -t`)
      .replace('systemctl reload nginx', `kill -HUP $(cat ${folder}/nginx.pid)`);
    return start;
  });
  await releaseTwiceAndBack(server, command);
  await server.stop();
});
