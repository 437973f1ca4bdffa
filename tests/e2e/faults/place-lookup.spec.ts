import type { Page } from '@playwright/test';
import { placesOf } from '#app/page-data/places.ts';
import { paths } from '#app/paths.ts';
import { company, pageOf } from '#tests/company.ts';
import { dialLinks, expect, test, type } from '#tests/browser/test.ts';
import { failures, settle, turnWheel } from './usable.ts';

/** The field for ZIP codes, whichever file fails: it answers, or is absent and words say where the answer is. */

const { placeLookup } = pageOf('home').content;
const [place] = placesOf(company);

test.use({ forgiven: /(?:)/ });

/** The files without which there is no field, each of which fails alone. */
const needed = {
  'the app': /\/assets\/entry\.client-/,
  'the page’s content': /\/content\/.*\.json$/,
  'the field': /\/assets\/place-lookup-/,
  'what the field shares with other scripts': /\/assets\/esm-/,
};

/** All other files, which fail together: tools, style sheets, typefaces, pictures. */
const others = /\/assets\/(?!entry\.client|place-lookup|esm)|\/images\//;

if (placeLookup !== undefined && place !== undefined) {
  const fieldOn = (page: Page) => page.getByRole('textbox', { name: placeLookup.label });

  const expectAnswer = async (page: Page) => {
    await type(fieldOn(page), place.name);
    const lookup = page.locator('.place-lookup');
    await expect(lookup.getByRole('status')).toContainText(place.minutes);
    await expect(dialLinks(lookup)).toBeVisible();
  };

  for (const [failure, fail] of Object.entries(failures)) {
    for (const [file, urls] of Object.entries(needed))
      test(`${file} ${failure}: words replace the field`, async ({ page }) => {
        await page.route(urls, fail);
        const requested = page.waitForRequest(urls);
        await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
        await turnWheel(page);
        await requested;
        await settle(page);
        await expect(fieldOn(page)).toHaveCount(0);
        const lookup = page.locator('.place-lookup');
        await expect(lookup).toContainText(placeLookup.withoutScripts);
        const list = lookup.getByRole('listitem').last().getByRole('link');
        await expect(list).toHaveAttribute('href', placeLookup.rows.at(-1)?.path ?? '');
      });

    for (const path of [paths.home, paths.coverage, paths.contact])
      test(`on ${path}, any other file ${failure}: it answers`, async ({ page }) => {
        await page.route(others, fail);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await turnWheel(page);
        await expectAnswer(page);
      });
  }

  test('the field answers after the network has failed', async ({ page }) => {
    await page.goto(paths.home);
    await turnWheel(page);
    await expect(fieldOn(page)).toBeVisible();
    await page.context().setOffline(true);
    await expectAnswer(page);
  });
}
