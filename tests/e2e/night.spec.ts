import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { company } from '#tests/company.ts';
import { expect, test } from '#tests/browser/test.ts';

/** The page's own background in three numbers from 0, dark, to 255. */
function background(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('This browser draws nothing.');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}

test('where the device asks for it the page is dark, and on paper white', async ({ page }) => {
  test.skip(company.tokens.darkColors === undefined, 'The company has no colors for it.');
  await page.goto(paths.home);
  expect(Math.min(...(await background(page)))).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(Math.max(...(await background(page)))).toBeLessThan(40);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(Math.min(...(await background(page)))).toBeGreaterThan(200);
});

test('the call button has the same color by day and by night', async ({ page }) => {
  await page.goto(paths.home);
  const color = () =>
    page
      .getByRole('main')
      .locator('[href^="tel:"]')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const byDay = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await color()).toBe(byDay);
});
