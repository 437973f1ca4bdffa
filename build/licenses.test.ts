import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noticesOf } from '#build/licenses.ts';
import { writeFiles } from '#tests/write-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
writeFiles(folder, {
  'node_modules/one/package.json': '{"name":"one","version":"1.0.0"}',
  'node_modules/one/LICENSE': 'Terms of one.\n',
  'node_modules/@scope/two/package.json': '{"name":"@scope/two","version":"2.0.0"}',
  'node_modules/@scope/two/LICENCE.txt': 'Terms of two.',
  'node_modules/@scope/two/NOTICE': 'Notice of two.',
  'node_modules/none/package.json': '{"name":"none","version":"3.0.0"}',
  'typeface.license.txt': 'Terms of the typeface.\n',
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each package has one notice with all its terms, and each typeface has one', () => {
  const modules = [
    'node_modules/one/a.js',
    'node_modules/one/b.js',
    'node_modules/@scope/two/c.js',
    'typeface.woff2',
  ];
  expect(noticesOf(modules.map((module) => join(folder, module)))).toEqual([
    { name: 'one 1.0.0', terms: 'Terms of one.' },
    { name: '@scope/two 2.0.0', terms: 'Terms of two.\n\nNotice of two.' },
    { name: 'typeface.woff2, cut down to the characters of this site', terms: 'Terms of the typeface.' },
  ]);
});

test('a package or a typeface without terms is not published', () => {
  expect(() => noticesOf([join(folder, 'node_modules/none/a.js')])).toThrow(
    /none is part of the site and has no/,
  );
  expect(() => noticesOf([join(folder, 'other.woff2')])).toThrow(/There is no .*other\.license\.txt/);
});
