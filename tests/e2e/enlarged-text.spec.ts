import type { Page } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import { site } from '#tests/company.ts';
import { expect, header, phoneButton, test } from '#tests/browser/test.ts';

/**
 * Phones with enlarged text, and 1280 pixels enlarged by 400 %: the number is whole, and header and dock leave room for
 * the page. Here the root element's text is enlarged, as Firefox and Safari do; in the project "large-text", the browser's.
 */

const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
/** A window of 1280 by 720. */
const enlargedWindow = { width: 320, height: 180 };

/** What header and dock cover of the screen, where they stay while the page scrolls. */
async function coveredShare(page: Page): Promise<number> {
  const bars = [header(page), phoneButton(page).locator('..')];
  const shares = await Promise.all(
    bars.map((bar) =>
      bar.evaluate((bar) =>
        getComputedStyle(bar).position === 'fixed' ? bar.clientHeight / window.innerHeight : 0,
      ),
    ),
  );
  return shares.reduce((sum, share) => sum + share);
}

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
  expect.soft(left, `${at}: where the number begins`).toBeGreaterThanOrEqual(0);
  expect.soft(right, `${at}: where the number ends`).toBeLessThanOrEqual(width);
  expect.soft(sideways, `${at}: sideways overflow`).toBe(0);
  expect.soft(await coveredShare(page), `${at}: what is covered`).toBeLessThanOrEqual(share);
}

for (const { name, path } of pageOfEachKind) {
  test(`${name}: with enlarged text, the number and three quarters of the screen are left`, async ({ page }, {
    project,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // The text is at 200 % already.
    const sizes = project.name === 'large-text' ? [100] : [125, 150, 175, 200];
    for (const size of sizes) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size);
      for (const screen of phones) {
        await page.setViewportSize(screen);
        await expectWhole(page, `${screen.width} pixels, ${size} %`, 0.25);
      }
    }
  });

  test(`${name}: a window enlarged by 400 % shows the number, and the page in two thirds`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'large-text', 'That would be 800 %.');
    await page.setViewportSize(enlargedWindow);
    await page.goto(path);
    await expectWhole(page, '400 %', 0.35);
  });
}
