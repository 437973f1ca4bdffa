import { paths } from '#app/paths.ts';
import { area, site } from '#tests/company.ts';
import {
  expect,
  header,
  hydrate,
  mainNavigation,
  menuButton,
  menuSection,
  navigationLink,
  older,
  openHydrated,
  painted,
  scrollPosition,
  scrollTo,
  test,
  touch,
} from './test.ts';

const { navigation } = site.labels;

test(
  'its button opens and closes it, over the whole width, with one section open at most',
  older,
  async ({ page }) => {
    await openHydrated(page, paths.home);
    const [toggle, nav] = [menuButton(page), mainNavigation(page)];
    const [services, coverage] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
    await expect(nav).toBeHidden();
    await expect(toggle).toHaveAccessibleName(navigation.menu);
    await touch(toggle);
    await expect(toggle).toHaveAccessibleName(navigation.closeMenu);
    await expect.poll(() => nav.boundingBox()).toMatchObject({ x: 0, width: 390 });
    await touch(services.toggle);
    await expect(services.links.last()).toBeVisible();
    await expect(coverage.links.first()).toBeHidden();
    await touch(coverage.toggle);
    await expect(services.links.first()).toBeHidden();
    await coverage.links.last().scrollIntoViewIfNeeded();
    await expect(coverage.links.last()).toBeInViewport({ ratio: 1 });
    await touch(coverage.toggle);
    await expect(coverage.links.first()).toBeHidden();
    await touch(toggle);
    await expect(nav).toBeHidden();
  },
);

test('a tap right after the first paint opens it, and it stays open', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'commit' });
  await menuButton(page).waitFor();
  await touch(menuButton(page));
  await expect(mainNavigation(page)).toBeVisible();
  await hydrate(page);
  await expect(mainNavigation(page)).toBeVisible();
});

test('Enter opens it, Escape in a section closes all and returns the focus', older, async ({ page }) => {
  await openHydrated(page, paths.home);
  const [toggle, { toggle: section, links }] = [menuButton(page), menuSection(page, 'services')];
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(navigationLink(page, navigation.home)).toBeFocused();
  await section.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a tap outside closes it', older, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openHydrated(page, paths.home);
  await touch(menuButton(page));
  await expect(mainNavigation(page)).toBeVisible();
  await touch(header(page), { position: { x: 400, y: 20 } }); // On the header, between logo and toggle.
  await expect(mainNavigation(page)).toBeHidden();
});

for (const { name, from, to } of [
  { name: navigation.logo, from: paths.about, to: paths.home },
  { name: navigation.about, from: paths.about, to: paths.about },
  { name: area.name, from: paths.home, to: area.path },
])
  test(`"${name}" on ${from} closes everything and scrolls to the top`, async ({ page }) => {
    await openHydrated(page, from);
    await scrollTo(page, 600);
    await touch(menuButton(page));
    // An open section of which no link is used closes, too.
    const { toggle, links } = menuSection(page, 'coverage');
    await touch(toggle);
    await touch(header(page).getByRole('link', { name, exact: true }).first());
    await expect(page).toHaveURL(to);
    await expect(mainNavigation(page)).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await touch(menuButton(page));
    await expect(mainNavigation(page)).toBeVisible();
    await expect(links.first()).toBeHidden();
  });

test('the page behind it does not scroll; turning a tablet on its side closes it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1200 });
  await openHydrated(page, paths.home);
  const nav = mainNavigation(page);
  await touch(menuButton(page));
  await expect(nav).toBeVisible();
  await page.mouse.wheel(0, 500);
  await painted(page);
  expect(await scrollPosition(page)).toBe(0);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(nav).toHaveCSS('position', 'static');
  await expect(navigationLink(page, navigation.about)).toBeVisible();
  await expect.poll(() => nav.evaluate((element) => element.matches(':popover-open'))).toBe(false);
});
