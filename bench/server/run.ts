/** Measures how many requests each server answers: `npm run load`. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { loadReport, type Round } from '#bench/server/report.ts';
import { watchMemory } from '#bench/server/resident-memory.ts';
import { finishedSite } from '#host/finished-site.ts';
import { freePort, type RealServer, startCaddy, startNginx } from '#tests/real-servers.ts';

const connections = 1000;
const seconds = 30;
const rounds = 3;

const paths = globSync('**/*.html', { cwd: finishedSite })
  .filter((file) => file !== '404.html')
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));

const [busy = 0] = loadavg();

const servers: { name: string; start: () => Promise<RealServer>; rounds: Round[] }[] = [
  { name: 'nginx', start: startNginx, rounds: [] },
  { name: 'Caddy', start: startCaddy, rounds: [] },
  { name: 'the preview server', start: startPreview, rounds: [] },
];

// In turn, so that a slow moment of the machine meets all.
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, start, rounds } of servers) {
    const server = await start();
    const memory = watchMemory(server.process);
    try {
      const figures = await load(server.origin);
      rounds.push({ ...figures, memory: memory.most() });
      console.log(`round ${round}, ${name}: ${JSON.stringify(rounds.at(-1))}`);
    } finally {
      memory.most();
      await server.stop();
    }
  }
}

const report = loadReport({
  servers,
  connections,
  seconds,
  busy,
  machine: `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
  date: new Date().toISOString().slice(0, 10),
});
await writeFile('docs/load.md', report);
console.log(`\n${report}\nWritten to docs/load.md.`);

async function load(origin: string): Promise<Omit<Round, 'memory'>> {
  const options = ['--threads=2', `--connections=${connections}`, `--duration=${seconds}s`, '--timeout=10s'];
  const script = ['--header=Accept-Encoding: br', '--script=bench/server/pages.lua', origin, '--', ...paths];
  try {
    const { stdout } = await promisify(execFile)('wrk', [...options, ...script]);
    // What bench/server/pages.lua writes last.
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<Round, 'memory'>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`wrk could not measure ${origin}. Install it (Debian: apt install wrk). ${reason}`, {
      cause: error,
    });
  }
}

async function startPreview(): Promise<RealServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['host/serve.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${port}`,
    process: server,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
