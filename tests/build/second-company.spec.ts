import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paths, serviceWorkerPath } from '#app/paths.ts';
import { textsIn } from '#content/texts-in.ts';
import { openCompany } from '#content/validate/validate.ts';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { SiteHost } from '#tests/browser/site-host.ts';
import { all, parse } from '#tests/built-html/dom.ts';

/*
 * The site is any local service company's: a second one, with another trade in another state and without all that a
 * company may do without, is built from its folder alone, and nothing of the first company shows in it.
 */

const folder = 'tests/second-company';
const site = siteIn(outputOf(folder));
const company = openCompany(folder);
const read = (file: string) => readFileSync(join(site, file), 'utf8');

// One after the other: they share the site that is built first.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(() => {
  for (const program of ['tests/second-company-pictures.ts', 'build/build.ts']) {
    const env = { ...process.env, COMPANY: folder };
    execFileSync(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
});

test('without words for an offline page, it has the kill switch and not a service worker', () => {
  expect(read(serviceWorkerPath.slice(1))).toBe(readFileSync('host/service-worker-off.js', 'utf8'));
});

test('the tests of built pages hold for it', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=built-html'],
    { env: { ...process.env, COMPANY: folder }, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
});

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];

/** Every text of a document that somebody reads or hears, or finds in a search engine. */
function textsOf(document: Document): string[] {
  const named = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/;
  return all(document, '*:not(script, style)').flatMap((element) => [
    ...['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ...(named.test(element.getAttribute('name') ?? element.getAttribute('property') ?? '')
      ? [element.getAttribute('content') ?? '']
      : []),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === document.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ''),
  ]);
}

test('every word that a page shows or says is written in its records', () => {
  const values = JSON.stringify(company).match(/"(?:[^"\\]|\\.)*"|[\d.]+/g) ?? [];
  const written = new Set([
    ...values.flatMap((value) => wordsIn(String(JSON.parse(value)))),
    String(new Date().getFullYear()),
    // Times of day are written as the country does.
    'am',
    'pm',
  ]);
  const found = globSync('**/*.html', { cwd: site }).flatMap((file) =>
    textsOf(parse(file, read(file)).document)
      .flatMap(wordsIn)
      .filter((word) => !written.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(
    [...new Set(found)],
    'Words that visitors read or hear belong into the company’s records, not into the code.',
  ).toEqual([]);
});

test('nothing of the first company is in any of its files', () => {
  const { business, services, areas, tokens } = openCompany('company');
  const traces = [
    business.brand,
    business.shortName,
    business.city,
    business.region,
    new URL(business.origin).hostname,
    business.phone,
    tokens.mark.path,
    ...[...services, ...areas].flatMap(({ name, slug }) => [name, slug]),
    // Of its trade, in scripts, styles and drawings.
    'garage',
    'door',
    'doors',
  ].map((trace) => new RegExp(`(?<![\\w-])${RegExp.escape(trace)}(?!\\w)`, 'i'));
  const files = globSync('**/*.{html,js,css,json,xml,txt,svg,webmanifest}', { cwd: site });
  expect(files.length).toBeGreaterThan(textsIn(company).length / 100);
  const found = files.flatMap((file) =>
    traces.filter((trace) => trace.test(`${file}\n${read(file)}`)).map((trace) => `${file}: ${trace.source}`),
  );
  expect(found).toEqual([]);
});

test('without guides, it has no page, no link, no style and no script of them', () => {
  const files = globSync('**/*.{html,css,json,xml,txt}', { cwd: site });
  expect(files.filter((file) => /guide/i.test(`${file}\n${read(file)}`))).toEqual([]);
  expect(globSync('assets/guide*', { cwd: site })).toEqual([]);
});

test('in a browser, a link opens the next page, and the console stays empty', async ({ page }) => {
  const host = await new SiteHost(site).start();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(host.origin);
  await page.getByRole('main').getByRole('link', { name: company.home.services.all }).click();
  await expect(page).toHaveURL(`${host.origin}${paths.services}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.servicesPage.hero.heading);
  expect(said).toEqual([]);
  await host.close();
});
