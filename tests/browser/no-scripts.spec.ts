import { paths } from '#app/paths.ts';
import { area, pageOf, service, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footer,
  footerLink,
  header,
  isPhone,
  mainHeading,
  mainNavigation,
  menuButton,
  menuSection,
  region,
  test,
} from './test.ts';

/** The site with JavaScript switched off. The words of its pages: tests/built-html. */

test.use({ javaScriptEnabled: false, forgiven: /Failed to load resource: .*404/ });

test('links lead to pages with the typefaces and with the number in each part', async ({ page }) => {
  const { services } = pageOf('home').content;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(paths.home);
  await expect.poll(() => requested.filter((url) => url.includes('/assets/typefaces-')).length).toBe(1);
  await region(page, services.heading).getByRole('link', { name: services.all, exact: true }).click();
  await expect(page).toHaveURL(paths.services);
  await page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(service.path);
  await page.getByRole('link', { name: service.content.book, exact: true }).click();
  await expect(page).toHaveURL(paths.contact);
  await (await footerLink(page, area.name)).click();
  await expect(mainHeading(page)).toHaveText(area.name);
  if (isPhone(page)) await menuButton(page).tap();
  for (const part of [header(page), page.getByRole('main'), footer(page), page.getByRole('complementary')])
    await expect(dialLinks(part).filter({ visible: true }).first()).toBeVisible();
});

test('both sections of the header open by their toggle, one at a time', async ({ page }) => {
  await page.goto(paths.about);
  const nav = mainNavigation(page);
  if (isPhone(page)) {
    await expect(nav).toBeHidden();
    await menuButton(page).tap();
  }
  const [first, second] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
  await expect(first.links.first()).toBeHidden();
  await first.toggle.click();
  await expect(first.links.first()).toBeVisible();
  await second.toggle.click();
  await expect(second.links.first()).toBeVisible();
  await expect(first.links.first()).toBeHidden();
  await second.links.last().click();
  await expect(page).toHaveURL(site.areas.at(-1)!.path);
  await expect(second.links.first()).toBeHidden();
});

test('an unknown address shows the not-found page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(site.notFound.message, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: site.notFound.home, exact: true }).click();
  await expect(page).toHaveURL(paths.home);
});
