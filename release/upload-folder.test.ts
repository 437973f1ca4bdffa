import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';
import { configurationsOf, putInPlace } from '#release/upload-folder.ts';

test('what was built replaces what was uploaded before; a file’s time follows from its content: servers make entity tags of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [output, target] = [join(folder, 'upload.new'), join(folder, 'upload')];
  writeFiles(target, { 'index.html': 'old', 'gone.html': 'old' });
  const release = (page: string) => {
    writeFiles(output, {
      'site/index.html': page,
      'site/assets/app.js': 'app',
      'host/Caddyfile': 'rules',
      'modules.json': '[]',
    });
    putInPlace(output, target);
    return ['index.html', 'assets/app.js'].map((name) => statSync(join(target, name)).mtimeMs);
  };
  const [page, script] = release('new');
  expect(readdirSync(target).sort()).toEqual(['assets', 'index.html']);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('new');
  // Nothing half-made is left.
  expect(readdirSync(folder).sort()).toEqual(['upload', 'upload.host']);
  expect(readdirSync(configurationsOf(target))).toEqual(['Caddyfile']);
  const [nextPage, nextScript] = release('now');
  expect(nextScript).toBe(script);
  expect(nextPage).not.toBe(page);
});
