import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#host/port.ts';
import { writeFiles } from '#tests/write-files.ts';

const program = join(import.meta.dirname, 'serve.ts');
const folder = mkdtempSync(join(tmpdir(), 'serve-'));
writeFiles(folder, { 'built/dist/site/index.html': 'Home', 'not-built/package.json': '{}' });
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a program that ends with its test at the latest. */
function start({
  project = 'built',
  host,
  port = '4173',
}: {
  project?: string;
  host?: string | undefined;
  port?: string;
}): ChildProcessWithoutNullStreams {
  const server = spawn(process.execPath, [program], {
    cwd: join(folder, project),
    env: { ...process.env, COMPANY: 'company', PORT: port, HOST: host },
  });
  onTestFinished(() => void server.kill());
  return server;
}

async function end(server: ChildProcessWithoutNullStreams) {
  const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'close')]);
  return { code, errors };
}

/** Whether a server answers at this address of the machine. */
const reaches = (host: string, port: number) =>
  fetch(`http://${host}:${port}`).then(
    () => true,
    () => false,
  );

// Linux has all of 127.0.0.0/8; other systems have its first address only.
test.runIf(process.platform === 'linux').each([
  [undefined, false],
  ['', false],
  ['0.0.0.0', true],
])('with HOST %s, other addresses than this machine’s own reach it: %s', async (host, isReached) => {
  const port = await freePort();
  const server = start({ port: String(port), host });
  await once(server.stdout, 'data');
  expect(await reaches('127.0.0.1', port)).toBe(true);
  expect(await reaches('127.0.0.2', port)).toBe(isReached);
});

const noPort = (value: string) =>
  `PORT is "${value}", which is not a port. Use a number from 1 to 65535, for example: PORT=4174 npm start\n`;

test.each([
  ...['abc', '65536', '80.5', ''].map((port) => ({ port, errors: noPort(port) })),
  {
    host: '203.0.113.1',
    errors:
      'HOST is "203.0.113.1", which is not an address of this machine. Leave it out to serve this machine only, or write HOST=0.0.0.0 to let others in the network see the site.\n',
  },
  {
    project: 'not-built',
    errors:
      'There is no dist/site/index.html, so there is nothing to serve. Run `npm start`, which builds the site first, or `npm run build`.\n',
  },
])('one clear message and an exit code that is not 0: %o', async ({ errors, ...options }) => {
  expect(await end(start(options))).toEqual({ code: 1, errors });
});

test('a port that is in use is named, with another that may be free', async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, 'listening');
  expect(await end(start({ port: String(port) }))).toEqual({
    code: 1,
    errors: `Port ${port} is in use, so the site can't be served there. Stop the other program, or choose another port: PORT=${port + 1} npm start\n`,
  });
  other.close();
});
