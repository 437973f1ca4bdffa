import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keptKinds } from '#app/offline/kept-pages.ts';
import { offlinePath, serviceWorkerPath } from '#app/paths.ts';
import { pageFile } from '#build/prerender/built-pages.ts';
import { company, pages } from '#tests/company.ts';
import { clientEntry, documents, folder } from './site.ts';

/** What the service worker keeps, and what it costs. */

test.skip(
  company.offline === undefined,
  'A company without words for the offline page has no service worker.',
);

const worker = readFileSync(join(folder, serviceWorkerPath), 'utf8');
const kept = [.../kept:\[([^\]]*)\]/.exec(worker)![1]!.matchAll(/[`"]([^`"]+)[`"]/g)].map(
  ([, address = '']) => address,
);
const files = kept.map((address) =>
  join(folder, /\.\w+$/.test(address) ? address : pageFile(address as '/')),
);

test('it keeps the offline page, the pages of the listed kinds and the app, and each is there', () => {
  const always = pages.filter(({ kind }) => keptKinds.includes(kind)).map(({ path }) => path);
  expect(kept).toEqual(expect.arrayContaining([offlinePath, ...always, clientEntry(documents[0]!.html)]));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every document registers it, by the script that stands in all', () => {
  for (const { path, html } of documents) expect.soft(html, path).toContain(serviceWorkerPath);
});
