import { globSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { offlinePath, paths } from '#app/paths.ts';
import { company } from '#tests/company.ts';
import { folder } from '#tests/built-html/site.ts';

/*
 * Each document holds the part of the style sheet that its kind of page uses. The whole sheet, which comes with the app,
 * must change nothing about it: else a visitor would see the page jump, and one without scripts would never see it right.
 */

/** The address of the whole sheet. */
const [sheet = 'none'] = globSync('assets/app-*.css', { cwd: folder }).map((file) => `/${file}`);

const shown = [
  ...pageOfEachKind.map(({ path }) => path),
  paths.notFound,
  ...(company.offline === undefined ? [] : [offlinePath]),
];

/** How every element looks, with what is before and after it and with every disclosure open. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Disclosures that exclude each other stay open once they have left their group.
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    document.querySelector('header')?.setAttribute('data-compact', '');
    return [...document.querySelectorAll('html, body, body *:not(link)')].flatMap((element) =>
      [undefined, '::before', '::after'].map(
        (part) =>
          `${element.tagName} ${element.className} ${part} ${getComputedStyle(element, part).cssText}`,
      ),
    );
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} pixels, no page looks different once it has the styles of all`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The app stays away, and with it the whole sheet.
    await page.route('**/assets/entry.client-*', (route) => route.abort());
    for (const path of shown) {
      await page.goto(path);
      const before = await looks(page);
      await page.evaluate(async (href) => {
        const link = document.createElement('link');
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
        Object.assign(link, { rel: 'stylesheet', href });
        document.head.append(link);
        await loaded;
      }, sheet);
      const after = await looks(page);
      expect(before.length, path).toBeGreaterThan(300);
      const changed = after.filter((look, index) => look !== before[index]);
      expect
        .soft(
          changed.map((look) => look.slice(0, 80)),
          path,
        )
        .toEqual([]);
    }
  });
}
