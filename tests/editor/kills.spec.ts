import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { recordFiles } from '#cms/records/folder.ts';
import { recordValue } from '#cms/records/yaml-text.ts';
import { changedCompany, copyCompany } from '#tests/changed-company.ts';

/** How often the editor is killed. */
const kills = Number(process.env.KILLS ?? 10);
const typedIn = 'areas/zilker.yaml';
const crestview = 'areas/crestview.yaml';
const added = { name: 'Bouldin Creek', zipCodes: '78704', minutes: '20-30', place: '30.25, -97.75' };
const cut = 'left=0&top=0&width=1600&height=900';
const photograph = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#468' } });

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** What an owner does in a moment; what is typed gives the numbers that were sent and answered. */
const acts: Record<string, (ask: Ask) => Promise<unknown>> = {
  typing: async (ask) => await typeNumbers(ask, 40),
  removing: async (ask) => await ask('POST', '/api/record', { file: crestview }),
  renaming: async (ask) => await ask('POST', '/api/record', { file: crestview, name: 'Crestview North' }),
  adding: async (ask) => await ask('POST', '/api/record', { kind: 'areas', file: crestview, ...added }),
  uploading: async (ask) =>
    await ask('POST', `/api/picture?name=hero-zilker&${cut}`, await photograph.jpeg().toBuffer()),
};
let sent = 0;
let answered = 0;

async function typeNumbers(ask: Ask, count: number) {
  for (let typed = 0; typed < count; typed += 1) {
    const { value, tag } = (await ask('GET', `/api/record?file=${typedIn}`)) as {
      value: object;
      tag: string;
    };
    sent += 1;
    await ask('PUT', '/api/record', {
      file: typedIn,
      value: { ...value, map: `Zilker ${sent}` },
      saved: value,
      tag,
    });
    answered = sent;
  }
}

/** The editor's server in a process of its own. */
async function start(folder: string): Promise<{ child: ChildProcess; ask: Ask }> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [folder], { execArgv: [] });
  const [address] = (await once(child, 'message')) as [string];
  const { origin, hash } = new URL(address);
  const ask: Ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${hash.slice(1)}` };
    const sent = body instanceof Buffer ? new Uint8Array(body) : (JSON.stringify(body) ?? null);
    const answer = await fetch(origin + path, { method, headers, ...(sent && { body: sent }) });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  };
  return { child, ask };
}

test(`${kills} kills lose nothing that was answered and tear nothing; the next start asks to keep or drop`, async () => {
  test.setTimeout((kills + 10) * 60_000);
  const parent = mkdtempSync(join(tmpdir(), 'killed-'));
  const { folder, read } = changedCompany(copyCompany(join(parent, 'company')));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  const first = git('rev-parse', 'HEAD');
  /** All files, whether they are in a version or not, without what was typed. */
  const tree = () => {
    git('add', '--all', '.');
    git('rm', '--cached', '--quiet', typedIn);
    return git('write-tree');
  };
  const whole = tree();
  /** How long each act took the first time, in milliseconds, and the files after it. */
  const known: Record<string, { time: number; tree: string }> = {};
  const seen: Record<string, number> = {};
  const names = Object.keys(acts);

  let { child, ask } = await start(folder);
  for (let round = 0; round < kills + names.length; round += 1) {
    git('reset', '--quiet', '--hard', first);
    git('clean', '--quiet', '-fd');
    const name = names[round % names.length] ?? '';
    const usual = known[name];
    await typeNumbers(ask, 1);
    const begun = Date.now();
    const done = acts[name]?.(ask).catch(() => undefined);
    const delay = Math.random() * 1.1 * (usual?.time ?? 0);
    await (usual === undefined ? done : pause(delay));
    const time = Date.now() - begun;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([ended, done]);

    ({ child, ask } = await start(folder));
    const where = `${name}, killed after ${Math.round(delay)} ms`;
    const { askToKeepChanges } = (await ask('GET', '/api/records')) as { askToKeepChanges: boolean };
    const { lastChangedAt } = (await ask('GET', '/api/changes')) as { lastChangedAt: number };
    for (const file of recordFiles(folder)) expect(() => recordValue(read(file)), where).not.toThrow();
    const { map } = recordValue(read(typedIn)) as { map: string };
    expect([`Zilker ${sent}`, `Zilker ${answered}`], where).toContain(map);
    // Many files were saved with what was typed before; otherwise it is in no version.
    const hasChanges = git('status', '--porcelain') !== '';
    expect(askToKeepChanges, where).toBe(hasChanges);
    // A removed file has no time; what it was removed with has.
    expect(lastChangedAt > Date.now() - 3_600_000, where).toBe(hasChanges);
    expect(globSync('**/.*.writing', { cwd: folder }), where).toEqual([]);
    expect(existsSync(join(folder, '.git/index.lock')), where).toBe(false);
    git('fsck', '--no-dangling');
    const found = tree();
    if (usual === undefined) known[name] = { time, tree: found };
    expect([whole, known[name]?.tree], where).toContain(found);
    const outcome = `${name}: ${found === whole ? 'as before' : 'done'}`;
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
  child.kill('SIGKILL');
  test.info().annotations.push({ type: 'seen', description: JSON.stringify(seen) });
  rmSync(parent, { recursive: true });
});
