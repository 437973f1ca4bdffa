import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { writeEmptyPictures } from '#tests/empty-pictures.ts';
import { documentsIn, isNoPage, meta } from './site.ts';
import { deadLinks, missingFiles, unreachablePages } from './site-links.ts';

/** An area is added to a copy of a company by the command for it: the site builds at once, and is whole. */

const company = mkdtempSync(join(tmpdir(), 'company-'));
const output = outputOf(basename(company));
const site = siteIn(output);

function run(...command: string[]) {
  const env = { ...process.env, COMPANY: company };
  return execFileSync(process.execPath, command, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test.beforeAll(() => {
  test.setTimeout(300_000);
  cpSync('tests/second-company', company, { recursive: true, filter: (path) => !path.endsWith('public') });
  writeEmptyPictures(company);
  const facts = ['--zip', '78704', '--minutes', '20-30', '--at', '30.25,-97.75'];
  expect(run('cms/change-content.ts', 'new', 'area', 'Bouldin Creek', ...facts)).toContain('Left to do');
  run('build/build.ts');
});

test.afterAll(() => {
  for (const folder of [company, output]) rmSync(folder, { recursive: true, force: true });
});

test('its pages are there and can be reached, with all their files, and search engines don’t list them yet', () => {
  const documents = documentsIn(site);
  const pages = documents.filter(({ path }) => !isNoPage(path));
  const added = pages.filter(({ path }) => path.includes('bouldin-creek'));
  expect(added.map(({ path }) => path).sort()).toEqual([
    '/service-areas/bouldin-creek',
    '/services/drain-cleaning-in-bouldin-creek',
    '/services/leak-detection-in-bouldin-creek',
    '/services/water-heater-repair-in-bouldin-creek',
  ]);
  for (const { path, html } of added) expect(meta(html, 'robots'), path).toEqual(['noindex']);
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  expect(sitemap).not.toContain('bouldin-creek');
  expect(sitemap).toContain('hyde-park');
  expect(deadLinks(documents)).toEqual([]);
  expect(unreachablePages(pages, 3)).toEqual([]);
  // The service's own picture replaces that of each page.
  const missing = Object.keys(missingFiles(documents, site));
  expect(missing.filter((file) => file.startsWith('/images/'))).toEqual([]);
});
