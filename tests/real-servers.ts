import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#host/port.ts';
import { configurationsIn, finishedOutput, finishedSite } from '#host/finished-site.ts';

/** Servers for the public, with the configurations of the build: for tests and measurements. */
export interface RealServer {
  origin: string;
  /** The process that was started; servers may have others below it. */
  process: ChildProcess;
  /** Ends the server and removes its files. */
  stop: () => Promise<void>;
}

function built(configuration: string): string {
  return readFileSync(join(configurationsIn(finishedOutput), configuration), 'utf8');
}

/** nginx as Debian starts it, as a user without rights: only the port and the folders are others. */
export function startNginx(
  configuration = built('nginx-site.conf'),
  served = finishedSite,
): Promise<RealServer> {
  return startServer((folder, port) => {
    const site = configuration
      .replace('listen 80 ', `listen 127.0.0.1:${port} `)
      .replace('/srv/site', join(folder, 'site'));
    cpSync(served, join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site.conf'), site);
    return nginxCommand(folder);
  });
}

/** Serves what `site.conf` in the folder says. */
export function nginxCommand(folder: string): Command {
  writeFileSync(join(folder, 'nginx.conf'), nginxFrame(folder));
  return { command: ['nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')] };
}

/** What Debian's own nginx.conf holds around a site, with everything that is written in one folder. */
function nginxFrame(folder: string): string {
  const written = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes auto;
include /etc/nginx/modules-enabled/*.conf;
events {
  worker_connections 8192;
}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${written.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`;
}

export function startCaddy(configuration = built('Caddyfile'), served = finishedSite): Promise<RealServer> {
  return startServer((folder, port) => {
    cpSync(served, join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'Caddyfile'), configuration);
    return {
      command: ['caddy', 'run', '--config', join(folder, 'Caddyfile')],
      // The port alone: any host is answered, without a certificate.
      environment: { ADDRESS: `http://:${port}`, SITE: join(folder, 'site'), ADMIN: 'off', HOME: folder },
    };
  });
}

/** Caddy with nothing to serve yet: `caddy reload` gives it a site, in this environment. */
export async function startEmptyCaddy() {
  const admin = `localhost:${await freePort()}`;
  let environment: Record<string, string> = {};
  const server = await startServer((folder, port) => {
    const origin = `http://127.0.0.1:${port}`;
    environment = { ADMIN: admin, ADDRESS: `http://:${port}`, ORIGIN: origin, HOME: folder };
    writeFileSync(join(folder, 'Caddyfile'), '{\n\tadmin {$ADMIN}\n}\n{$ADDRESS} {\n\trespond "empty"\n}\n');
    return { command: ['caddy', 'run', '--config', join(folder, 'Caddyfile')], environment };
  });
  return { ...server, environment };
}

interface Command {
  command: string[];
  environment?: Record<string, string>;
}

/**
 * Starts a server as a user without rights where there is a choice, and waits until it answers.
 * @param prepare What puts the server's files into a folder, and says how it is started there.
 */
export async function startServer(prepare: (folder: string, port: number) => Command): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  chmodSync(folder, 0o777);
  // Another program may take the port before the server does.
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const { command, environment } = prepare(folder, port);
    const [program = '', ...parameters] = command;
    const server = spawn(program, parameters, {
      cwd: folder,
      env: { PATH: `${process.env.PATH}:/usr/sbin`, ...environment },
      ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // When the tests are interrupted, nothing else stops it.
    const kill = () => server.kill();
    process.once('exit', kill);
    server.once('exit', () => process.off('exit', kill));
    let complaint = '';
    server.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text).slice(-2000)));
    server.on('error', (error) => (complaint = error.message));
    const origin = `http://127.0.0.1:${port}`;
    if (await answers(origin, server)) {
      return { origin, process: server, stop: () => stop(server, folder) };
    }
    if (tries === 3) {
      throw new Error(`${program} does not start, so nothing can be said of it. It says: ${complaint}`);
    }
  }
}

/** The user that Linux has for what needs no rights. */
const nobody = 65_534;

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null && server.pid !== undefined) {
    try {
      return (await fetch(origin)).ok;
    } catch {
      await setTimeout(50);
    }
  }
  return false;
}

async function stop(server: ChildProcess, folder: string) {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
}
