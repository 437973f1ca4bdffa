import { pageOf } from '#tests/company.ts';
import { expect, isPhone, openHydrated, test } from './test.ts';

/** The map of all areas. A company may have none. Its words and links: tests/built-html. */

const { path, content } = pageOf('coverage');
const places = content.map?.places ?? [];
const last = places.at(-1);

test.skip(last === undefined, 'A company without a map.');

test('a place on the map opens its page; a phone has room for the names of the first ones only', async ({
  page,
}) => {
  await openHydrated(page, path);
  const name = (place = last) => page.locator('main svg').getByText(place?.name ?? '', { exact: true });
  if (isPhone(page)) {
    await expect(name(places[0])).toBeVisible();
    await expect(name()).toBeHidden();
  } else {
    await name().click();
    await expect(page).toHaveURL(last?.path ?? '');
  }
});
