import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { area, otherArea, site } from '#tests/company.ts';
import {
  expect,
  inChromium,
  mainHeading,
  menuSection,
  openHydrated,
  scrollPosition,
  test,
  inFull,
  painted,
} from './test.ts';

/** The header's dropdowns on wide screens, with mouse, keyboard and touch. */

const names = (links: readonly { name: string }[]) => links.map(({ name }) => name);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('mouse: opens on hover, closes on leaving, one at a time', async ({ page }) => {
  await openHydrated(page, '/about');
  const [first, second] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
  await expect(first.list).toBeHidden();
  await first.link.hover();
  await expect(first.list).toBeVisible();
  await expect(first.links).toHaveText(names(site.services));
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
  const { toggle, list } = menuSection(page, 'services');
  await toggle.click();
  await expect(list).toBeVisible();
  await page.mouse.move(700, 800);
  await painted(page);
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
    // Below the services there may be a line to the page of problems.
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
}

test('keyboard: Escape closes and gives the focus back to the disclosure', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, links, list } = menuSection(page, 'coverage');
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
});

test('keyboard: Escape also closes a dropdown that the mouse opened', async ({ page }) => {
  await openHydrated(page, '/about');
  const { link, list } = menuSection(page, 'services');
  await link.hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('keyboard: a link opens its page and closes the dropdown', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, list } = menuSection(page, 'services');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.services[0]!.path);
  await expect(list).toBeHidden();
  await expect(mainHeading(page)).toBeFocused();
});

test('the area dropdown is 24rem high at most and scrolls to the last area', async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, links, list } = menuSection(page, 'coverage');
  await toggle.click();
  await expect(links).toHaveText(names(site.areas));
  await expect(list).toHaveCSS('max-height', '384px');
  // As many areas as no dropdown holds, whatever the company has.
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

test('on a low screen the dropdowns stay on it', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openHydrated(page, '/about');
  for (const section of ['services', 'coverage'] as const) {
    const { toggle, links, list } = menuSection(page, section);
    await toggle.click();
    const lowerEdge = async () => {
      const box = await list.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 999);
    };
    await expect.poll(lowerEdge).toBeLessThanOrEqual(400);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
});

test('every navigation closes the dropdown and scrolls to the top, a link to the current page too', async ({
  page,
}) => {
  await openHydrated(page, paths.contact);
  for (const { name, path } of [area, area, otherArea]) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
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

test('the links beside the dropdowns close a pinned one', inFull, async ({ page }) => {
  await openHydrated(page, '/about');
  const { toggle, link, list } = menuSection(page, 'services');
  await toggle.click();
  await expect(list).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(list).toBeHidden();
});

test.describe('touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test(
    'a tap on the disclosure opens, another closes, a tap on the link navigates',
    inChromium,
    async ({ page }) => {
      await openHydrated(page, '/about');
      const { toggle, links, link, list } = menuSection(page, 'services');
      await toggle.tap();
      await expect(list).toBeVisible();
      await toggle.tap();
      await expect(list).toBeHidden();
      await toggle.tap();
      await menuSection(page, 'coverage').toggle.tap();
      await expect(menuSection(page, 'coverage').list).toBeVisible();
      await expect(list).toBeHidden();
      await toggle.tap();
      await links.nth(1).tap();
      await expect(page).toHaveURL(site.services[1]!.path);
      await expect(list).toBeHidden();
      await link.tap();
      await expect(page).toHaveURL('/services');
    },
  );
});
