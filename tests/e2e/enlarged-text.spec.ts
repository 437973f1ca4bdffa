import type { Page } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import { site } from '#tests/company.ts';
import { expect, header, phoneButton, test } from '#tests/browser/test.ts';

/**
 * With enlarged text, the number is whole, and header and dock leave room for the page. Here the root element's text is
 * enlarged, as Firefox and Safari do; in the project "large-text", the browser's.
 */

const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

async function expectWhole(page: Page, at: string, share: number) {
  const number = phoneButton(page).getByText(site.phone.display, { exact: true });
  const [left, right] = await number.evaluate((number) => {
    const words = document.createRange();
    words.selectNodeContents(number);
    const box = words.getBoundingClientRect();
    return [box.left, box.right];
  });
  const { width, sideways } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { width: clientWidth, sideways: scrollWidth - clientWidth };
  });
  const bars = [header(page), phoneButton(page).locator('..')];
  const shares = await Promise.all(
    bars.map((bar) =>
      bar.evaluate((bar) =>
        getComputedStyle(bar).position === 'fixed' ? bar.clientHeight / window.innerHeight : 0,
      ),
    ),
  );
  expect.soft(left, `${at}: the number's left edge`).toBeGreaterThanOrEqual(0);
  expect.soft(right, `${at}: the number's right edge`).toBeLessThanOrEqual(width);
  expect.soft(sideways, `${at}: sideways overflow`).toBe(0);
  const covered = shares.reduce((sum, share) => sum + share);
  expect.soft(covered, `${at}: what fixed bars cover of the screen`).toBeLessThanOrEqual(share);
}

for (const { name, path } of pageOfEachKind)
  test(`${name}: enlarged text leaves the number whole and most of the screen to the page`, async ({ page }, {
    project,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const isLarge = project.name === 'large-text';
    if (!isLarge) {
      // A window of 1280 by 720 at 400 %.
      await page.setViewportSize({ width: 320, height: 180 });
      await expectWhole(page, '400 %', 0.35);
    }
    // The project's text is at 200 % already.
    for (const size of isLarge ? [100] : [125, 150, 175, 200]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size);
      for (const screen of phones) {
        await page.setViewportSize(screen);
        await expectWhole(page, `${screen.width} pixels, ${size} %`, 0.25);
      }
    }
  });
