import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from 'virtual:test/company';
import { afterAll, expect, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';
import { precachedFiles, versionOf } from '#build/prerender/service-worker.ts';

const site = mkdtempSync(join(tmpdir(), 'precached-'));
afterAll(() => rmSync(site, { recursive: true }));

writeFiles(site, {
  'offline.html': 'Offline',
  'contact.html': 'Contact',
  'about.html': 'About',
  'content/v1/contact.json': '{}',
  'content/v1/about.json': '{}',
  'assets/app-R5t6Y7u8.css': '.app{}',
  'assets/entry.client-abc.js': 'void 0;',
  'assets/entry.client-abc.js.br': '',
  'assets/chooser-aB3_-x9z.js': 'void 1;',
  'assets/chooser-Q2w4E6r8.css': '.chooser{}',
  'assets/chooser-near-Zx9-_aB3.js': 'void 2;',
  'assets/typefaces-Ab3_-x9z.css': '@font-face{}',
});

const files = precachedFiles(
  site,
  pages.filter(({ kind }) => kind === 'contact' || kind === 'about'),
  'v1',
);

test('precached are the offline page, the pages of the listed kinds with their content, the app’s styles, the typefaces and all scripts, but of tools with styles of their own', () => {
  expect(files.map(({ address }) => address)).toEqual([
    '/offline',
    '/contact',
    '/content/v1/contact.json',
    '/assets/app-R5t6Y7u8.css',
    '/assets/chooser-near-Zx9-_aB3.js',
    '/assets/entry.client-abc.js',
    '/assets/typefaces-Ab3_-x9z.css',
  ]);
});

test('the version changes with any precached file and with the content of any page, and with nothing else', async () => {
  const version = await versionOf(site, files, 'v1');
  expect(await versionOf(site, files, 'v2')).not.toBe(version);
  writeFileSync(join(site, 'about.html'), 'Changed');
  expect(await versionOf(site, files, 'v1')).toBe(version);
  writeFileSync(join(site, 'offline.html'), 'Changed');
  expect(await versionOf(site, files, 'v1')).not.toBe(version);
});
