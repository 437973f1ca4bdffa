import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { area, service, site } from '#tests/company.ts';
import {
  expect,
  header,
  mainNavigation,
  menuButton,
  menuSection,
  navigationLink,
  openHydrated,
  painted,
  scrollPosition,
  scrollTo,
  test,
  touch,
} from './test.ts';

/** The menu of small screens. */

const { navigation } = site.labels;

function menu(page: Page) {
  return {
    toggle: menuButton(page),
    nav: mainNavigation(page),
    services: menuSection(page, 'services'),
    coverage: menuSection(page, 'coverage'),
  };
}

test('the toggle opens and closes it over the whole width', async ({ page }) => {
  await openHydrated(page, '/');
  const { toggle, nav } = menu(page);
  await expect(nav).toBeHidden();
  await expect(toggle).toHaveAccessibleName(navigation.menu);
  await touch(toggle);
  await expect(nav).toBeVisible();
  await expect(toggle).toHaveAccessibleName(navigation.closeMenu);
  await expect.poll(() => nav.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await touch(toggle);
  await expect(nav).toBeHidden();
});

for (const where of ['menu', 'section'] as const)
  test(`Enter opens it, Escape in the ${where} closes all and returns the focus`, async ({ page }) => {
    await openHydrated(page, '/');
    const { toggle, nav, services } = menu(page);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(nav).toBeVisible();
    if (where === 'section') {
      await services.toggle.focus();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Tab');
    await expect(
      where === 'section' ? services.links.first() : navigationLink(page, navigation.home),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
  });

test('sections expand, and expanding one collapses the other', async ({ page }) => {
  await openHydrated(page, '/');
  const { toggle, services, coverage } = menu(page);
  await touch(toggle);
  await expect(services.links.first()).toBeHidden();
  await touch(services.toggle);
  await expect(services.links.last()).toBeVisible();
  await expect(coverage.links.first()).toBeHidden();

  await touch(coverage.toggle);
  await expect(services.links.first()).toBeHidden();
  await coverage.links.last().scrollIntoViewIfNeeded();
  await expect(coverage.links.last()).toBeInViewport({ ratio: 1 });

  await touch(coverage.toggle);
  await expect(coverage.links.first()).toBeHidden();
});

test('a tap outside closes it, and the page behind it does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openHydrated(page, '/');
  const { toggle, nav } = menu(page);
  await touch(toggle);
  await expect(nav).toBeVisible();
  await page.mouse.wheel(0, 500);
  await painted(page);
  expect(await scrollPosition(page)).toBe(0);
  await touch(header(page), { position: { x: 400, y: 20 } }); // On the header, between logo and toggle.
  await expect(nav).toBeHidden();
});

for (const { name, from, to, section = 'coverage' } of [
  { name: navigation.logo, from: paths.about, to: paths.home },
  { name: navigation.about, from: paths.about, to: paths.about },
  { name: navigation.services, from: paths.about, to: paths.services },
  { name: area.name, from: paths.home, to: area.path },
  { name: service.content.service.name, from: paths.home, to: service.path, section: 'services' },
] as const)
  test(`"${name}" on ${from} closes everything and scrolls to the top`, async ({ page }) => {
    await openHydrated(page, from);
    const { toggle, nav, ...sections } = menu(page);
    await scrollTo(page, 600);
    await touch(toggle);
    // An open section of which no link is used closes, too.
    await touch(sections[section].toggle);
    await touch(header(page).getByRole('link', { name, exact: true }).first());
    await expect(page).toHaveURL(to);
    await expect(nav).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await touch(toggle);
    await expect(nav).toBeVisible();
    await expect(sections.services.links.first()).toBeHidden();
    await expect(sections.coverage.links.first()).toBeHidden();
  });

test('turning a tablet on its side closes it and leaves the row of links', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1200 });
  await openHydrated(page, '/');
  const { toggle, nav } = menu(page);
  await touch(toggle);
  await expect(nav).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(nav).toHaveCSS('position', 'static');
  await expect(navigationLink(page, navigation.about)).toBeVisible();
  await expect.poll(() => nav.evaluate((element) => element.matches(':popover-open'))).toBe(false);
});
