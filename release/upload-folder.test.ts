import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';
import { configurationsOf, putInPlace, uploadFolderOf } from '#release/upload-folder.ts';

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  target = join(folder, 'upload');
  writeFiles(folder, { 'upload/index.html': 'old', 'upload/gone.html': 'old' });
});

afterEach(() => rmSync(folder, { recursive: true }));

function release(page: string) {
  const output = join(folder, 'upload.new');
  writeFiles(output, {
    'site/index.html': page,
    'site/assets/app.js': 'app',
    'site/.well-known/security.txt': 'Contact: us',
    'host/Caddyfile': 'rules',
    'modules.json': '[]',
  });
  putInPlace(output, target);
}

test('what was built replaces what was uploaded before, and nothing half-made is left', () => {
  release('new');
  expect(readdirSync(target).sort()).toEqual(['.well-known', 'assets', 'index.html']);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('new');
  expect(readdirSync(folder).sort()).toEqual(['upload', 'upload.host']);
  expect(readdirSync(configurationsOf(target))).toEqual(['Caddyfile']);
});

test('a file’s time stays through releases while its content does, and changes with it: servers make entity tags of it', () => {
  const time = (name: string) => statSync(join(target, name)).mtimeMs;
  release('new');
  const [page, script] = [time('index.html'), time('assets/app.js')];
  release('now');
  expect(time('assets/app.js')).toBe(script);
  expect(time('index.html')).not.toBe(page);
});

test('each company has a folder of its own', () => {
  expect(uploadFolderOf('company')).toBe('upload');
  expect(uploadFolderOf('tests/second-company')).toBe('upload-second-company');
  expect(configurationsOf('upload')).toBe('upload.host');
});
