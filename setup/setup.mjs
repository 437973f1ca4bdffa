// @ts-check
/**
 * Installs what is missing. Without a parameter, the locked packages that building and serving need (the project's own
 * Node among them, on Linux); with --all, those of tests, reports and the editor too; with --browser, also the system libraries that
 * the packaged Chromium needs; with --browsers, Firefox, WebKit and the servers that the built site is tested on too.
 * Takes no noticeable time when nothing is missing.
 *
 * Plain JavaScript for any Node from 18 on: it runs before there is one that reads TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const wish = process.argv[2];
const modules = 'node_modules';
const mark = join(modules, '.installed');
const isLinux = process.platform === 'linux';

installPackages(wish === undefined ? 'site' : 'all');
requireNode();
if (wish === '--browser') installBrowsers(['chromium']);
if (wish === '--browsers') installBrowsers(['chromium', 'firefox', 'webkit']);

/** @param {'site' | 'all'} asked What is installed is never taken away again, also when the lock has changed. */
function installPackages(asked) {
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : '';
  const wanted = installed === 'all' ? 'all' : asked;
  if (installed === wanted && statSync(mark).mtimeMs > statSync('package-lock.json').mtimeMs) return;
  console.log(`Installing the dependencies (once; about ${wanted === 'all' ? 650 : 240} MB) ...`);
  // The editor's packages are a workspace.
  const omitted = wanted === 'all' ? [] : ['--omit=dev', '--workspaces=false'];
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const { error, status, stdout, stderr } = npm(['ci', ...omitted, '--ignore-scripts', ...quiet]);
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
  writeFileSync(mark, `${wanted}\n`);
}

/** The project brings its own Node on Linux; elsewhere the machine's own has to be new enough to run TypeScript files. */
function requireNode() {
  const path = [join(process.cwd(), modules, '.bin'), process.env.PATH].join(delimiter);
  // A shell finds it as npm's scripts do, on Windows too.
  const { stdout } = spawnSync('node -v', {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  const version = stdout.trim();
  const [major = 0, minor = 0] = versionIn(version);
  const [leastMajor = 0, leastMinor = 0] = versionIn(
    JSON.parse(readFileSync('package.json', 'utf8')).engines.node,
  );
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  fail(
    `Node ${version} is too old to build the site. Install Node 24 (https://nodejs.org), then run the same command again.`,
  );
}

/** @param {string} text */
function versionIn(text) {
  return text.match(/\d+/g)?.map(Number) ?? [];
}

/** @param {string[]} engines */
function installBrowsers(engines) {
  if (isLinux) installSystemPackages(engines);
  // The packaged Chromium is for Linux; elsewhere the test runner fetches its own engines.
  else {
    const runner = join(modules, 'playwright', 'cli.js');
    const { status } = spawnSync(process.execPath, [runner, 'install', ...engines], { stdio: 'inherit' });
    if (status !== 0)
      fail(
        'The browsers for the tests could not be installed. Check the network connection, then run the same command again.',
      );
  }
}

/** @param {string[]} engines */
function installSystemPackages(engines) {
  const hasAll = engines.length > 1;
  const libraries = run('ldconfig', ['-p']).stdout ?? '';
  const nginx = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  /** @type {[isThere: boolean, name: string][]} */
  const packages = [
    [libraries.includes('libnss3.so'), 'libnss3'],
    [libraries.includes('libexpat.so.1'), 'libexpat1'],
    [!hasAll || isProgram('firefox-esr') || isProgram('firefox'), 'firefox-esr'],
    [!hasAll || isProgram('WebKitWebDriver'), 'webkit2gtk-driver'],
    [!hasAll || isProgram('Xvfb'), 'xvfb'],
    [!hasAll || isProgram('caddy'), 'caddy'],
    [!hasAll || existsSync('/usr/sbin/nginx'), 'nginx'],
    [!hasAll || existsSync(nginx), 'libnginx-mod-http-brotli-static'],
  ];
  const missing = packages.flatMap(([isThere, name]) => (isThere ? [] : [name]));
  if (missing.length === 0) return;
  const names = missing.join(' ');
  if (!isProgram('apt-get'))
    fail(
      `The tests need these packages, as Debian names them: ${names}. Install them with your package manager, then run the same command again.`,
    );
  if (hasAll)
    console.log(
      'Installing the browsers and servers for the tests (once; up to 145 MB to fetch, 550 MB on the disk) ...',
    );
  const install = ['install', '-yqq', '--no-install-recommends', ...missing];
  const isInstalled =
    asRoot('apt-get', ['update', '-qq'], 'inherit') === 0 &&
    asRoot('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...install], 'ignore') === 0;
  if (!isInstalled)
    fail(
      `The packages ${names} could not be installed. Install them by hand, then run the same command again.`,
    );
  // Debian starts the servers that it installs, now and with the machine. The tests start their own.
  if (/caddy|nginx/.test(names) && existsSync('/run/systemd/system'))
    asRoot('systemctl', ['disable', '--now', '--quiet', 'caddy', 'nginx'], 'ignore');
}

/**
 * npm as its own scripts call it; called by hand, as the machine finds it: on Windows that is a script of the shell's.
 * @param {string[]} parameters None has a character that a shell would read.
 */
function npm(parameters) {
  const program = process.env.npm_execpath;
  if (program?.endsWith('.js') && existsSync(program)) return run(process.execPath, [program, ...parameters]);
  if (process.platform === 'win32')
    return spawnSync(['npm', ...parameters].join(' '), { shell: true, encoding: 'utf8' });
  return run('npm', parameters);
}

/**
 * @param {string} program
 * @param {string[]} parameters
 */
function run(program, parameters) {
  return spawnSync(program, parameters, { encoding: 'utf8', maxBuffer: Infinity });
}

/**
 * @param {string} program
 * @param {string[]} parameters
 * @param {'inherit' | 'ignore'} output
 */
function asRoot(program, parameters, output) {
  const [first, ...rest] = process.getuid?.() === 0 ? [program] : ['sudo', program];
  // The password is asked for and given where the command was typed; what goes wrong is said there.
  return spawnSync(first ?? program, [...rest, ...parameters], { stdio: ['inherit', output, 'inherit'] })
    .status;
}

/** @param {string} name */
function isProgram(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/**
 * @param {string} words
 * @returns {never}
 */
function fail(words) {
  console.error(`\n${words}`);
  process.exit(1);
}
