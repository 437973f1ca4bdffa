import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noticesOf } from '#build/licenses.ts';
import { writeFiles } from '#tests/write-files.ts';

/** That the site's packages and typefaces have theirs: tests/built-html/files.test.ts. */
test('all terms of a package are published; a package or a typeface without terms is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, {
    'node_modules/two/package.json': '{"name":"two","version":"2.0.0"}',
    'node_modules/two/LICENCE.txt': 'Terms of two.',
    'node_modules/two/NOTICE': 'Notice of two.',
    'node_modules/none/package.json': '{"name":"none","version":"3.0.0"}',
  });
  const notices = (module: string) => noticesOf([join(folder, module)]);
  expect(notices('node_modules/two/c.js')).toMatchObject([{ terms: 'Terms of two.\n\nNotice of two.' }]);
  expect(() => notices('node_modules/none/a.js')).toThrow(/none is part of the site and has no/);
  expect(() => notices('other.woff2')).toThrow(/There is no .*other\.license\.txt/);
});
