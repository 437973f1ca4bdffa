import type { Page } from '@playwright/test';
import { phoneHref } from '#app/site.ts';
import { expect, openHydrated, test } from './test.ts';

const button = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: '24/7 Emergency Service' });
const width = async (page: Page) => (await button(page).boundingBox())?.width ?? 0;

/** How much of its words the button shows, from 0 to 1. */
const shownWords = (page: Page) =>
  button(page)
    .getByText('24/7 Emergency Service', { exact: true })
    .evaluate((words) => words.clientWidth / Math.max(words.scrollWidth, 1));

test('round at rest, and outside the header in a landmark of its own', async ({ page }) => {
  await openHydrated(page, '/');
  const box = await button(page).boundingBox();
  expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(await shownWords(page)).toBeLessThan(0.05);
  await expect(page.getByRole('banner').getByRole('complementary')).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('href', phoneHref);
});

for (const by of ['hover', 'keyboard focus'] as const) {
  test(`expands on ${by} and shows its words`, async ({ page }) => {
    await openHydrated(page, '/');
    const round = await width(page);
    if (by === 'hover') await button(page).hover();
    else {
      await page.keyboard.press('Tab'); // From here on, the focus is the keyboard's.
      await button(page).focus();
    }
    await expect.poll(() => width(page)).toBeGreaterThan(round + 120);
    await expect.poll(() => shownWords(page)).toBe(1);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    if (by === 'hover') await page.mouse.move(5, 300);
    else await page.keyboard.press('Shift+Tab');
    await expect.poll(() => width(page)).toBe(round);
  });
}
