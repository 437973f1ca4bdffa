import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { finishedSite } from '#host/finished-site.ts';
import { placesOf } from '#app/content/to-pages/places.ts';
import { paths } from '#app/paths.ts';
import { company, pageOf } from '#tests/company.ts';
import { dialLinks, expect, test } from '../test.ts';
import { settle, turnWheel } from './usable.ts';

/** The look-up of ZIP codes, whatever file of the page fails: it answers, or has no field and says where the answer is. */

const { placeLookup } = pageOf('home').content;
const [place] = placesOf(company);

/** How a file can fail. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'is gone': (route) => route.fulfill({ status: 404, body: '' }),
  'can’t be fetched': (route) => route.abort('connectionfailed'),
  'is a page instead': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Not that file</h1>' }),
  'breaks off': (route) => {
    const file = readFileSync(join(finishedSite, new URL(route.request().url()).pathname));
    return route.fulfill({ body: file.subarray(0, file.length / 2) });
  },
  hangs: () => {},
};

/** The files that the page loads, and whether the field can do without. */
const files: Record<string, { urls: RegExp; canDoWithout: boolean }> = {
  'the app': { urls: /\/assets\/entry\.client-/, canDoWithout: false },
  'the page’s content': { urls: /\/content\/.*\.json$/, canDoWithout: false },
  'the look-up': { urls: /\/assets\/place-lookup-/, canDoWithout: false },
  'what the look-up shares with other scripts': { urls: /\/assets\/esm-/, canDoWithout: false },
  'another tool': {
    urls: /\/assets\/(?:answers|door-part|fold|keep-number|safety-topics)-.*\.js$/,
    canDoWithout: true,
  },
  'a style sheet': { urls: /\/assets\/.*\.css$/, canDoWithout: true },
  'a picture': { urls: /\/images\//, canDoWithout: true },
};

if (placeLookup !== undefined && place !== undefined) {
  const fieldOn = (page: Page) => page.getByRole('textbox', { name: placeLookup.label });
  const lookupOn = (page: Page) => page.locator('.place-lookup');

  const expectAnswer = async (page: Page) => {
    await fieldOn(page).fill(place.name);
    await expect(lookupOn(page).getByRole('status')).toContainText(place.minutes);
    await expect(dialLinks(lookupOn(page))).toBeVisible();
  };

  for (const [failure, fail] of Object.entries(failures)) {
    for (const [file, { urls, canDoWithout }] of Object.entries(files)) {
      test(`${file} ${failure}: ${canDoWithout ? 'what is typed is answered' : 'there is no field, and words lead to the list and the number'}`, async ({
        page,
        problems,
      }) => {
        let hasFailed = false;
        await page.route(urls, async (route) => {
          hasFailed = true;
          await fail(route);
        });
        await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
        await turnWheel(page);
        await expect.poll(() => hasFailed).toBe(true);
        if (canDoWithout) await expectAnswer(page);
        else {
          await settle(page);
          await expect(fieldOn(page)).toHaveCount(0);
          await expect(lookupOn(page)).toContainText(placeLookup.withoutScripts);
          await expect(dialLinks(lookupOn(page))).toBeVisible();
          const list = lookupOn(page).getByRole('link').last();
          await expect(list).toHaveAttribute('href', placeLookup.list?.path ?? '');
        }
        problems.splice(0); // What the fault brings is told where it is tried for itself (scripts.spec.ts).
      });
    }
  }

  test('the network is gone, or the site has been published anew, since the field came: what is typed is answered', async ({
    page,
    problems,
  }) => {
    await page.goto(paths.home);
    await turnWheel(page);
    await expect(fieldOn(page)).toBeVisible();
    await page.context().setOffline(true);
    await expectAnswer(page);
    problems.splice(0); // Of pictures that come into view.
  });
}
