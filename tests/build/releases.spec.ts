import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Releases on real servers, put in place by the very commands of docs/hosting.md. */

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
 * Puts the second release in place and takes it back.
 * @param command The guide's command for the first release.
 */
async function releaseTwiceAndBack(server: RealServer, command: string, environment = {}) {
  const { origin } = server;
  const seen = new Set<string>();
  const end = new AbortController();
  const visit = async () => {
    while (!end.signal.aborted) seen.add(JSON.stringify(await release(origin).catch(String)));
  };
  const put = async (number: 1 | 2) => {
    const before = workersOf(server);
    const env = { ...process.env, ...environment };
    execFileSync('sh', ['-ec', command.replaceAll('/1/', `/${number}/`)], { env, stdio: 'pipe' });
    // Those of nginx answer what they have begun, and end.
    await expect.poll(() => workersOf(server).filter((worker) => before.includes(worker))).toEqual([]);
    expect(await release(origin)).toEqual({ status: 200, page: number, header: number });
  };
  await put(1);
  const visits = visit();

  const files = globSync('{images,social,icons,assets}/**/*.*', { cwd: site }).filter(
    (file) => !/\.(br|gz)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const tags = new Map<string, string>();
  for (const file of files)
    tags.set(`/${file}`, String((await ask(origin, `/${file}`, {}, 'HEAD')).headers.etag));
  const { etag } = (await ask(origin, page)).headers;

  await put(2);
  const sentAgain = [];
  for (const [file, tag] of tags)
    if ((await ask(origin, file, { 'If-None-Match': tag })).status !== 304) sentAgain.push(file);
  expect(sentAgain, 'are unchanged, and sent again').toEqual([]);
  expect(await ask(origin, page, { 'If-None-Match': String(etag) })).toMatchObject({ status: 200 });

  await put(1);
  end.abort();
  await visits;
  expect([...seen].sort(), 'a page always comes with the headers of its own release').toEqual(
    [1, 2].map((number) => JSON.stringify({ status: 200, page: number, header: number })),
  );
}

function workersOf({ process: { pid } }: RealServer): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
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
