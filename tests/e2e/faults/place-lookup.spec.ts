import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { finishedSite } from '#host/finished-site.ts';
import { placesOf } from '#app/page-data/places.ts';
import { paths, type Path } from '#app/paths.ts';
import { company, pageOf } from '#tests/company.ts';
import { dialLinks, expect, test } from '#tests/browser/test.ts';
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

interface File {
  /** The addresses of the file, or of all files of its kind. */
  urls: RegExp;
  /** A page that has the field and loads the file: the home page unless another one is named. */
  path?: Path;
  /** Whether the field works without it. */
  canDoWithout: boolean;
}

/** Every kind of file that a page with the field loads. */
const files: Record<string, File> = {
  'the app': { urls: /\/assets\/entry\.client-/, canDoWithout: false },
  'the page’s content': { urls: /\/content\/.*\.json$/, canDoWithout: false },
  'the look-up': { urls: /\/assets\/place-lookup-/, canDoWithout: false },
  'what the look-up shares with other scripts': { urls: /\/assets\/esm-/, canDoWithout: false },
  'the drawing of a door': { urls: /\/assets\/door-part-/, canDoWithout: true },
  'the symptom finder': { urls: /\/assets\/answers-/, canDoWithout: true },
  'what folds answers': { urls: /\/assets\/fold-/, canDoWithout: true },
  'the map': { urls: /\/assets\/places-map-/, path: paths.coverage, canDoWithout: true },
  'the number to keep': { urls: /\/assets\/keep-number-/, path: paths.contact, canDoWithout: true },
  'the safety topics': { urls: /\/assets\/safety-topics-/, path: paths.contact, canDoWithout: true },
  'what copies the number': { urls: /\/assets\/copy-/, path: paths.contact, canDoWithout: true },
  'the app’s style sheet': { urls: /\/assets\/app-.*\.css$/, canDoWithout: true },
  'the typefaces': { urls: /\/assets\/typefaces-.*\.css$/, canDoWithout: true },
  'the style sheet for paper': { urls: /\/assets\/print-.*\.css$/, canDoWithout: true },
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
    for (const [file, { urls, path = paths.home, canDoWithout }] of Object.entries(files)) {
      test(`${file} ${failure}: ${canDoWithout ? 'what is typed is answered' : 'there is no field, and words lead to the list and the number'}`, async ({
        page,
        problems,
      }) => {
        let hasFailed = false;
        await page.route(urls, async (route) => {
          hasFailed = true;
          await fail(route);
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
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
