import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#tests/company.ts';
import { isInternal, links } from '../build/site-links.ts';
import { documents, folder } from '../build/site.ts';
import { expect, mainHeading, openHydrated, test } from '../e2e/test.ts';
import { additions, addresses, deadEnd, unlistedArea } from './specification.ts';

/** docs/specification.md#2-pages-and-addresses and docs/specification.md#5-addresses-that-are-no-pages */

test('the site is the addresses of the table, the additions, the not-found document and the offline page, and no other HTML', () => {
  expect(documents.map(({ path }) => path).sort()).toEqual(
    [...addresses, ...additions, '/404', '/offline'].sort(),
  );
});

test('search engines are told of each address', () => {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.sort()).toEqual([...addresses, ...additions].map((path) => site.origin + path).sort());
});

test('one link of the site leads to no page: the chip for Camp Pendleton', () => {
  const astray = documents.flatMap(({ path, html }) =>
    links(html)
      .filter(isInternal)
      .map((address) => address.split('#')[0] ?? '')
      .filter((address) => address.startsWith('/') && ![...addresses, ...additions].includes(address))
      .map((address) => `${path} links to ${address}`),
  );
  expect(astray).toEqual([`/about links to ${deadEnd.path}`]);
});

test('the chip ends on the not-found page, which offers Camp Pendleton', async ({ page, problems }) => {
  await openHydrated(page, '/about');
  await page.getByRole('main').getByRole('link', { name: deadEnd.name, exact: true }).click();
  await expect(page).toHaveURL('/404');
  // The address changes before the page that tells of it is there.
  await expect.poll(() => problems).toHaveLength(1);
  expect(problems.splice(0)).toEqual([
    expect.stringMatching(/^console\.error: .*\/service-areas\/pendleton/),
  ]);
  await page.getByRole('main').getByRole('link', { name: deadEnd.suggestion, exact: true }).click();
  await expect(page).toHaveURL(deadEnd.meant);
  await expect(mainHeading(page)).toHaveText(deadEnd.name);
});

test('a service in an area that is not in the table is shown for it', async ({ page, problems }) => {
  await openHydrated(page, unlistedArea.path);
  await expect(page).toHaveURL(unlistedArea.path);
  await expect(mainHeading(page)).toHaveText(unlistedArea.heading);
  await expect(page.getByText(unlistedArea.served)).toBeVisible();
  expect(problems.splice(0).join(), 'the status of the document').toMatch(/^[^,]*404[^,]*$/);
});

for (const { path, to } of [
  { path: '/services/garage-door-springs-repair-in-x-in-vista', to: '/services' },
  { path: '/services/garage-painting', to: '/services' },
  { path: '/service-areas/atlantis', to: '/404' },
]) {
  test(`${path} is replaced by ${to}`, async ({ page, problems }) => {
    await page.goto('/contact');
    await openHydrated(page, path);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    problems.splice(0);
  });
}
