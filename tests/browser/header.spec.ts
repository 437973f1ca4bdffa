import type { Locator } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { company, pageOf, site } from '#tests/company.ts';
import { expect, header, isPhone, openHydrated, region, scrollPosition, scrollTo, test } from './test.ts';

const { navigation } = site.labels;

test('the header is compact above 20 pixels of scrolling, not at 20, and stays at the top', async ({
  page,
}) => {
  await openHydrated(page, paths.about);
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
  // As low as its targets allow: a phone’s screen is for the page.
  if (isPhone(page)) await expect.poll(height).toBeLessThanOrEqual(48);
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  await expect(header(page).getByRole('link', { name: navigation.logo, exact: true })).toBeInViewport();
});

// Firefox's driver changes the color scheme by a style that the policy refuses.
const inAnyChromium = { tag: ['@older', '@chromium'] };

test(
  'page, header and call buttons have their colors, by day and by night',
  inAnyChromium,
  async ({ page }) => {
    const { colors, darkColors } = company.tokens;
    const rgb = (color: string) =>
      `rgb(${color
        .match(/\w\w/g)
        ?.map((part) => Number.parseInt(part, 16))
        .join(', ')})`;
    await page.goto(paths.home);
    const night = { ...colors, night: darkColors?.page ?? colors.night, ...darkColors };
    for (const [colorScheme, expected] of [
      ['light', colors],
      ['dark', night],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const button = page.getByRole('main').getByRole('link', { name: site.labels.call }).first();
      await expect(button).toHaveCSS('background-color', rgb(colors.call));
      await expect(header(page)).toHaveCSS('background-color', rgb(expected.night));
      await expect(page.locator('html')).toHaveCSS('background-color', rgb(expected.page));
    }
  },
);

// Which link is marked on each page: tests/built-html.
test('the link of the current page looks different, also after a navigation', async ({ page }) => {
  const links = header(page).locator('.menu-list > li > a');
  const look = (link: Locator) =>
    link.evaluate((element) => {
      const { textDecorationLine, color, fontWeight } = getComputedStyle(element);
      const { scale, opacity } = getComputedStyle(element, '::after');
      return [textDecorationLine, color, fontWeight, scale, opacity].join();
    });
  const expectMarked = async (name: string) => {
    const marked = links.and(page.locator('[aria-current]'));
    await expect(marked).toHaveText([name]);
    const others = await links.and(page.locator(':not([aria-current])')).all();
    // Both are looked at again each time: right after a navigation, both still change.
    const alike = async (other: Locator) => (await look(other)) === (await look(marked));
    for (const other of others) await expect.poll(() => alike(other)).toBe(false);
  };
  await openHydrated(page, paths.home);
  await expectMarked(navigation.home);
  await region(page, pageOf('home').content.about.heading).getByRole('link').click();
  await expect(page).toHaveURL(paths.about);
  await expectMarked(navigation.about);
});
