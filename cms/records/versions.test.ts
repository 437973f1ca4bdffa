import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleGit } from 'simple-git';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '#cms/records/folder.ts';
import { renameOrRemove } from '#cms/records/rename-or-remove.ts';
import { openVersions } from '#cms/records/versions.ts';
import { changedCompany, copyCompany } from '#tests/changed-company.ts';

const zilker = 'areas/zilker.yaml';

/** A company's folder in a repository with one version. */
async function repository() {
  const parent = mkdtempSync(join(tmpdir(), 'versions-'));
  const folder = copyCompany(join(parent, 'company'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const git = simpleGit(parent);
  await git.init();
  await git.addConfig('user.name', 'Owner').addConfig('user.email', 'owner@example.com');
  await git.add('.').commit('Start');
  return { parent, git, ...changedCompany(folder) };
}

/** Runs a program that uses the editor's modules, ends it without warning, and gives what it had said. */
async function killed(program: string, isTime: (said: string) => boolean, delay = 0) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
    if (isTime(said)) setTimeout(() => child.kill('SIGKILL'), delay);
  });
  await ended;
  return said;
}

test('a version holds the folder and nothing else; a record goes back to it, and a new one is dropped', async () => {
  const { parent, folder, git, set, write } = await repository();
  writeFileSync(join(parent, 'other.txt'), 'not the company’s');
  const versions = await openVersions(folder);
  set(zilker, ['order'], 77);
  expect(await versions.changed()).toEqual([zilker]);
  await versions.save('Another order');
  expect(await versions.changed()).toEqual([]);
  expect((await git.status()).not_added).toEqual(['other.txt']);
  const [, first] = await versions.list(zilker);
  await versions.restore(first?.hash ?? '', [zilker]);
  expect(readRecord(folder, zilker).value).not.toMatchObject({ order: 77 });
  write('areas/new.yaml', 'name: New\n');
  await versions.restore('HEAD', ['areas/new.yaml']);
  expect(existsSync(join(folder, 'areas/new.yaml'))).toBe(false);
  // Where git refuses, nothing is under way any more.
  await expect(versions.restore('HEAD', ['areas/none.yaml'])).rejects.toThrow('areas/none.yaml');
  expect(existsSync(join(parent, '.git/cms-under-way'))).toBe(false);
});

test('a change of many files is one version; what fails midway leaves nothing, and what was typed before stays', async () => {
  const { folder, set } = await repository();
  const versions = await openVersions(folder);
  set(zilker, ['order'], 77);
  const failing = versions.change('Fails', async () => {
    await renameOrRemove(folder, 'areas/crestview.yaml');
    throw new Error('The disk is full.');
  });
  // What is typed in the meantime is written afterwards.
  const typed = versions.inTurn(async () => set(zilker, ['order'], 78));
  await expect(failing).rejects.toThrow('The disk is full.');
  await typed;
  expect(existsSync(join(folder, 'areas/crestview.yaml'))).toBe(true);
  expect(readRecord(folder, zilker).value).toMatchObject({ order: 78 });
  const { version } = await versions.change('Removed', () => renameOrRemove(folder, 'areas/crestview.yaml'));
  expect((await versions.filesOf(version)).length).toBeGreaterThan(2);
  expect((await versions.list()).map(({ message }) => message)).toEqual([
    'Removed',
    'Before: Removed',
    'Before: Fails',
    'Start',
  ]);
});

test('a removal is taken back exactly, and that is taken back too; not once something was changed since', async () => {
  const { folder, set } = await repository();
  const versions = await openVersions(folder);
  const before = await versions.state();
  const { version } = await versions.change('Removed', () => renameOrRemove(folder, 'areas/crestview.yaml'));
  const removed = await versions.state();
  const back = await versions.revert(version);
  expect(await versions.state()).toBe(before);
  const again = await versions.revert(back);
  expect(await versions.state()).toBe(removed);
  set('redirects.yaml', [0, 'to'], '/');
  set(zilker, ['order'], 78);
  await expect(versions.revert(again)).rejects.toThrow('redirects.yaml was changed since');
});

test('a folder in no repository gets one of its own, and git needs no name', async () => {
  const folder = copyCompany();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const versions = await openVersions(folder);
  expect(await versions.list()).toMatchObject([{ message: 'As it was when the editor was first opened' }]);
});

test.each([1, 7])(
  'kill -9 after %i writes of a record: the file is whole, and holds what was answered',
  async (writes) => {
    const { folder } = await repository();
    const said = await killed(
      `const { readRecord, writeRecord } = await import('#cms/records/folder.ts');
    let { value, tag } = readRecord('${folder}', '${zilker}');
    for (let order = 1; ; order += 1) {
      tag = await writeRecord('${folder}', '${zilker}', { ...value, order }, tag);
      process.stdout.write(order + '\\n');
    }`,
      (text) => text.split('\n').length > writes,
    );
    const last = Number(said.trim().split('\n').at(-1));
    const { order } = readRecord(folder, zilker).value as { order: number };
    expect([last, last + 1]).toContain(order);
    await openVersions(folder);
    expect((await simpleGit(folder).status()).not_added).toEqual([]);
  },
);

// From before the first file to after the last one.
test.each([0, 60, 120, 240])(
  'kill -9 %i ms into the removal of an area: it is removed as a whole or not at all',
  async (delay) => {
    const { folder } = await repository();
    const before = await (await openVersions(folder)).state();
    await killed(
      `const { openVersions } = await import('#cms/records/versions.ts');
    const { renameOrRemove } = await import('#cms/records/rename-or-remove.ts');
    const versions = await openVersions('${folder}');
    process.stdout.write('begun');
    await versions.change('Removed', () => renameOrRemove('${folder}', 'areas/crestview.yaml'));`,
      (text) => text === 'begun',
      delay,
    );
    const versions = await openVersions(folder);
    const after = await versions.state();
    const reference = await repository();
    await renameOrRemove(reference.folder, 'areas/crestview.yaml');
    expect([before, await (await openVersions(reference.folder)).state()]).toContain(after);
  },
);
