import type { Page } from '@playwright/test';
import { placesOf } from '#app/page-data/places.ts';
import { paths, type Path } from '#app/paths.ts';
import { company, pageOf } from '#tests/company.ts';
import { dialLinks, expect, test, type } from '#tests/browser/test.ts';
import { failures, settle, turnWheel } from './usable.ts';

/** The field for ZIP codes, whichever file fails: it answers, or is absent and words say where the answer is. */

const { placeLookup } = pageOf('home').content;
const [place] = placesOf(company);

// What each fault makes browsers say is tested in scripts.spec.ts.
test.use({ forgiven: /(?:)/ });

/** A kind of file: a page that loads it, the home page unless another one is named, and whether the field needs it. */
interface File {
  urls: RegExp;
  path?: Path;
  isNeeded?: boolean;
}

/** Every kind of file that a page with the field loads. */
const files: Record<string, File> = {
  'the app': { urls: /\/assets\/entry\.client-/, isNeeded: true },
  'the page’s content': { urls: /\/content\/.*\.json$/, isNeeded: true },
  'the field': { urls: /\/assets\/place-lookup-/, isNeeded: true },
  'what the field shares with other scripts': { urls: /\/assets\/esm-/, isNeeded: true },
  'the drawing of a door': { urls: /\/assets\/door-part-/ },
  'the symptom finder': { urls: /\/assets\/answers-/ },
  'the disclosures of answers': { urls: /\/assets\/fold-/ },
  'the map': { urls: /\/assets\/places-map-/, path: paths.coverage },
  'the ways to save the number': { urls: /\/assets\/save-number-/, path: paths.contact },
  'the safety topics': { urls: /\/assets\/safety-topics-/, path: paths.contact },
  'what copies the number': { urls: /\/assets\/copy-/, path: paths.contact },
  'the app’s style sheet': { urls: /\/assets\/app-.*\.css$/ },
  'the typefaces': { urls: /\/assets\/typefaces-.*\.css$/ },
  'the style sheet for paper': { urls: /\/assets\/print-.*\.css$/ },
  'a picture': { urls: /\/images\// },
};

if (placeLookup !== undefined && place !== undefined) {
  const fieldOn = (page: Page) => page.getByRole('textbox', { name: placeLookup.label });

  const expectAnswer = async (page: Page) => {
    await type(fieldOn(page), place.name);
    const lookup = page.locator('.place-lookup');
    await expect(lookup.getByRole('status')).toContainText(place.minutes);
    await expect(dialLinks(lookup)).toBeVisible();
  };

  for (const [failure, fail] of Object.entries(failures))
    for (const [file, { urls, path = paths.home, isNeeded = false }] of Object.entries(files))
      test(`${file} ${failure}: ${isNeeded ? 'words replace the field' : 'it answers'}`, async ({ page }) => {
        let hasFailed = false;
        await page.route(urls, async (route) => {
          hasFailed = true;
          await fail(route);
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await turnWheel(page);
        await expect.poll(() => hasFailed).toBe(true);
        if (!isNeeded) return expectAnswer(page);
        await settle(page);
        await expect(fieldOn(page)).toHaveCount(0);
        const lookup = page.locator('.place-lookup');
        await expect(lookup).toContainText(placeLookup.withoutScripts);
        await expect(dialLinks(lookup)).toBeVisible();
        const list = lookup.getByRole('link').last();
        await expect(list).toHaveAttribute('href', placeLookup.list?.path ?? '');
      });

  test('the field answers after the network has failed', async ({ page }) => {
    await page.goto(paths.home);
    await turnWheel(page);
    await expect(fieldOn(page)).toBeVisible();
    await page.context().setOffline(true);
    await expectAnswer(page);
  });
}
