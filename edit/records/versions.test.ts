import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as versions from '#edit/records/versions.ts';

let place: string;
let company: string;
const area = 'areas/hyde-park.yaml';
const git = (...args: string[]) => execFileSync('git', args, { cwd: company, encoding: 'utf8' });

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'versions-'));
  company = join(place, 'company');
  mkdirSync(join(company, 'areas'), { recursive: true });
  writeFileSync(join(company, area), 'name: Hyde Park\n');
  git('init', '--quiet', '--initial-branch=main', place);
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});

afterEach(() => rmSync(place, { recursive: true }));

test('a version holds the company’s folder and nothing else', async () => {
  writeFileSync(join(company, area), 'name: Hyde Park North\n');
  writeFileSync(join(place, 'elsewhere.txt'), 'mine');
  git('add', join(place, 'elsewhere.txt'));
  expect(await versions.unsavedFiles(company)).toEqual([area]);
  await versions.saveVersion(company, 'Hyde Park is larger', ['one', 'two']);
  expect(git('log', '-1', '--format=%B').trim()).toBe('Hyde Park is larger\n\n- one\n- two');
  expect(git('show', '--name-only', '--format=').trim()).toBe(`company/${area}`);
  // What somebody has put ready elsewhere stays ready.
  expect(git('status', '--porcelain').trim()).toBe('A  elsewhere.txt');
});

test('a record is told as it was in each of its versions', async () => {
  writeFileSync(join(company, area), 'name: Hyde Park North\n');
  await versions.saveVersion(company, 'Second', []);
  const [second, first] = await versions.versionsOf(company, area);
  expect([second?.sentence, first?.sentence]).toEqual(['Second', 'First']);
  expect(await versions.valueIn(company, first?.id ?? '', area)).toEqual({ name: 'Hyde Park' });
  expect(await versions.valueIn(company, 'HEAD', 'areas/none.yaml')).toBeUndefined();
  await expect(versions.valueIn(company, '--help', area)).rejects.toThrow('no version');
});

test('versions go to the code host; without one, that is known before', async () => {
  expect(await versions.remoteOf(company)).toBeUndefined();
  const host = join(place, 'host.git');
  execFileSync('git', ['init', '--quiet', '--bare', host]);
  git('remote', 'add', 'origin', host);
  expect(await versions.remoteOf(company)).toBe('origin');
  await versions.sendVersions(company, 'origin');
  expect(execFileSync('git', ['log', '--format=%s', 'main'], { cwd: host, encoding: 'utf8' })).toBe(
    'First\n',
  );
});

test('a version that can’t be sent stays saved, and the remedy is told', async () => {
  git('remote', 'add', 'origin', join(place, 'nowhere.git'));
  await expect(versions.sendVersions(company, 'origin')).rejects.toThrow(
    /The version is saved, but could not be sent/,
  );
});

test('a folder without a repository keeps no versions', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'alone-'));
  expect(await versions.hasVersions(alone)).toBe(false);
  expect(await versions.hasVersions(company)).toBe(true);
  rmSync(alone, { recursive: true });
});
