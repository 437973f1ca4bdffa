import type { Page } from '@playwright/test';
import { areas, services } from '../acceptance/specification.ts';
import { expect, header, openHydrated, scrollPosition, test } from './test.ts';

/** The header's dropdowns on wide screens, with mouse, keyboard and touch. */

function dropdown(page: Page, kind: 'services' | 'areas') {
  const nav = header(page).getByRole('navigation', { name: 'Main' });
  const name = kind === 'services' ? 'Services' : 'Service Areas';
  const folded = nav.locator('details').nth(kind === 'services' ? 0 : 1);
  return {
    link: nav.getByRole('link', { name, exact: true }).first(),
    toggle: nav.getByLabel(kind === 'services' ? 'Show all services' : 'Show all service areas'),
    links: folded.locator('a'),
    list: folded.locator('ul'),
  };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('mouse: opens on hover, closes on leaving, one at a time', async ({ page }) => {
  await openHydrated(page, '/about');
  const [first, second] = [dropdown(page, 'services'), dropdown(page, 'areas')];
  await expect(first.list).toBeHidden();
  await first.link.hover();
  await expect(first.list).toBeVisible();
  await expect(first.links).toHaveText(services.map(({ name }) => name));
  await first.links.last().hover();
  await expect(first.list).toBeVisible();
  await second.link.hover();
  await expect(second.list).toBeVisible();
  await expect(first.list).toBeHidden();
  await page.mouse.move(700, 800);
  await expect(second.list).toBeHidden();
});

test('mouse: a click on the disclosure pins it open; a second click, or one outside, closes it', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  const { toggle, list } = dropdown(page, 'services');
  await toggle.click();
  await expect(list).toBeVisible();
  await page.mouse.move(700, 800);
  await page.waitForTimeout(200);
  await expect(list).toBeVisible();
  await toggle.click();
  await expect(list).toBeHidden();
  await page.mouse.move(700, 800);
  await toggle.click();
  await expect(list).toBeVisible();
  await page.mouse.click(700, 800);
  await expect(list).toBeHidden();
});

for (const key of ['Enter', 'Space']) {
  test(`keyboard: ${key} on the disclosure opens and closes, Tab walks through`, async ({ page }) => {
    await openHydrated(page, '/about');
    const { link, toggle, links, list } = dropdown(page, 'services');
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await expect(list).toBeHidden();
    await page.keyboard.press(key);
    await expect(list).toBeVisible();
    await page.keyboard.press(key);
    await expect(list).toBeHidden();
    await page.keyboard.press(key);
    for (const { name } of services) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dropdown(page, 'areas').link).toBeFocused();
    await expect(list).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await page.keyboard.press(key);
    await expect(links.first()).toBeVisible();
  });
}

test('keyboard: Escape closes and gives the focus back to the disclosure', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, links, list } = dropdown(page, 'areas');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('keyboard: Escape also closes a dropdown that the mouse opened', async ({ page }) => {
  await openHydrated(page, '/about');
  const { link, list } = dropdown(page, 'services');
  await link.hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('keyboard: a link opens its page and closes the dropdown', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, list } = dropdown(page, 'services');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/services/${services[0].slug}`);
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the area dropdown is 24rem high at most and scrolls to the last area', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, links, list } = dropdown(page, 'areas');
  await toggle.click();
  await expect(list).toHaveCSS('max-height', '384px');
  expect((await list.boundingBox())?.height).toBe(384);
  expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(384);
  await expect(links).toHaveText(areas.map(({ name }) => name));
  await expect(links.last()).not.toBeInViewport();
  await list.hover();
  await page.mouse.wheel(0, 600);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  expect(await scrollPosition(page), 'the page behind it stays').toBe(0);
});

test('on a low screen the dropdowns stay on it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openHydrated(page, '/about');
  for (const kind of ['services', 'areas'] as const) {
    const { toggle, links, list } = dropdown(page, kind);
    await toggle.click();
    const box = await list.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(400);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
});

test('every navigation closes the dropdown and scrolls to the top, a link to the current page too', async ({
  page,
}) => {
  await openHydrated(page, '/service-areas/vista');
  for (const name of ['Carlsbad', 'Carlsbad', 'Oceanside']) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const { link, links, list } = dropdown(page, 'areas');
    await link.hover();
    await expect(list).toBeVisible();
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(`/service-areas/${name.toLowerCase()}`);
    await expect(list).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.mouse.move(700, 800);
  }
});

test('the links beside the dropdowns close a pinned one', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, link, list } = dropdown(page, 'services');
  await toggle.click();
  await expect(list).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(list).toBeHidden();
});

test.describe('touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test('a tap on the disclosure opens, another closes, a tap on the link navigates', async ({ page }) => {
    await openHydrated(page, '/about');
    const { toggle, links, link, list } = dropdown(page, 'services');
    await toggle.tap();
    await expect(list).toBeVisible();
    await toggle.tap();
    await expect(list).toBeHidden();
    await toggle.tap();
    await dropdown(page, 'areas').toggle.tap();
    await expect(dropdown(page, 'areas').list).toBeVisible();
    await expect(list).toBeHidden();
    await toggle.tap();
    await links.nth(1).tap();
    await expect(page).toHaveURL(`/services/${services[1].slug}`);
    await expect(list).toBeHidden();
    await link.tap();
    await expect(page).toHaveURL('/services');
  });
});
