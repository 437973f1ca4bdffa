import type { Page } from '@playwright/test';
import { pageOf } from '#tests/company.ts';
import { expect, hrefs, isPhone, openHydrated, test, touch, inFull } from './test.ts';

/** The map of all areas: what happens on it. A company may have none. */
const { path, content } = pageOf('coverage');
const { map } = content;
const places = map?.places ?? [];
const first = places[0];
const last = places.at(-1);

/** The map with its list, whatever part of the page it stands in. */
const mapIn = (page: Page) => page.locator('main [data-shared]', { has: page.locator('.map-drawing') });

test.skip(map === undefined || first === undefined || last === undefined, 'a company without a map');

test('each place is a link, whatever the screen', inFull, async ({ page }) => {
  await page.goto(path);
  const links = mapIn(page).getByRole('link');
  expect(await hrefs(links)).toEqual(places.map(({ link }) => link.path));
  for (const [index, { name, minutes = '' }] of places.entries()) {
    await expect(links.nth(index)).toContainText(name);
    await expect(links.nth(index)).toContainText(minutes);
  }
  await expect(mapIn(page)).toContainText(map?.note ?? '');
  await expect(mapIn(page)).toContainText(map?.source ?? '');
});

test('no picture of a place is fetched before somebody points at one', async ({ page }) => {
  // The cards below have the same pictures. How early it fetches them, the browser decides; what is not shown, it does not.
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
  if (isPhone(page)) return;
  await part.locator('text', { hasText: last?.name ?? '' }).hover();
  await expect(part.getByRole('img', { name: last?.picture.alt ?? '' })).toBeVisible();
});

test('with a mouse or the keyboard, a place shows its picture, its minutes and its link', async ({
  page,
}) => {
  test.skip(isPhone(page), 'the phone has neither');
  await openHydrated(page, path);
  const part = mapIn(page);
  await part.locator('text', { hasText: last?.name ?? '' }).hover();
  const picture = part.getByRole('img', { name: last?.picture.alt ?? '' });
  await expect(picture).toBeVisible();
  await expect(part.getByRole('link', { name: last?.view ?? '', exact: true })).toHaveAttribute(
    'href',
    last?.link.path ?? '',
  );
  await page.keyboard.press('Tab');
  await part.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(part.getByRole('img', { name: places[1]?.picture.alt ?? '' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(part.getByRole('img')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(places[1]?.link.path ?? '');
});

test('on a phone, a tap on a number shows the place and another opens its page by the link', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'the desktop has names on its map');
  await openHydrated(page, path);
  const part = mapIn(page);
  const drawing = part.locator('svg[viewBox]').filter({ visible: true });
  // React takes the map over when its script has come.
  await expect(async () => {
    await touch(drawing.getByText(String(places.length), { exact: true }));
    await expect(part.getByRole('img', { name: last?.picture.alt ?? '' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(path);
  await touch(part.getByRole('link', { name: last?.view ?? '', exact: true }));
  await expect(page).toHaveURL(last?.link.path ?? '');
});
