import { pageOf } from '#tests/company.ts';
import { expect, isPhone, openHydrated, test } from './test.ts';

/** The map of all areas. A company may have none. Its words and links: tests/built-html. */

const { path, content } = pageOf('coverage');
const places = content.map?.places ?? [];
const last = places.at(-1);

test.skip(last === undefined, 'A company without a map.');

test('a place on the map opens its page', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no room for it.');
  await openHydrated(page, path);
  await page
    .locator('main svg')
    .getByText(last?.name ?? '', { exact: true })
    .click();
  await expect(page).toHaveURL(last?.path ?? '');
});
