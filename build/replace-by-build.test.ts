import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceByBuild } from '#build/replace-by-build.ts';

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  target = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writes(...names: string[]) {
  return (output: string) => {
    for (const name of names) writeFileSync(join(output, name), name);
  };
}

test('the first build is put in place, and nothing else is left', () => {
  replaceByBuild(target, writes('a', 'b'));
  expect(readdirSync(target)).toEqual(['a', 'b']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build replaces the one before it, of which no file stays', () => {
  replaceByBuild(target, writes('old'));
  replaceByBuild(target, writes('new'));
  expect(readdirSync(target)).toEqual(['new']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('while a build runs, the old one is all there', () => {
  replaceByBuild(target, writes('old'));
  replaceByBuild(target, (output) => {
    writes('new')(output);
    expect(readdirSync(target)).toEqual(['old']);
  });
});

test('a build that fails leaves the old one as it was, and its reason is passed on', () => {
  replaceByBuild(target, writes('old'));
  const failure = new Error('The content needs your attention.');
  expect(() =>
    replaceByBuild(target, (output) => {
      writes('half')(output);
      throw failure;
    }),
  ).toThrow(failure);
  expect(readdirSync(target)).toEqual(['old']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build that cannot be put in place leaves the old one as it was', () => {
  replaceByBuild(target, writes('old'));
  expect(() => replaceByBuild(target, (output) => rmSync(output, { recursive: true }))).toThrow('ENOENT');
  expect(readdirSync(target)).toEqual(['old']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('builds at the same time do not mix: the last to finish stays, whole', () => {
  replaceByBuild(target, (output) => {
    writes('a1')(output);
    // By a process that runs, as another build's would.
    replaceByBuild(target, writes('b1', 'b2'), process.ppid);
    expect(readdirSync(target)).toEqual(['b1', 'b2']);
    writes('a2')(output);
  });
  expect(readdirSync(target)).toEqual(['a1', 'a2']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('what an interrupted build left is removed by the next, a file that only looks like it is not', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  mkdirSync(`${target}.building-${ended}/new`, { recursive: true });
  mkdirSync(`${target}.building-${process.pid}/new`, { recursive: true });
  writeFileSync(join(`${target}.building-${process.pid}/new`, 'half'), '');
  writeFileSync(join(folder, 'dist.txt'), '');
  replaceByBuild(target, writes('new'));
  expect(readdirSync(folder)).toEqual(['dist', 'dist.txt']);
  expect(readdirSync(target)).toEqual(['new']);
});

test('the folder of a build that still runs stays', () => {
  const running = `${target}.building-${process.ppid}/new`;
  mkdirSync(running, { recursive: true });
  writeFileSync(join(running, 'half'), 'half');
  replaceByBuild(target, writes('new'));
  expect(existsSync(join(running, 'half'))).toBe(true);
  expect(readFileSync(join(target, 'new'), 'utf8')).toBe('new');
});
