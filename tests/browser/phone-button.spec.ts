import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { expect, openHydrated, phoneButton, shownWords, test } from './test.ts';

const width = async (page: Page) => (await phoneButton(page).boundingBox())?.width ?? 0;

test('the button is round at rest, large enough for a finger', async ({ page }) => {
  await openHydrated(page, '/');
  const box = await phoneButton(page).boundingBox();
  expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(await shownWords(page)).toBeLessThan(0.05);
});

for (const by of ['hover', 'keyboard focus'] as const)
  test(`it expands on ${by} and shows its words`, async ({ page }) => {
    await openHydrated(page, '/');
    const round = await width(page);
    if (by === 'hover') await phoneButton(page).hover();
    else {
      await page.keyboard.press('Tab'); // From here on, the focus is the keyboard's.
      await phoneButton(page).focus();
    }
    await expect.poll(() => width(page)).toBeGreaterThan(round + 50);
    await expect.poll(() => shownWords(page)).toBe(1);
    await expect(phoneButton(page)).toBeInViewport({ ratio: 1 });
    if (by === 'hover') await page.mouse.move(5, 300);
    else await page.keyboard.press('Shift+Tab');
    await expect.poll(() => width(page)).toBe(round);
  });

test('it covers no words: columns end beside it at every width', async ({ page }) => {
  for (const width of [640, 1024, 1280, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.about);
    const button = await phoneButton(page).boundingBox();
    const ends = await page
      // The header is above the button at every scroll position.
      .locator('main .contained, footer .contained')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().right));
    expect(Math.max(...ends), `at ${width}`).toBeLessThanOrEqual(button?.x ?? 0);
  }
});
