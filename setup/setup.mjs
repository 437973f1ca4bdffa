// @ts-check
/**
 * Installs what is missing. Without a parameter, the locked packages that building and serving need (the project's own
 * Node among them, on Linux); with --all, those of tests and the editor too; with --browsers, also the browsers and servers
 * that the built site is tested with. Takes no noticeable time when nothing is missing.
 *
 * Plain JavaScript for any Node from 18 on: it runs before there is one that reads TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const wish = process.argv[2];
const modules = 'node_modules';

installPackages(wish !== undefined);
requireNode();
if (wish === '--browsers') {
  if (process.platform === 'linux') installSystemPackages();
  else installBrowsers();
}

/** @param {boolean} asksForAll What is installed is never removed, also when the lock has changed. */
function installPackages(asksForAll) {
  // npm writes it last, so it is the mark of a finished installation.
  const installed = statSync(join(modules, '.package-lock.json'), { throwIfNoEntry: false });
  const isCurrent = installed !== undefined && installed.mtimeMs > statSync('package-lock.json').mtimeMs;
  // The last of the tests' packages, and of the editor's, which are a workspace.
  const hasAll = ['vitest', 'simple-git'].every((name) => existsSync(join(modules, name)));
  if (isCurrent && (hasAll || !asksForAll)) return;
  const all = hasAll || asksForAll;
  console.log(`Installing the dependencies (once; about ${all ? 650 : 240} MB) ...`);
  const omitted = all ? [] : ['--omit=dev', '--workspaces=false'];
  const { error, status, stdout, stderr } = npm([
    'ci',
    ...omitted,
    '--ignore-scripts',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]);
  if (error !== undefined)
    fail(
      'npm is missing, so nothing can be installed. Install Node.js (https://nodejs.org), which brings it.',
    );
  if (status !== 0) {
    const said = `${stdout}${stderr}`.split('\n').filter((line) => !line.includes('A complete log'));
    fail(`The dependencies could not be installed. Check the network connection and the free disk space, then run the same command again.
npm says: ${said.slice(0, 3).join('\n')}`);
  }
  // For compiling add-ons to Node, which nothing here does: 67 MB.
  for (const name of readdirSync(modules).filter((name) => name.startsWith('node-linux-')))
    rmSync(join(modules, name, 'include'), { recursive: true, force: true });
}

/** The project brings its own Node on Linux; elsewhere the machine's own has to be new enough to run TypeScript files. */
function requireNode() {
  const path = [join(process.cwd(), modules, '.bin'), process.env.PATH].join(delimiter);
  // A shell finds it as npm's scripts do, on Windows too.
  const { stdout: version } = spawnSync('node -v', {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  // As "v24.21.0" and ">=24".
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).engines;
  if (!(Number.parseInt(version.slice(1), 10) >= Number(node.slice(2))))
    fail(
      `Node ${version.trim()} is too old to build the site. Install Node 24 (https://nodejs.org), then run the same command again.`,
    );
}

/** The packaged Chromium is for Linux; elsewhere the test runner fetches its own browsers. */
function installBrowsers() {
  const runner = join(modules, 'playwright', 'cli.js');
  if (spawnSync(process.execPath, [runner, 'install'], { stdio: 'inherit' }).status !== 0)
    fail(
      'The browsers for the tests could not be installed. Check the network connection, then run the same command again.',
    );
}

/** The first two are libraries that the packaged Chromium needs. */
function installSystemPackages() {
  const names =
    'libnss3 libexpat1 firefox-esr webkit2gtk-driver xvfb caddy nginx libnginx-mod-http-brotli-static'.split(
      ' ',
    );
  const query = ['-W', '-f', '${db:Status-Status} ${Package}\n', ...names];
  const { error, stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' });
  if (error !== undefined) {
    console.log(`The tests need these packages, as Debian names them: ${names.join(' ')}.`);
    return;
  }
  const missing = names.filter((name) => !stdout.split('\n').includes(`installed ${name}`));
  if (missing.length === 0) return;
  console.log(
    'Installing the browsers and servers for the tests (once; up to 145 MB to fetch, 550 MB on the disk) ...',
  );
  const install = ['apt-get', 'install', '-yqq', '--no-install-recommends', ...missing];
  if (
    !asRoot(['apt-get', 'update', '-qq'], 'inherit') ||
    !asRoot(['env', 'DEBIAN_FRONTEND=noninteractive', ...install], 'ignore')
  )
    fail(
      `The packages ${missing.join(' ')} could not be installed. Install them by hand, then run the same command again.`,
    );
  // Debian starts the servers that it installs, now and with the machine. The tests start their own.
  if (existsSync('/run/systemd/system'))
    asRoot(['systemctl', 'disable', '--now', '--quiet', 'caddy', 'nginx'], 'ignore');
}

/**
 * npm as its own scripts call it; called by hand, as the machine finds it: on Windows that is a script of the shell's.
 * @param {string[]} parameters None has a character that a shell would read.
 */
function npm(parameters) {
  const program = process.env.npm_execpath;
  const [command, ...rest] = program?.endsWith('.js') ? [process.execPath, program] : ['npm'];
  return spawnSync(command, [...rest, ...parameters], {
    encoding: 'utf8',
    maxBuffer: Infinity,
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/**
 * Whether a command succeeds as root. A password is asked for and given where the command was typed.
 * @param {string[]} command
 * @param {'inherit' | 'ignore'} output
 */
function asRoot(command, output) {
  const [program = '', ...parameters] = process.getuid?.() === 0 ? command : ['sudo', ...command];
  return spawnSync(program, parameters, { stdio: ['inherit', output, 'inherit'] }).status === 0;
}

/**
 * @param {string} words
 * @returns {never}
 */
function fail(words) {
  console.error(`\n${words}`);
  process.exit(1);
}
