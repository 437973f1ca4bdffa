import type { Page } from '@playwright/test';
import { placesOf } from '#app/page-data/places.ts';
import { paths } from '#app/paths.ts';
import { storageKey } from '#app/places/stored-area.ts';
import { company, pageOf, pagesOf, site } from '#tests/company.ts';
import { expect, holdBack, hydrate, isPhone, openHydrated, phoneButton, test, type } from './test.ts';

/** The visitor's own area. A company may have no field to look it up. Which answers are kept: place-lookup.spec.ts. */

const { placeLookup } = pageOf('coverage').content;
// One without a condition, and the longest name.
const own = placesOf(company).sort((one, other) => other.name.length - one.name.length)[0]?.own;

test.skip(placeLookup === undefined || own === undefined, 'A company without the field.');

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const keep = (page: Page, area: unknown) =>
  page.evaluate(([key, text]) => (localStorage[key] = text), [storageKey, JSON.stringify(area)] as const);
const ownOn = (page: Page) => page.locator('main .own');
const base = (page: Page) => page.locator('main .base-minutes');
const change = (page: Page) => ownOn(page).getByRole('link', { name: site.changeArea ?? '', exact: true });
/** What styles show in the empty elements. */
const shown = (page: Page) =>
  ownOn(page).evaluate((element) =>
    [...element.querySelectorAll(':empty')].map((empty) => getComputedStyle(empty, '::before').content),
  );

test('an area that is found does not move its page; the next one has its words before the app runs, which moves none', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  await type(page.getByRole('textbox', { name: placeLookup!.label }), own!.name);
  if (isPhone(page))
    await expect(phoneButton(page).getByText(site.labels.phoneButton.text, { exact: true })).toBeHidden();
  await expect(ownOn(page)).toBeHidden();
  const { path: urgent } = pagesOf('service').find(({ content }) => content.isUrgent)!;
  for (const path of [paths.coverage, paths.about, urgent, paths.home]) {
    const release = await holdBack(page, '**/assets/entry.client-*');
    await page.goto(path);
    const { name, before, minutes, unit, other } = own!;
    const words = [name, before, minutes, unit, other];
    expect(await shown(page), path).toEqual(words.map((text) => JSON.stringify(text)));
    const box = await ownOn(page).boundingBox();
    release();
    await hydrate(page);
    for (const text of words) await expect(ownOn(page)).toContainText(text);
    expect(await ownOn(page).boundingBox(), path).toEqual(box);
    await page.unrouteAll();
  }
  await expect(base(page)).toBeHidden();
  await page.goto(pagesOf('service').find(({ content }) => !content.isUrgent)!.path);
  await expect(ownOn(page)).toHaveCount(0);
});

test('a phone’s map of all areas shows where it is', async ({ page }) => {
  test.skip(!isPhone(page) || pageOf('coverage').content.map === undefined, 'The large map has pins.');
  await openHydrated(page, paths.coverage);
  const spots = page.locator('.map-small circle');
  const others = await spots.count();
  await keep(page, own);
  await page.reload();
  await expect(spots).toHaveCount(others + 1);
});

test('one touch forgets it, in other tabs too, and also where the app has not come', async ({
  page,
  context,
}) => {
  await page.goto(paths.privacy);
  await keep(page, own);
  const other = await context.newPage();
  await openHydrated(other, paths.home);
  await expect(ownOn(other)).toBeVisible();
  await holdBack(page, '**/assets/entry.client-*');
  await page.goto(paths.home);
  await change(page).click();
  await page.waitForURL(paths.placeLookup);
  await expect(ownOn(other)).toBeHidden();
  await expect(base(other)).toBeVisible();
  const dock = other.locator('.own-dock');
  expect(await dock.evaluate((empty) => getComputedStyle(empty, '::before').content)).toBe('none');
  expect(await kept(other)).toBe(null);
});

for (const [name, area, expected] of [
  ['other minutes are corrected', { ...own, minutes: '1–2' }, own],
  ['an area that was removed is forgotten', { ...own, path: '/service-areas/gone' }, null],
  ['what is not an area is forgotten', 'rubbish', null],
  ['an empty one is forgotten', null, null],
] as const)
  test(`after a release, ${name}`, async ({ page }) => {
    await page.goto(paths.privacy);
    await keep(page, area);
    await openHydrated(page, paths.home);
    await expect.poll(async () => JSON.parse((await kept(page)) ?? 'null')).toEqual(expected);
    if (expected === null) await expect(ownOn(page)).toBeHidden();
    else await expect(ownOn(page)).toContainText(expected!.minutes);
  });

test('where visitors block storage, the field answers all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openHydrated(page, paths.home);
  await type(page.getByRole('textbox', { name: placeLookup!.label }), own!.name);
  await expect(page.getByRole('status').filter({ hasText: own!.minutes })).toBeVisible();
  await expect(base(page)).toBeVisible();
});
