import type { Page } from '@playwright/test';
import { areas, services } from '../acceptance/specification.ts';
import { expect, header, openHydrated, scrollPosition, test } from './test.ts';

/** The menu of small screens. */

function menu(page: Page) {
  const nav = header(page).getByRole('navigation', { name: 'Main' });
  return {
    toggle: header(page).getByRole('button', { name: 'Menu' }),
    nav,
    link: (name: string) => nav.getByRole('link', { name, exact: true }).first(),
    services: {
      toggle: nav.getByLabel('Show all services'),
      links: nav.locator('details').nth(0).locator('a'),
    },
    areas: {
      toggle: nav.getByLabel('Show all service areas'),
      links: nav.locator('details').nth(1).locator('a'),
    },
  };
}

test('the toggle opens and closes it', async ({ page }) => {
  await openHydrated(page, '/');
  const { toggle, nav } = menu(page);
  await expect(nav).toBeHidden();
  await toggle.tap();
  await expect(nav).toBeVisible();
  const box = await nav.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  await toggle.tap();
  await expect(nav).toBeHidden();
});

test('keyboard: Enter opens, Escape closes and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/');
  const { toggle, nav, link } = menu(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(nav).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link('Home')).toBeFocused();
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
  await parts.toggle.tap();
  await expect(parts.services.links.first()).toBeHidden();
  await parts.services.toggle.tap();
  await expect(parts.services.links).toHaveText(services.map(({ name }) => name));
  await expect(parts.services.links.last()).toBeVisible();
  await expect(parts.areas.links.first()).toBeHidden();

  await parts.areas.toggle.tap();
  await expect(parts.areas.links).toHaveText(areas.map(({ name }) => name));
  await expect(parts.services.links.first()).toBeHidden();
  await parts.areas.links.last().scrollIntoViewIfNeeded();
  await expect(parts.areas.links.last()).toBeInViewport({ ratio: 1 });

  await parts.areas.toggle.tap();
  await expect(parts.areas.links.first()).toBeHidden();
});

test('a tap outside closes it, and the page behind it does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openHydrated(page, '/');
  const { toggle, nav } = menu(page);
  await toggle.tap();
  await expect(nav).toBeVisible();
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await scrollPosition(page)).toBe(0);
  await page.touchscreen.tap(400, 20); // On the header, between logo and toggle.
  await expect(nav).toBeHidden();
});

const navigations = [
  { name: 'Home', from: '/about', to: '/' },
  { name: 'About', from: '/', to: '/about' },
  { name: 'About', from: '/about', to: '/about' },
  { name: 'Services', from: '/about', to: '/services' },
  { name: 'Service Areas', from: '/service-areas', to: '/service-areas' },
  { name: 'Contact', from: '/', to: '/contact' },
  { name: 'Tri-City', from: '/', to: '/service-areas/tri-city', section: 'areas' },
  { name: 'Tri-City', from: '/service-areas/tri-city', to: '/service-areas/tri-city', section: 'areas' },
  {
    name: 'Garage Door Maintenance',
    from: '/',
    to: '/services/garage-door-maintenance',
    section: 'services',
  },
] as const;

for (const navigation of navigations) {
  test(`"${navigation.name}" on ${navigation.from} closes everything and scrolls to the top`, async ({
    page,
  }) => {
    await openHydrated(page, navigation.from);
    const parts = menu(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await parts.toggle.tap();
    if ('section' in navigation) await parts[navigation.section].toggle.tap();
    else await parts.areas.toggle.tap(); // An open section must not stay open either.
    await parts.link(navigation.name).tap();
    await expect(page).toHaveURL(navigation.to);
    await expect(parts.nav).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await parts.toggle.tap();
    await expect(parts.nav).toBeVisible();
    await expect(parts.services.links.first()).toBeHidden();
    await expect(parts.areas.links.first()).toBeHidden();
  });
}

test('the logo closes it too', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, nav } = menu(page);
  await toggle.tap();
  await header(page).getByRole('link', { name: /home$/ }).tap();
  await expect(page).toHaveURL('/');
  await expect(nav).toBeHidden();
});

test('turning a tablet on its side closes it and leaves the row of links', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1200 });
  await openHydrated(page, '/');
  const { toggle, nav, link } = menu(page);
  await toggle.tap();
  await expect(nav).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(nav).toHaveCSS('position', 'static');
  await expect(link('About')).toBeVisible();
  expect(await nav.evaluate((element) => element.matches(':popover-open'))).toBe(false);
});
