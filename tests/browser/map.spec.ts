import { pageOf } from '#tests/company.ts';
import { expect, isPhone, openHydrated, test, touch } from './test.ts';

/** The map of all areas. A company may have none. Its words and links: tests/built-html. */

const { path, content } = pageOf('coverage');
const places = content.map?.places ?? [];
const last = places.at(-1);

test.skip(last === undefined, 'A company without a map.');

test('a place on the map opens its page: its number on a phone, its name on a desktop', async ({ page }) => {
  await openHydrated(page, path);
  const map = page.locator('main svg').filter({ visible: true });
  if (isPhone(page)) await touch(map.getByText(String(places.length), { exact: true }));
  else await map.getByText(last?.name ?? '', { exact: true }).click();
  await expect(page).toHaveURL(last?.path ?? '');
});
