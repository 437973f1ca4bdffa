import { fill } from '#app/template.ts';
import { mapUrl, paths } from '#app/paths.ts';
import { pages, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footer,
  header,
  hrefs,
  menuButton,
  menuSection,
  navigationLink,
  unfoldFooter,
  mainNavigation,
  phoneButton,
  test,
} from '../test.ts';

/** What every page has around its content: header, footer, phone button. */

const { labels, brand, services, areas } = site;
const { navigation, footer: words } = labels;

test('header: the parts of the site in their order, with the lists of services and areas folded up', async ({
  page,
}, { project }) => {
  await page.goto(paths.contact);
  const home = header(page).getByRole('link', { name: navigation.logo, exact: true });
  await expect(home).toHaveAttribute('href', paths.home);
  await expect(home).toContainText(brand);
  if (project.name.startsWith('phone')) await menuButton(page).tap();
  const links = [
    { name: navigation.home, path: paths.home },
    { name: navigation.services, path: paths.services },
    { name: navigation.coverage, path: paths.coverage },
    { name: navigation.about, path: paths.about },
    { name: navigation.contact, path: paths.contact },
  ];
  for (const { name } of links) await expect(navigationLink(page, name)).toBeVisible();
  const own = mainNavigation(page).getByRole('list').first().locator('> li > a');
  await expect(own).toHaveText(links.map(({ name }) => name));
  expect(await hrefs(own)).toEqual(links.map(({ path }) => path));

  for (const [section, listed] of [
    ['services', services],
    ['coverage', areas],
  ] as const) {
    const folded = menuSection(page, section).links;
    expect(await folded.allTextContents()).toEqual(listed.map(({ name }) => name));
    expect(await hrefs(folded)).toEqual(listed.map(({ path }) => path));
    for (const link of await folded.all()) await expect(link).toBeHidden();
  }
});

test('header: the number and the quote both dial', async ({ page }, { project }) => {
  await page.goto(paths.contact);
  if (project.name.startsWith('phone')) await menuButton(page).tap();
  const dialing = dialLinks(header(page));
  await expect(dialing).toHaveText([site.phone.display, labels.quote]);
  await expect(dialing.first()).toHaveAccessibleName(labels.call);
  await expect(dialing.last()).toHaveAccessibleName(labels.quoteByPhone);
  for (const link of await dialing.all()) await expect(link).toBeVisible();
});

test('footer: the company, its place and its number', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(footer(page)).toContainText(brand);
  await expect(footer(page)).toContainText(words.blurb);
  await expect(footer(page).getByText(words.place, { exact: true })).toBeVisible();
  await expect(dialLinks(footer(page))).toHaveText(site.phone.display);
});

test('footer: links to the parts of the site, the services and the areas, each area with its map', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await unfoldFooter(page);
  const list = (name: string) =>
    footer(page)
      .locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }) })
      .getByRole('listitem');
  const quick = [
    { name: navigation.home, path: paths.home },
    { name: words.quickLinks.about, path: paths.about },
    { name: navigation.services, path: paths.services },
    { name: navigation.coverage, path: paths.coverage },
    { name: words.quickLinks.contact, path: paths.contact },
  ];
  for (const [name, listed] of [
    [words.quickLinks.heading, quick],
    [words.services, services],
    [words.areas, areas],
  ] as const) {
    await expect(list(name)).toHaveText(listed.map((link) => link.name));
    expect(await hrefs(list(name).locator('a:not([target])'))).toEqual(listed.map(({ path }) => path));
  }
  for (const [index, { name, map }] of areas.entries()) {
    const pin = list(words.areas).nth(index).locator('a[target]');
    await expect(pin, name).toHaveCount(map === undefined ? 0 : 1);
    if (map === undefined) continue;
    await expect(pin).toHaveAccessibleName(fill(words.mapPin, { area: name }));
    await expect(pin).toHaveAttribute('href', mapUrl(map));
    await expect(pin).toHaveAttribute('target', '_blank');
    await expect(pin).toHaveAttribute('rel', /noopener/);
  }
});

test('footer: the year, what the pictures are, and what the owner has entered', async ({ page }) => {
  await page.goto(paths.contact);
  const year = String(new Date().getFullYear());
  const lines = [fill(words.copyright, { year }), site.legalName, site.license, words.pictures];
  for (const line of lines.filter((line) => line !== undefined))
    await expect(footer(page).getByText(line, { exact: true })).toBeVisible();
});

test('phone button: on every kind of page, fixed, and it dials', async ({ page }) => {
  const kinds = Map.groupBy(pages, ({ kind }) => kind);
  for (const [first] of kinds.values()) {
    await page.goto(first?.path ?? paths.home);
    const button = phoneButton(page);
    await expect(button).toHaveAttribute('href', site.phone.href);
    await expect(button).toHaveAccessibleName(labels.phoneButton.name);
    const before = await button.boundingBox();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.y).toBe(before?.y);
  }
});
