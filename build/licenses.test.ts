import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licensesText, noticesOf, packageFolder } from '#build/licenses.ts';
import { writeFiles } from '#tests/write-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
writeFiles(folder, {
  'node_modules/one/package.json': '{"name":"one","version":"1.0.0"}',
  'node_modules/one/LICENSE': 'Terms of one.\n',
  'node_modules/@scope/two/package.json': '{"name":"@scope/two","version":"2.0.0"}',
  'node_modules/@scope/two/LICENCE.txt': 'Terms of two.',
  'node_modules/@scope/two/NOTICE': 'Notice of two.',
  'node_modules/@scope/two/licenses.js': 'code',
  'node_modules/none/package.json': '{"name":"none","version":"3.0.0"}',
  'typeface.license.txt': 'Terms of the typeface.\n',
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a module belongs to the innermost package; what the bundler adds, to the bundler; our own to none', () => {
  expect(packageFolder('node_modules/@scope/two/a/b.js')).toBe('node_modules/@scope/two');
  expect(packageFolder('node_modules/one/node_modules/three/c.js')).toBe(
    'node_modules/one/node_modules/three',
  );
  expect(packageFolder('\0rolldown/runtime.js')).toBe('node_modules/rolldown');
  expect(packageFolder('app/paths.ts')).toBeUndefined();
  expect(packageFolder('\0virtual:company/site')).toBeUndefined();
});

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

test('parts under the very same terms share them', () => {
  const text = licensesText([
    { name: 'one', terms: 'A' },
    { name: 'two', terms: 'B' },
    { name: 'three', terms: 'A' },
  ]);
  const line = '='.repeat(80);
  expect(text.slice(text.indexOf(line))).toBe(
    `${line}\none\nthree\n${line}\n\nA\n\n${line}\ntwo\n${line}\n\nB\n`,
  );
});
