import type { Page } from '@playwright/test';
import { pageOf } from '#tests/company.ts';
import { expect, isPhone, openHydrated, test, touch } from './test.ts';

/** The map of all areas. A company may have none. Its words and links: tests/built-html. */

const { path, content } = pageOf('coverage');
const places = content.map?.places ?? [];
const [, second] = places;
const last = places.at(-1);

test.skip(second === undefined || last === undefined, 'A company without a map.');

/** The map with its list, in any part of the page. */
const mapIn = (page: Page) => page.locator('main [data-shared]', { has: page.locator('.map-drawing') });
const pictureOf = (page: Page, place = last) =>
  mapIn(page).getByRole('img', { name: place?.picture.alt ?? '' });
const linkTo = (page: Page, place = last) =>
  mapIn(page).getByRole('link', { name: place?.view ?? '', exact: true });

test('mouse and keyboard show a place’s picture, fetched only then, and its link', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has neither.');
  // The cards below have the same pictures. Pictures that are not shown are not fetched.
  await page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('.area-card { display: none !important; }');
    document.adoptedStyleSheets = [hidden];
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openHydrated(page, path);
  const part = mapIn(page);
  await part.scrollIntoViewIfNeeded();
  await expect(part.getByRole('img')).toHaveCount(0);
  expect(fetched.filter((url) => url.includes(last?.picture.name ?? ''))).toEqual([]);
  await part.locator('text', { hasText: last?.name ?? '' }).hover();
  await expect(pictureOf(page)).toBeVisible();
  await expect(linkTo(page)).toHaveAttribute('href', last?.link.path ?? '');
  await page.keyboard.press('Tab');
  await part.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(pictureOf(page, second)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(part.getByRole('img')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second?.link.path ?? '');
});

test('on a phone, a tap on a number shows the place with its link', async ({ page }) => {
  test.skip(!isPhone(page), 'The desktop has names on its map.');
  await openHydrated(page, path);
  const drawing = mapIn(page).locator('svg[viewBox]').filter({ visible: true });
  // The map reacts once its script has come.
  await expect(async () => {
    await touch(drawing.getByText(String(places.length), { exact: true }));
    await expect(pictureOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(path);
  await touch(linkTo(page));
  await expect(page).toHaveURL(last?.link.path ?? '');
});
