import { paths } from '#app/paths.ts';
import { placesOf } from '#app/page-data/places.ts';
import { company, pageOf, pagesOf, site } from '#tests/company.ts';
import {
  expect,
  header,
  isPhone,
  mainHeading,
  mainNavigation,
  menuButton,
  menuSection,
  navigationLink,
  openHydrated,
  phoneButton,
  region,
  test,
  touch,
} from '#tests/browser/test.ts';

/** A first visit with the oldest Chromium meant, and with the newest that has no popovers (docs/testing.md). */

// These browsers say other things on the console. What counts is that no script fails.
test.use({ forgiven: /^(?!uncaught)/ });

const { hero } = pageOf('about').content;

test('the menu shows one section at a time, a link of it opens a page in the app, and Back returns', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const home = await mainHeading(page).innerText();
  if (isPhone(page)) {
    await expect(mainNavigation(page)).toBeHidden();
    await touch(menuButton(page));
  }
  const [services, coverage] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
  await touch(services.toggle);
  await expect(services.links.first()).toBeVisible();
  await touch(coverage.toggle);
  await expect(coverage.links.first()).toBeVisible();
  await expect(services.links.first()).toBeHidden();
  await touch(navigationLink(page, site.labels.navigation.about));
  await expect(mainHeading(page)).toHaveText(hero.heading);
  await expect(coverage.links.first()).toBeHidden();
  if (isPhone(page)) await expect(mainNavigation(page)).toBeHidden();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(home);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('on phones, Escape and a tap beside it close the menu', async ({ page }) => {
  test.skip(!isPhone(page), 'Wide screens have no menu to close.');
  await openHydrated(page, paths.home);
  const { menu, closeMenu } = site.labels.navigation;
  await touch(menuButton(page));
  await expect(menuButton(page)).toHaveAccessibleName(closeMenu);
  await page.keyboard.press('Escape');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAccessibleName(menu);
  await touch(menuButton(page));
  await expect(mainNavigation(page)).toBeVisible();
  await phoneButton(page).dispatchEvent('click');
  await expect(mainNavigation(page)).toBeHidden();
});

const { door } = pageOf('home').content;

if (door?.show === 'finder')
  test('an opened symptom closes the one before it, and its title is in sight', async ({ page }) => {
    await openHydrated(page, paths.home);
    const titles = region(page, door.heading).locator('summary');
    await touch(titles.first());
    await touch(titles.last());
    await expect(region(page, door.heading).locator('details[open]')).toHaveCount(1);
    const edge = await header(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect
      .poll(() => titles.last().evaluate((title) => title.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(edge);
    await expect(titles.last()).toBeInViewport({ ratio: 1 });
  });

const { placeLookup } = pageOf('coverage').content;
const [place] = placesOf(company);

if (placeLookup !== undefined && place !== undefined)
  test('the field for a ZIP code or a town answers', async ({ page }) => {
    await openHydrated(page, paths.home);
    await page.getByRole('textbox', { name: placeLookup.label }).fill(place.name);
    await expect(page.locator('.place-lookup').getByRole('status')).toContainText(place.name);
  });

const [chooserPage] = pagesOf('service').filter(({ content }) => content.doorChooser !== undefined);
const doors = chooserPage?.content.doorChooser;
const otherHouse = doors?.houses.find(({ slug }) => slug !== doors.start.house);

if (chooserPage !== undefined && doors !== undefined && otherHouse !== undefined)
  test('the chooser shows the house and the door that are chosen', async ({ page }) => {
    await openHydrated(page, chooserPage.path);
    const section = region(page, doors.words.heading);
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('radio', { name: otherHouse.name, exact: true }).check();
    const pictures = section.locator(
      `.door-view:not(.is-coming):last-child img[src*="/${otherHouse.slug}-"]`,
    );
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) await expect(picture).toBeInViewport();
  });

test('words and buttons have their colors', async ({ page }) => {
  await page.goto(paths.home);
  const { call, night } = company.tokens.colors;
  const shown = (color: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
  await expect(page.getByRole('main').getByRole('link', { name: site.labels.call }).first()).toHaveCSS(
    'background-color',
    shown(call),
  );
  await expect(header(page)).toHaveCSS('background-color', shown(night));
});
