import { offlinePath, paths } from '#app/paths.ts';
import { area, company, pageOf, service, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footer,
  footerLink,
  header,
  hrefs,
  isPhone,
  mainHeading,
  mainNavigation,
  menuButton,
  menuSection,
  phoneButton,
  region,
  regions,
  shownWords,
  test,
  inFull,
} from './test.ts';

/** The site with JavaScript switched off. What stands on the pages is checked by tests/built-html. */

const { notFound } = site;

test.use({ javaScriptEnabled: false });

test('the typefaces are used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(service.path);
  await expect.poll(() => asked.filter((url) => url.includes('/assets/typefaces-')).length).toBe(1);
});

test('links lead to their pages', async ({ page }) => {
  const { services } = pageOf('home').content;
  await page.goto(paths.home);
  await region(page, services.heading).getByRole('link', { name: services.all, exact: true }).click();
  await expect(page).toHaveURL(paths.services);
  await regions(page).getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(service.path);
  await page.getByRole('link', { name: service.content.words.book, exact: true }).click();
  await expect(page).toHaveURL(paths.contact);
  await (await footerLink(page, area.name)).click();
  await expect(mainHeading(page)).toHaveText(area.name);
});

test('the number can be dialled from header, page, footer and the round button', async ({ page }) => {
  await page.goto(area.path);
  if (isPhone(page)) await menuButton(page).tap();
  for (const landmark of [
    header(page),
    page.getByRole('main'),
    footer(page),
    page.getByRole('complementary'),
  ]) {
    await expect(dialLinks(landmark).first()).toBeVisible();
  }
});

test('header: both sections open by their disclosure, and only one at a time', async ({ page }) => {
  await page.goto('/about');
  const nav = mainNavigation(page);
  const menuToggle = menuButton(page);
  if (isPhone(page)) {
    await expect(nav).toBeHidden();
    await menuToggle.tap();
    await expect(nav).toBeVisible();
  }
  const [first, second] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
  await expect(first.links.first()).toBeHidden();
  await first.toggle.click();
  await expect(first.links.first()).toBeVisible();
  expect(await hrefs(first.links)).toEqual(site.services.map(({ path }) => path));
  await second.toggle.click();
  await expect(second.links.first()).toBeVisible();
  await expect(first.links.first()).toBeHidden();
  await second.links.last().click();
  await expect(page).toHaveURL(site.areas.at(-1)!.path);
  await expect(second.links.first()).toBeHidden();
  if (isPhone(page)) {
    await expect(nav).toBeHidden();
    await menuToggle.tap();
    await menuToggle.tap();
    await expect(nav).toBeHidden();
  }
});

test('phone button: shows its words when the pointer or the focus is on it', inFull, async ({ page }) => {
  await page.goto(paths.home);
  await phoneButton(page).hover();
  await expect.poll(() => shownWords(page)).toBe(1);
});

test('not found: the page with phone and the way home', async ({ page, problems }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(mainHeading(page)).toHaveText(notFound.heading);
  await expect(page.getByText(notFound.message, { exact: true })).toBeVisible();
  await expect(dialLinks(page.getByRole('main')).first()).toBeVisible();
  await page.getByRole('link', { name: notFound.home, exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  expect(problems.splice(0).filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
});

test('the offline page: its words, the number and the way to what is kept', inFull, async ({ page }) => {
  test.skip(company.offline === undefined, 'A company without words for it has none.');
  await page.goto(offlinePath);
  await expect(mainHeading(page)).toHaveText(company.offline?.heading ?? '');
  await expect(dialLinks(page.getByRole('main'))).toBeVisible();
  await page.getByRole('link', { name: company.offline?.again ?? '', exact: true }).click();
  await expect(page).toHaveURL(offlinePath);
});
