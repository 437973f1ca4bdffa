import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';
import { configurationsOf, putIntoFolder, uploadFolderOf } from '#release/upload-folder.ts';

let folder: string;
let site: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  site = join(folder, 'site');
  target = join(folder, 'upload');
  writeFiles(folder, {
    'site/index.html': 'new',
    'site/_headers': 'rules',
    'site/assets/app.js': 'app',
    'site/.made-from': 'digest',
    'site/.vite/manifest.json': '{}',
    'site/.well-known/security.txt': 'Contact: us',
    'upload/index.html': 'old',
    'upload/gone.html': 'old',
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the built site takes the place of what was uploaded before, without what only the build needs', () => {
  putIntoFolder(site, target, () => true);
  expect(readdirSync(target).sort()).toEqual(['.well-known', '_headers', 'assets', 'index.html']);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('new');
  expect(readdirSync(folder).sort()).toEqual(['site', 'upload']);
});

test('a file’s time stays through releases while its content does, and changes with it: servers make entity tags of it', () => {
  const time = (name: string) => statSync(join(target, name)).mtimeMs;
  putIntoFolder(site, target, () => true);
  const [page, script] = [time('index.html'), time('assets/app.js')];
  writeFiles(site, { 'index.html': 'now', 'assets/app.js': 'app' });
  putIntoFolder(site, target, () => true);
  expect(time('assets/app.js')).toBe(script);
  expect(time('index.html')).not.toBe(page);
});

test('what changed while it was tested is refused: the folder stays as it was, and nothing half-made is left', () => {
  expect(() => putIntoFolder(site, target, () => false)).toThrow(
    /something was changed while the site was tested.* Run npm run release again/,
  );
  expect(readdirSync(target).sort()).toEqual(['gone.html', 'index.html']);
  expect(readdirSync(folder).sort()).toEqual(['site', 'upload']);
});

test('without a built site, the folder stays as it was', () => {
  rmSync(site, { recursive: true });
  expect(() => putIntoFolder(site, target, () => true)).toThrow(/nothing to upload/);
  expect(readdirSync(target).sort()).toEqual(['gone.html', 'index.html']);
});

test('each company has a folder of its own', () => {
  expect(uploadFolderOf('company')).toBe('upload');
  expect(uploadFolderOf('tests/second-company')).toBe('upload-second-company');
  expect(configurationsOf('upload')).toBe('upload.host');
});
