import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { company, pageOf, site } from '#tests/company.ts';
import { placesOf } from '#app/content/to-pages/places.ts';
import { fill } from '#app/template.ts';
import { expect, hydrate, inChromium, region, test } from './test.ts';

/** Where visitors look up whether the company comes to them. A company may do without. */

const { placeLookup } = pageOf('coverage').content;

/** What the look-up answers; other parts of a page have news of their own. */
const answerOn = (page: Page) => page.locator('.place-lookup').getByRole('status');

if (placeLookup !== undefined) {
  const places = placesOf(company);
  const { table } = placeLookup;

  for (const path of [paths.home, paths.coverage, paths.contact]) {
    test(`${path}: a name is answered while it is typed, and nothing is sent`, async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      const place = places[0]!;
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.getByRole('textbox', { name: placeLookup.label }).pressSequentially(place.name.slice(0, -1));
      const answer = answerOn(page);
      await expect(answer).toContainText(
        fill(placeLookup.found, { area: place.name, minutes: place.minutes }),
      );
      await expect(
        answer.getByRole('link', { name: fill(placeLookup.more, { area: place.name }) }),
      ).toHaveAttribute('href', place.path);
      await expect(answer.getByRole('link', { name: site.labels.call })).toHaveAttribute(
        'href',
        site.phone.href,
      );
      expect(requests.filter((url) => url.includes(place.name.slice(0, 4)))).toEqual([]);
    });
  }

  test('each ZIP code of the record has its area among the answers, and doubts are told', async ({
    page,
  }) => {
    await page.goto(paths.coverage);
    await hydrate(page);
    const field = page.getByRole('textbox', { name: placeLookup.label });
    const answer = answerOn(page);
    for (const place of places) {
      const [[zipCode] = ['']] = place.zipCodes;
      await field.fill(zipCode);
      await expect(answer).toContainText(
        fill(placeLookup.found, { area: place.name, minutes: place.minutes }),
      );
      const inDoubt = places.some((other) => other.inDoubt?.includes(zipCode));
      const doubt = answer.getByText(fill(placeLookup.inDoubt, { zipCode }), { exact: false });
      await expect(doubt).toHaveCount(inDoubt ? 1 : 0);
    }
  });

  test('a shared ZIP code is answered on the page that it leads to', async ({ page }) => {
    const [[zipCode] = ['']] = places[0]?.zipCodes ?? [];
    await page.goto(`${paths.coverage}?zip=${zipCode}`);
    await hydrate(page);
    await expect(page.getByRole('textbox', { name: placeLookup.label })).toHaveValue(zipCode);
    await expect(answerOn(page)).toContainText(places[0]!.name);
  });

  test('whatever is typed, the page stands', async ({ page, problems }) => {
    await page.goto(`${paths.coverage}?zip=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await hydrate(page);
    const field = page.getByRole('textbox', { name: placeLookup.label });
    for (const typed of ['🚪🚪🚪🚪🚪', '9'.repeat(10_000), 'Ω'.repeat(500), "'; --", '\u202Eabc\u0000def']) {
      await field.fill(typed);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  if (table !== undefined) {
    test(
      'without scripts there is a table with every ZIP code, and no field',
      inChromium,
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          ...(baseURL === undefined ? {} : { baseURL }),
        });
        const page = await context.newPage();
        await page.goto(paths.coverage);
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await page.getByText(table.summary).click();
        const rows = region(page, placeLookup.heading).getByRole('row');
        await expect(rows).toHaveCount(table.rows.length + 1);
        for (const [index, { name, zipCodes, minutes }] of table.rows.entries()) {
          await expect(rows.nth(index + 1)).toContainText(name);
          await expect(rows.nth(index + 1)).toContainText(zipCodes);
          await expect(rows.nth(index + 1)).toContainText(minutes);
        }
        await context.close();
      },
    );
  }
}
