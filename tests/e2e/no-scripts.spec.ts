import { phoneHref } from '#app/site.ts';
import { addresses, areas, services } from '../acceptance/specification.ts';
import { expect, footer, header, hrefs, test } from './test.ts';

/** The site with JavaScript switched off. What stands on the pages is checked by content.spec.ts. */

const isPhone = (project: { name: string }) => project.name.startsWith('phone');

test('every page is there without scripts, and none of it waits for them', async ({ page }) => {
  test.slow();
  for (const path of addresses) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const text = await page.getByRole('main').innerText();
    expect.soft(text.length, `${path}: text`).toBeGreaterThan(500);
    expect.soft(text, path).not.toMatch(/Loading/);
    expect.soft(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
});

test('links lead to their pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('main').getByRole('link').filter({ hasText: 'View service' }).first().click();
  await expect(page).toHaveURL('/services/garage-door-springs-repair');
  await page.getByRole('link', { name: 'Book Service Now' }).click();
  await expect(page).toHaveURL('/contact');
  await footer(page).getByRole('link', { name: 'Aviara', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviara');
});

test('the number can be dialled from header, page, footer and the round button', async ({ page }, {
  project,
}) => {
  await page.goto('/service-areas/vista');
  if (isPhone(project)) await header(page).getByRole('button', { name: 'Menu' }).tap();
  for (const landmark of [
    header(page),
    page.getByRole('main'),
    footer(page),
    page.getByRole('complementary'),
  ]) {
    const link = landmark.locator(`a[href="${phoneHref}"]`).first();
    await expect(link).toBeVisible();
  }
});

test('header: both sections open by their disclosure, and only one at a time', async ({ page }, {
  project,
}) => {
  await page.goto('/about');
  const nav = header(page).getByRole('navigation', { name: 'Main' });
  const menuToggle = header(page).getByRole('button', { name: 'Menu' });
  if (isPhone(project)) {
    await expect(nav).toBeHidden();
    await menuToggle.tap();
    await expect(nav).toBeVisible();
  }
  const [first, second] = [nav.locator('details').nth(0), nav.locator('details').nth(1)];
  await expect(first.locator('a').first()).toBeHidden();
  await nav.getByLabel('Show all services').click();
  await expect(first.locator('a').first()).toBeVisible();
  expect(await hrefs(first.locator('a'))).toEqual(services.map(({ slug }) => `/services/${slug}`));
  await nav.getByLabel('Show all service areas').click();
  await expect(second.locator('a').first()).toBeVisible();
  await expect(first.locator('a').first()).toBeHidden();
  await second.getByRole('link', { name: areas[13].name }).click();
  await expect(page).toHaveURL(`/service-areas/${areas[13].slug}`);
  await expect(second.locator('a').first()).toBeHidden();
  if (isPhone(project)) {
    await expect(nav).toBeHidden();
    await menuToggle.tap();
    await menuToggle.tap();
    await expect(nav).toBeHidden();
  }
});

test('phone button: shows its words when the pointer or the focus is on it', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('complementary').getByRole('link');
  await button.hover();
  await expect.poll(async () => (await button.boundingBox())?.width).toBeGreaterThan(180);
});

test('not found: the page with phone and the way home', async ({ page, problems }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${phoneHref}"]`).first()).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(problems.splice(0).filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
});
