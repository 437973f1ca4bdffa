import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { precachedKinds } from '#build/prerender/service-worker.ts';
import { visitorPackages } from '#build/visitor-modules.ts';
import { addresses, company, pages as records } from '#tests/company.ts';
import { clientEntry, documents, folder, isThere, read } from './site.ts';
import { firstScripts, overweight, precachedFiles } from './weights.ts';

/** Which files visitors get, how much that is, and what the service worker keeps of it. */

test('there are the pages of the records, the not-found document and the offline page, and no other HTML', () => {
  const noPages = ['/404', ...(company.offline === undefined ? [] : ['/offline'])];
  expect(documents.map(({ path }) => path).sort()).toEqual([...addresses, ...noPages].sort());
});

test('what visitors load is within its budgets', () => {
  expect(overweight(folder)).toEqual([]);
  expect(firstScripts(folder).map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    'assets/entry.client',
  ]);
});

test('a page over its budget is named with what an owner can do: how much to shorten, and its longest texts', () => {
  const [home] = overweight(folder, 0.1, 'index.html');
  expect(home).toMatch(
    /is \d+ bytes, the budget is \d+: shorten its texts by about \d+ characters\. The longest, with their characters: (?:".+?…" \(\d{2,}\)(?:, |$)){5}/,
  );
});

test('the content folder has the record of each page, and nothing else', () => {
  const files = globSync('content/*/**/*.json', { cwd: folder });
  const data = new Map(
    files.map((file) => [file.replace(/^content\/\w+|\.json$/g, ''), JSON.parse(read(file)) as unknown]),
  );
  expect(files).toHaveLength(records.length);
  const differing = records.filter(
    (record) =>
      JSON.stringify(data.get(record.path === '/' ? '/home' : record.path)) !== JSON.stringify(record),
  );
  expect(differing.map(({ path }) => path)).toEqual([]);
});

test('the site has no source file and no source map', () => {
  expect(globSync('{**/*.{ts,tsx,map},.vite}', { cwd: folder })).toEqual([]);
});

test('licenses.txt has the license of each package and typeface that visitors get, and the first script names it', () => {
  const licenses = read('licenses.txt');
  const packages = [...visitorPackages, 'rolldown'];
  expect(packages.filter((name) => !new RegExp(`^${name} \\d`, 'm').test(licenses))).toEqual([]);
  const typefaces = globSync('app/styles/typefaces/*.woff2').map((file) => basename(file));
  expect(typefaces.filter((file) => !licenses.includes(`\n${file}, `))).toEqual([]);
  expect(licenses).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(read(clientEntry(documents[0]!.html)!)).toContain('\n/*! Licenses: /licenses.txt */\n');
});

test.skipIf(company.offline === undefined)(
  'the service worker precaches the offline page, the pages of the listed kinds and the app, and each exists',
  () => {
    const precached = precachedFiles(folder);
    const addresses = precached.map(({ address }) => address);
    const always = records.filter(({ kind }) => precachedKinds.includes(kind)).map(({ path }) => path);
    expect(addresses).toEqual(
      expect.arrayContaining(['/offline', ...always, clientEntry(documents[0]!.html)]),
    );
    const worker = read('service-worker.js');
    expect(precached.filter(({ address, file }) => !worker.includes(address) || !isThere(file))).toEqual([]);
  },
);
