import type { Locator } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { pageOf } from '#tests/company.ts';
import { expect, inChromium, openHydrated, scrollTo, test } from './test.ts';

/** The door in the home page's picture, which rises on one side as the page is scrolled, and jams. */

test.skip(!pageOf('home').picture.jams, 'A company without a door to jam.');

test(
  'the door rises on one side, drops back a little and stays; with reduced motion there is only the picture',
  inChromium,
  async ({ page }) => {
    await openHydrated(page, paths.home);
    const picture = page.locator('#opening-end');
    const door = page.locator('picture:has(#opening-end) + div img');
    await expect(door).toBeVisible();
    const shut = await slant(door);
    const { bottom } = await picture.evaluate((element) => element.getBoundingClientRect());
    const slants: number[] = [];
    for (let top = 0; top < bottom; top += 10) {
      await scrollTo(page, top);
      slants.push(await slant(door));
    }
    const settled = slants.at(-1) ?? 0;
    expect(shut).toBe(0);
    expect(settled).toBeGreaterThan(0);
    expect(Math.max(...slants)).toBeGreaterThan(settled);
    expect(slants.slice(-10), 'nothing more, however far one scrolls').toEqual(Array(10).fill(settled));

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(door).toBeHidden();
    await expect(picture).toBeVisible();
  },
);

/** How much lower its right side is than a level door's, as a share of its width. */
function slant(door: Locator): Promise<number> {
  return door.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).b);
}
