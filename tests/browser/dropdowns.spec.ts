import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { area, otherArea, site } from '#tests/company.ts';
import {
  expect,
  inChromium,
  inFull,
  mainHeading,
  menuSection,
  openHydrated,
  painted,
  scrollPosition,
  scrollTo,
  test,
} from './test.ts';

/** The header's dropdowns on wide screens, with mouse, keyboard and touch. What their links are: tests/built-html. */

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('mouse: opens on hover, closes on leaving, one at a time', async ({ page }) => {
  await openHydrated(page, '/about');
  const [first, second] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
  await expect(first.list).toBeHidden();
  await first.link.hover();
  await expect(first.list).toBeVisible();
  await first.links.last().hover();
  await expect(first.list).toBeVisible();
  await second.link.hover();
  await expect(second.list).toBeVisible();
  await expect(first.list).toBeHidden();
  await page.mouse.move(700, 800);
  await expect(second.list).toBeHidden();
});

test('mouse: a click on the toggle pins it until a click on toggle, page or link', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, link, list } = menuSection(page, 'services');
  const open = async () => {
    await page.mouse.move(700, 800);
    await toggle.click();
    await expect(list).toBeVisible();
  };
  await open();
  await page.mouse.move(700, 800);
  await painted(page);
  await expect(list).toBeVisible();
  await toggle.click();
  await expect(list).toBeHidden();
  await open();
  await page.mouse.click(700, 800);
  await expect(list).toBeHidden();
  await open();
  await link.click();
  await expect(page).toHaveURL(paths.services);
  await expect(list).toBeHidden();
});

for (const key of ['Enter', 'Space'])
  test(`keyboard: ${key} on the toggle opens and closes, Tab walks through`, async ({ page }) => {
    await openHydrated(page, '/about');
    const { link, toggle, links, list } = menuSection(page, 'services');
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await expect(list).toBeHidden();
    await page.keyboard.press(key);
    await expect(list).toBeVisible();
    await page.keyboard.press(key);
    await expect(list).toBeHidden();
    await page.keyboard.press(key);
    // Below the services there may be a link to the page of problems.
    const lines = [...site.services, ...(site.problems === undefined ? [] : [site.problems])];
    for (const { name } of lines) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(name);
    }
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menuSection(page, 'coverage').link).toBeFocused();
    await expect(list).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await page.keyboard.press(key);
    await expect(links.first()).toBeVisible();
  });

test('Escape closes what keyboard or mouse opened, and returns the focus', async ({ page }) => {
  await openHydrated(page, '/about');
  const { link, toggle, links, list } = menuSection(page, 'coverage');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // Where the list is longer than the screen leaves room for, Firefox stops at the list itself first.
  const isAtList = await list.evaluate((box) => box === document.activeElement);
  if (isAtList) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();
  await link.hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('keyboard: a link opens its page and closes the dropdown', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, list } = menuSection(page, 'services');
  await toggle.focus();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(site.services[0]!.path);
  await expect(list).toBeHidden();
  await expect(mainHeading(page)).toBeFocused();
});

test('the area dropdown is 24rem high at most and scrolls to the last area', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, links, list } = menuSection(page, 'coverage');
  await toggle.click();
  await expect(list).toHaveCSS('max-height', '384px');
  // More areas than fit, however many the company has.
  await list.locator('ul').evaluate((element) => {
    for (let copy = 0; copy < 24; copy += 1) element.append(element.firstElementChild!.cloneNode(true));
  });
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(384);
  await expect(links.last()).not.toBeInViewport();
  await list.hover();
  await page.mouse.wheel(0, 3000);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  expect(await scrollPosition(page), 'the page behind it stays').toBe(0);
});

test('on a low screen the dropdowns fit and scroll', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openHydrated(page, '/about');
  for (const section of ['services', 'coverage'] as const) {
    const { toggle, links, list } = menuSection(page, section);
    await toggle.click();
    await expect(list).toBeInViewport({ ratio: 1 });
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
});

test('every link, also to the current page, closes it and scrolls to the top', async ({ page }) => {
  await openHydrated(page, paths.contact);
  for (const { name, path } of [area, area, otherArea]) {
    await scrollTo(page, 700);
    const { link, list } = menuSection(page, 'coverage');
    await link.hover();
    await expect(list).toBeVisible();
    await list.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(list).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.mouse.move(700, 800);
  }
});

test.describe('touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test('taps on toggles and links do what clicks do', inChromium, async ({ page }) => {
    await openHydrated(page, '/about');
    const [services, coverage] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
    await services.toggle.tap();
    await expect(services.list).toBeVisible();
    await services.toggle.tap();
    await expect(services.list).toBeHidden();
    await services.toggle.tap();
    await coverage.toggle.tap();
    await expect(coverage.list).toBeVisible();
    await expect(services.list).toBeHidden();
    await services.toggle.tap();
    await services.links.nth(1).tap();
    await expect(page).toHaveURL(site.services[1]!.path);
    await expect(services.list).toBeHidden();
    await services.link.tap();
    await expect(page).toHaveURL(paths.services);
  });
});
