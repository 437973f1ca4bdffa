import { paths } from '#app/paths.ts';
import { pageOf, site } from '#tests/company.ts';
import {
  expect,
  header,
  isPhone,
  menuButton,
  openHydrated,
  region,
  scrollPosition,
  scrollTo,
  test,
  touch,
} from './test.ts';

const { navigation } = site.labels;

test('the header is compact above 20 pixels of scrolling, not at 20', async ({ page }) => {
  await openHydrated(page, '/about');
  const height = async () => (await header(page).boundingBox())?.height ?? 0;
  const full = await height();
  // Down and back: what 20 pixels cause is not what was before.
  for (let turn = 0; turn < 2; turn += 1) {
    await scrollTo(page, 21);
    await expect.poll(height, 'at 21 pixels').toBeLessThan(full - 8);
    await scrollTo(page, 20);
    await expect.poll(height, 'at 20 pixels').toBe(full);
  }
  await scrollTo(page, 600);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(20);
  await expect.poll(height).toBeLessThan(full - 8);
});

test('the header is dark and stays at the top while the page scrolls under it', async ({ page }) => {
  await openHydrated(page, '/');
  await scrollTo(page, 1500);
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  await expect(header(page).getByRole('link', { name: navigation.logo, exact: true })).toBeInViewport();
  const color = await header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...channels), color).toBeLessThan(80);
});

// Which link is marked on each page: tests/built-html.
test('the link of the current page looks different, also after a navigation', async ({ page }) => {
  const links = header(page).locator('.menu-list > li > a');
  const marked = header(page).locator('.menu-list > li > a[aria-current]');
  const expectMarked = async (name: string) => {
    await expect(marked).toHaveText([name]);
    if (isPhone(page)) await touch(menuButton(page));
    const names = await links.allTextContents();
    const sameLooks = async () => {
      const looks = await links.evaluateAll((elements) =>
        elements.map((element) => {
          const { textDecorationLine, color, fontWeight } = getComputedStyle(element);
          const { scale, opacity } = getComputedStyle(element, '::after');
          return [textDecorationLine, color, fontWeight, scale, opacity].join();
        }),
      );
      return looks.filter((look) => look === looks[names.indexOf(name)]);
    };
    await expect.poll(sameLooks).toHaveLength(1);
    if (isPhone(page)) await touch(menuButton(page));
  };
  await openHydrated(page, paths.home);
  await expectMarked(navigation.home);
  await region(page, pageOf('home').content.about.heading).getByRole('link').click();
  await expect(page).toHaveURL(paths.about);
  await expectMarked(navigation.about);
});
