import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '#host/served-site.ts';
import { MissingBuild, readBuiltFile } from '#host/server/built-files.ts';

let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  site = join(folder, 'site');
  for (const name of ['about.html', 'about.html.br', 'about.html.gz', 'door.webp', 'services/repair.html']) {
    writeFiles(site, { [name]: name });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [['br', 'gzip'] as const, { coding: 'br', bytes: Buffer.from('about.html.br') }],
  [['gzip', 'br'] as const, { coding: 'gzip', bytes: Buffer.from('about.html.gz') }],
  [[], { bytes: Buffer.from('about.html') }],
])('of %j, the first coding there is', async (accepted, expected) => {
  expect(await readBuiltFile([site], ['/about', '/about.html'], accepted)).toEqual({
    name: '/about.html',
    ...expected,
  });
});

test('a file that is not compressed comes plain', async () => {
  expect(await readBuiltFile([site], ['/door.webp'], ['br', 'gzip'])).toEqual({
    name: '/door.webp',
    bytes: Buffer.from('door.webp'),
  });
});

test.each(['/none', '/services', '/about.html/none', `/${'a'.repeat(4000)}`])(
  '%.20s is no file',
  async (name) => {
    expect(await readBuiltFile([site], [name], ['br'])).toBeUndefined();
  },
);

test('a site that is just being replaced is waited for', async () => {
  renameSync(site, `${site}-away`);
  const waits: string[] = [];
  const file = await readBuiltFile([site], ['/about.html'], [], async () => {
    waits.push('wait');
    if (waits.length === 2) renameSync(`${site}-away`, site);
  });
  expect(file?.bytes.toString()).toBe('about.html');
  expect(waits).toHaveLength(2);
});

test('a file that a new build has under another name is not missed between the two', async () => {
  writeFiles(`${site}-new`, { early: 'new' });
  writeFiles(site, { late: 'old' });
  const names = ['/early', '/late'];
  let isNew = false;
  // The new build comes after the first name was looked for, and before the second is.
  Object.defineProperty(names, 1, {
    get() {
      if (!isNew) {
        renameSync(site, `${site}-old`);
        renameSync(`${site}-new`, site);
        isNew = true;
      }
      return '/late';
    },
  });
  const file = await readBuiltFile([site], names, [], () => Promise.resolve());
  expect(file?.bytes.toString()).toBe('new');
});

test('a site that does not come is given up, with its name', async () => {
  const missing = readBuiltFile([site, join(folder, 'none')], ['/about.html'], [], () => Promise.resolve());
  await expect(missing).rejects.toThrow(MissingBuild);
  await expect(missing).rejects.toThrow(join(folder, 'none'));
});
