import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/test.ts';

/** Elements, with what comes before and after them, that would change in the course of time when touched. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after']
        .filter((part) => /[1-9]/.test(getComputedStyle(element, part).transitionDuration))
        .map((part) => `${element.localName}.${element.getAttribute('class') ?? ''}${part}`),
    ),
  );

for (const path of ['/', '/about', '/contact']) {
  test(`what is touched moves on ${path}, and nothing does for visitors who want less motion`, async ({
    page,
  }) => {
    await page.goto(path);
    expect((await moving(page)).length).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toEqual([]);
  });
}
