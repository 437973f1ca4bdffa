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
  scrollPosition,
  test,
  touch,
  painted,
} from './test.ts';

const { navigation } = site.labels;

/** The menu of small screens. */

function menu(page: Page) {
  return {
    toggle: menuButton(page),
    nav: mainNavigation(page),
    link: (name: string) => navigationLink(page, name),
    services: menuSection(page, 'services'),
    coverage: menuSection(page, 'coverage'),
  };
}

test('the toggle opens and closes it', async ({ page }) => {
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

test('keyboard: Enter opens, Escape closes and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/');
  const { toggle, nav, link } = menu(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(nav).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(navigation.home)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('keyboard: Escape in an open section closes everything, and the focus is not lost', async ({ page }) => {
  await openHydrated(page, '/');
  const { toggle, nav, services } = menu(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await services.toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(services.links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('sections expand, and expanding one collapses the other', async ({ page }) => {
  await openHydrated(page, '/');
  const parts = menu(page);
  await touch(parts.toggle);
  await expect(parts.services.links.first()).toBeHidden();
  await touch(parts.services.toggle);
  await expect(parts.services.links).toHaveText(site.services.map(({ name }) => name));
  await expect(parts.services.links.last()).toBeVisible();
  await expect(parts.coverage.links.first()).toBeHidden();

  await touch(parts.coverage.toggle);
  await expect(parts.coverage.links).toHaveText(site.areas.map(({ name }) => name));
  await expect(parts.services.links.first()).toBeHidden();
  await parts.coverage.links.last().scrollIntoViewIfNeeded();
  await expect(parts.coverage.links.last()).toBeInViewport({ ratio: 1 });

  await touch(parts.coverage.toggle);
  await expect(parts.coverage.links.first()).toBeHidden();
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

const navigations = [
  { name: navigation.about, from: paths.about, to: paths.about },
  { name: navigation.services, from: paths.about, to: paths.services },
  { name: area.name, from: paths.home, to: area.path, section: 'coverage' },
  { name: service.content.service.name, from: paths.home, to: service.path, section: 'services' },
] as const;

for (const { name, from, to, ...inside } of navigations) {
  test(`"${name}" on ${from} closes everything and scrolls to the top`, async ({ page }) => {
    await openHydrated(page, from);
    const parts = menu(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await touch(parts.toggle);
    // An open section of which nothing is used must not stay open either.
    await touch(parts['section' in inside ? inside.section : 'coverage'].toggle);
    await touch(parts.link(name));
    await expect(page).toHaveURL(to);
    await expect(parts.nav).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await touch(parts.toggle);
    await expect(parts.nav).toBeVisible();
    await expect(parts.services.links.first()).toBeHidden();
    await expect(parts.coverage.links.first()).toBeHidden();
  });
}

test('the logo closes it too', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, nav } = menu(page);
  await touch(toggle);
  await touch(header(page).getByRole('link', { name: navigation.logo, exact: true }));
  await expect(page).toHaveURL('/');
  await expect(nav).toBeHidden();
});

test('turning a tablet on its side closes it and leaves the row of links', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1200 });
  await openHydrated(page, '/');
  const { toggle, nav, link } = menu(page);
  await touch(toggle);
  await expect(nav).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(nav).toHaveCSS('position', 'static');
  await expect(link(navigation.about)).toBeVisible();
  await expect.poll(() => nav.evaluate((element) => element.matches(':popover-open'))).toBe(false);
});
