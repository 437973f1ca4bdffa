import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openCompany } from '#content/validate/validate.ts';
import { paths, serviceWorkerPath } from '#app/paths.ts';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { siteServer } from '#host/site-server.ts';
import { tracesOf } from './company-traces.ts';
import { leavesOf, structuredDataOf, textsOf, wordsIn } from './page-texts.ts';
import { type Document, documentsIn } from './site.ts';

/*
 * The site is any local service company's: a second one, with another trade in another state and without all that a
 * company may do without, is built from its folder alone, and nothing of the first company shows in it.
 */

const folder = 'tests/second-company';
const site = siteIn(outputOf(folder));
const company = openCompany(folder);
const { origin } = company.business;

let documents: Document[];

// One after the other: they share the site that is built first.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(300_000);
  for (const program of ['tests/second-company-pictures.ts', 'build/build.ts']) {
    const env = { ...process.env, COMPANY: folder };
    execFileSync(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  documents = documentsIn(site);
});

test('without words for an offline page, it has no service worker: the kill switch is there instead', () => {
  expect(readFileSync(join(site, serviceWorkerPath), 'utf8')).toBe(
    readFileSync('host/service-worker-off.js', 'utf8'),
  );
  for (const { path, html } of documents) expect.soft(html, path).not.toContain(serviceWorkerPath);
});

test('the tests of built pages hold for it', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=built-html'],
    { env: { ...process.env, COMPANY: folder }, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
});

test('every file that its structured data or its manifest names is there', () => {
  const manifest: { icons: { src: string }[] } = JSON.parse(
    readFileSync(join(site, 'manifest.webmanifest'), 'utf8'),
  );
  const named = [
    ...manifest.icons.map(({ src }) => src),
    ...documents.flatMap(({ html }) =>
      leavesOf(structuredDataOf(html)).filter((text) => /\.\w+$/.test(text) && text.startsWith(`${origin}/`)),
    ),
  ].map((address) => address.replace(origin, ''));
  expect(named.length).toBeGreaterThan(documents.length);
  expect([...new Set(named)].filter((file) => !existsSync(join(site, file)))).toEqual([]);
});

test('every word that a page shows or says is in its records', () => {
  const written = new Set([...leavesOf(company).flatMap(wordsIn), String(new Date().getFullYear())]);
  const found = documents.flatMap(({ path, html }) =>
    textsOf(html)
      .flatMap(wordsIn)
      .filter((word) => !written.has(word))
      .map((word) => `${path}: ${word}`),
  );
  expect(
    [...new Set(found)],
    'Words that visitors read or hear belong into the company’s records, not into the code.',
  ).toEqual([]);
});

test('nothing of the first company is in any of its files', () => {
  const first = openCompany('company');
  const traces = tracesOf(first);
  expect(traces(JSON.stringify(first)).length, 'traces that the first company leaves').toBeGreaterThan(
    first.services.length + first.areas.length,
  );
  const files = globSync('**/*.{html,js,css,json,xml,txt,svg,webmanifest}', { cwd: site });
  expect(files.length).toBeGreaterThan(documents.length);
  const found = files.flatMap((file) =>
    traces(`${file}\n${readFileSync(join(site, file), 'utf8')}`).map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
  const icons = globSync('{favicon.*,icons/*}', { cwd: 'company/public' });
  expect(icons.length).toBeGreaterThan(0);
  const borrowed = icons.filter((icon) => isSameFile(join('company/public', icon), join(site, icon)));
  expect(borrowed).toEqual([]);
});

test.describe('in a browser,', () => {
  let server: Server;
  let address: string;

  test.beforeAll(async () => {
    server = siteServer([site]).listen(0);
    await once(server, 'listening');
    // A server that listens on a port has an address with that port; only pipes have a string.
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('a service in an area that nothing is written about is the service’s page, named after the area', async ({
    page,
  }) => {
    await page.goto(`${address}/services/leak-detection-in-zilker`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leak Detection in Zilker');
  });

  test('a slip in an address is met with the page that was meant', async ({ page }) => {
    await page.goto(`${address}/service-areas/hide-park`);
    await expect(page.getByRole('link', { name: 'Did you mean Hyde Park?' })).toBeVisible();
  });

  test('a link opens the next page, and the console stays empty', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: company.home.services.all }).click();
    await expect(page).toHaveURL(`${address}${paths.services}`);
    await page.getByRole('main').getByRole('link', { name: 'Leak Detection' }).click();
    await page.getByRole('link', { name: 'Leak Detection in Hyde Park' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leak Detection in Hyde Park');
    expect(said).toEqual([]);
  });
});

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
