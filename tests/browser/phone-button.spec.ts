import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { expect, openHydrated, phoneButton, shownWords, test } from './test.ts';

/** On wide screens the phone button is round. That it covers no words: tests/e2e/covered-words.spec.ts. */

const width = async (page: Page) => (await phoneButton(page).boundingBox())?.width ?? 0;

for (const by of ['hover', 'keyboard focus'] as const)
  test(`it is round and large enough for a finger; on ${by} it expands and shows its words`, async ({
    page,
  }) => {
    await openHydrated(page, paths.home);
    const round = await phoneButton(page).boundingBox();
    expect(round?.width).toBeCloseTo(round?.height ?? 0, 0);
    expect(round?.width).toBeGreaterThanOrEqual(44);
    expect(await shownWords(page)).toBeLessThan(0.05);
    if (by === 'hover') await phoneButton(page).hover();
    else {
      await page.keyboard.press('Tab'); // From here on, the focus is the keyboard's.
      await phoneButton(page).focus();
    }
    await expect.poll(() => width(page)).toBeGreaterThan((round?.width ?? 0) + 50);
    await expect.poll(() => shownWords(page)).toBe(1);
    await expect(phoneButton(page)).toBeInViewport({ ratio: 1 });
    if (by === 'hover') await page.mouse.move(5, 300);
    else await page.keyboard.press('Shift+Tab');
    await expect.poll(() => width(page)).toBe(round?.width);
  });
