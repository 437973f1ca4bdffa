import { expect, footer, header, phoneButton, test } from '../e2e/test.ts';
import { type Part, partsOfFooter, partsOfHeader, partsOfPages, partsOfPhoneButton } from './parts.ts';
import { missingParts, plain, shownIn } from './shown.ts';
import { additions, addresses, areas, claims, services, withoutMap } from './specification.ts';

/** Every page shows what the specification names, in its order. */

test.use({ javaScriptEnabled: false });

/** The pages of a service with all its areas, or of all areas, are read in one go. */
const groups = Map.groupBy(Object.entries(partsOfPages), ([path]) => {
  const service = services.find(({ slug }) => path.startsWith(`/services/${slug}`));
  if (service !== undefined) return `${service.name}, alone and in ${areas.length} areas`;
  return path.startsWith('/service-areas/') ? 'the areas' : path;
});

for (const [name, pages] of groups) {
  test(`${name}: the parts that the specification names, in its order`, async ({ page, problems }) => {
    for (const [path, parts] of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const shown = await shownIn(page.getByRole('main'));
      expect.soft(missingParts(shown, parts), `${path}: is not there, or stands elsewhere`).toEqual([]);
    }
    // Such an answer has the status 404, which browsers log.
    if (name === '/no-such-page') problems.splice(0);
  });
}

test('every address has its parts above', () => {
  expect([...addresses, ...additions].filter((path) => !(path in partsOfPages))).toEqual([]);
});

test('around every page stand header, footer and phone button', async ({ page }) => {
  await page.goto('/contact');
  const landmarks: [string, Part[], ReturnType<typeof header>][] = [
    ['header', partsOfHeader, header(page)],
    ['footer', partsOfFooter, footer(page)],
    ['phone button', partsOfPhoneButton, phoneButton(page).locator('..')],
  ];
  for (const [name, parts, landmark] of landmarks) {
    expect.soft(missingParts(await shownIn(landmark), parts), name).toEqual([]);
  }
});

test('every area but one has a map pin in the footer', async ({ page }) => {
  await page.goto('/');
  const rows = footer(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/maps/"]') });
  await expect(rows).toHaveText(areas.map(({ name }) => name).filter((name) => name !== withoutMap));
});

test('every claim stands where a visitor sees it', async ({ page }) => {
  for (const { claim, shown, on } of claims) {
    const texts = [];
    for (const path of on === undefined ? ['/', '/about'] : [on]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      texts.push(plain(await page.getByRole('main').innerText()));
    }
    expect.soft(texts.join(' '), claim).toMatch(shown ?? new RegExp(plain(claim)));
  }
});
