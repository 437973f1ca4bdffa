import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { company, pageOf, site } from '#tests/company.ts';
import { placesOf } from '#app/page-data/places.ts';
import { fill } from '#app/template.ts';
import {
  dialLinks,
  expect,
  holdBack,
  hrefs,
  hydrate,
  inChromium,
  inChromiumFull,
  inFull,
  test,
} from './test.ts';

/** Where visitors look up whether the company comes to them. A company may do without. */

const { placeLookup } = pageOf('coverage').content;

/** What the look-up answers; other parts of a page have news of their own. */
const answerOn = (page: Page) => page.locator('.place-lookup').getByRole('status');

if (placeLookup !== undefined) {
  const { table: zipCodes } = placeLookup;
  const places = placesOf(company);
  const fieldOn = (page: Page) => page.getByRole('textbox', { name: placeLookup.label });
  /** The only answer that names a ZIP code, of several areas at times. */
  const doubtOf = (zipCode: string) =>
    fill(placeLookup.inDoubt, { zipCode, areas: undefined }).split('{areas}')[0] ?? '';
  const zipCodesOf = ({ zipCodes }: (typeof places)[number]) =>
    zipCodes.flatMap(([from, to]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
        String(Number(from) + index).padStart(5, '0'),
      ),
    );
  const allZipCodes = [...new Set(places.flatMap(zipCodesOf))];

  for (const path of [paths.home, paths.coverage, paths.contact]) {
    test(`${path}: a name is answered while it is typed, and nothing is sent`, async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      const place = places[0]!;
      const field = fieldOn(page);
      await expect(field).toBeVisible();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await field.pressSequentially(place.name.slice(0, -1));
      const answer = answerOn(page);
      await expect(answer).toContainText(
        fill(placeLookup.found, { area: place.name, minutes: place.minutes }),
      );
      await expect(answer.getByRole('link', { name: place.name, exact: true })).toHaveAttribute(
        'href',
        place.path,
      );
      await expect(dialLinks(page.locator('.place-lookup'))).toBeVisible();
      expect(requests.filter((url) => url.includes(place.name.slice(0, 4)))).toEqual([]);
    });
  }

  test('each ZIP code of the records has its areas in the answer, and one in doubt gets no yes', async ({
    page,
  }) => {
    await page.goto(paths.coverage);
    await hydrate(page);
    const answer = answerOn(page);
    for (const zipCode of allZipCodes) {
      await fieldOn(page).fill(zipCode);
      const its = places.filter((place) => zipCodesOf(place).includes(zipCode));
      const links = answer.getByRole('link');
      await expect(links, zipCode).toHaveText(its.map(({ name }) => name));
      expect(await hrefs(links)).toEqual(its.map(({ path }) => path));
      const text = await answer.innerText();
      if (its.some(({ inDoubt }) => inDoubt?.includes(zipCode))) {
        expect(text.startsWith(doubtOf(zipCode)), text).toBe(true);
        expect(text).not.toContain(its[0]!.minutes);
      } else for (const { minutes } of its) expect(text).toContain(minutes);
    }
  });

  test('what is no ZIP code and no area is told what it is, with the number', async ({ page }) => {
    await page.goto(paths.coverage);
    await hydrate(page);
    for (const [typed, expected] of [
      ['920', placeLookup.noFiveDigits],
      ['hello', placeLookup.unknown],
      ['00000', placeLookup.outside],
      ['?', placeLookup.unreadable],
    ] as const) {
      await fieldOn(page).fill(typed);
      await expect(answerOn(page)).toHaveText(expected);
      await expect(dialLinks(page.locator('.place-lookup'))).toBeVisible();
    }
  });

  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    const often = width === 320 ? inChromium : inChromiumFull;
    test(
      `at ${width} px neither the field nor an answer moves the page, and no answer leaves its frame`,
      often,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of [paths.home, paths.coverage, paths.contact]) {
          const release = await holdBack(page, '**/assets/entry.client-*');
          await page.goto(path);
          const before = await page.locator('.place-lookup').evaluate((lookup) => {
            const isOnMap = getComputedStyle(lookup).position === 'absolute';
            return (isOnMap ? lookup.parentElement! : lookup).getBoundingClientRect().height;
          });
          release();
          await hydrate(page);
          await expect(fieldOn(page)).toBeVisible();
          const longest = [
            ...allZipCodes,
            ...places.map(({ name }) => name),
            '920',
            'hello',
            '00000',
            '?',
            '',
          ];
          for (const { typed, answer, ...ends } of await typeAll(page, longest)) {
            const where = `${path} "${typed}": ${answer}`;
            expect.soft(ends.room, `${where}: its room`).toBe(before);
            expect.soft(ends.last, `${where}: the end of its last line`).toBeLessThanOrEqual(ends.frame);
          }
        }
      },
    );
  }

  /** Types one text after another, and says how high the room of the look-up is then, and where the last line and the frame end. */
  function typeAll(page: Page, texts: string[]) {
    return fieldOn(page).evaluate(async (field: HTMLInputElement, texts) => {
      const lookup = field.closest('.place-lookup')!;
      const bottom = (element: Element) => element.getBoundingClientRect().bottom;
      const isOnMap = getComputedStyle(lookup).position === 'absolute';
      const map = [...document.querySelectorAll('.map-drawing')].find((drawing) => drawing.checkVisibility());
      const found = [];
      for (const typed of texts) {
        // As a visitor's keys do: React ignores a value that a script has set.
        field.select();
        document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
        await new Promise(requestAnimationFrame);
        found.push({
          typed,
          answer: lookup.querySelector('[role=status]')!.textContent,
          room: (isOnMap ? lookup.parentElement! : lookup).getBoundingClientRect().height,
          last: bottom(lookup.lastElementChild!),
          frame: bottom(isOnMap && map ? map : lookup),
        });
      }
      return found;
    }, texts);
  }

  test('a shared ZIP code is answered on the page that it leads to', async ({ page }) => {
    const [[zipCode] = ['']] = places[0]?.zipCodes ?? [];
    await page.goto(`${paths.coverage}?zip=${zipCode}`);
    await hydrate(page);
    await expect(fieldOn(page)).toHaveValue(zipCode);
    await expect(answerOn(page)).toContainText(places[0]!.name);
  });

  test('whatever is typed, the page stands', async ({ page, problems }) => {
    await page.goto(`${paths.coverage}?zip=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await hydrate(page);
    const field = fieldOn(page);
    for (const typed of ['🚪🚪🚪🚪🚪', '9'.repeat(10_000), 'Ω'.repeat(500), "'; --", '\u202Eabc\u0000def']) {
      await field.fill(typed);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test.describe('without scripts', inChromium, () => {
    test.use({ javaScriptEnabled: false });

    for (const path of [paths.home, paths.coverage, paths.contact]) {
      test(
        `${path} has no field, but words, the number and the way to all ZIP codes`,
        inFull,
        async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('textbox')).toHaveCount(0);
          await expect(page.getByText(placeLookup.label, { exact: true })).toHaveCount(0);
          const lookup = page.locator('.place-lookup');
          await expect(lookup).toContainText(placeLookup.withoutScripts);
          await expect(dialLinks(lookup)).toBeVisible();
          const list = lookup.getByRole('link').last();
          if (path === paths.coverage && zipCodes !== undefined) {
            await expect(page.getByText(zipCodes.summary, { exact: true })).toBeVisible();
          } else {
            await expect(list).toHaveText(zipCodes?.summary ?? site.labels.navigation.allAreas);
            await list.click();
            await expect(page).toHaveURL(zipCodes === undefined ? paths.coverage : paths.zipCodes);
          }
        },
      );
    }

    if (zipCodes !== undefined) {
      test('a table has every ZIP code', async ({ page }) => {
        await page.goto(paths.zipCodes);
        const table = page.locator('#zip-codes');
        await expect(table).toBeInViewport();
        await table.getByText(zipCodes.summary).click();
        const rows = table.getByRole('row');
        await expect(rows).toHaveCount(zipCodes.rows.length + 1);
        for (const [index, row] of zipCodes.rows.entries()) {
          await expect(rows.nth(index + 1)).toContainText(row.name);
          await expect(rows.nth(index + 1)).toContainText(row.zipCodes);
          await expect(rows.nth(index + 1)).toContainText(row.minutes);
        }
      });
    }
  });

  if (zipCodes !== undefined) {
    test('the way to all ZIP codes opens the table', async ({ page }) => {
      await page.goto(paths.home);
      await hydrate(page);
      await page.locator('.place-lookup').getByRole('link', { name: zipCodes.summary, exact: true }).click();
      await expect(page).toHaveURL(paths.zipCodes);
      await expect(page.getByRole('row').first()).toBeInViewport();
    });
  }
}
