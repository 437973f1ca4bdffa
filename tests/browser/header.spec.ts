import { paths } from '#app/paths.ts';
import { area, pageOf, pairPages, service, site } from '#tests/company.ts';
import {
  expect,
  header,
  isPhone,
  menuButton,
  openHydrated,
  region,
  scrollPosition,
  test,
  touch,
} from './test.ts';

const { navigation } = site.labels;

test('compact above 20 pixels of scrolling, not at 20', async ({ page }) => {
  await openHydrated(page, '/about');
  const height = async () => (await header(page).boundingBox())?.height ?? 0;
  const full = await height();

  // Down and back, so that what 20 pixels bring about is told from what has not begun yet.
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect.poll(height, 'at 21 pixels').toBeLessThan(full - 8);
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect.poll(height, 'at 20 pixels').toBe(full);
  }

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(height).toBe(full);
});

test('compact right away on a page that was reloaded further down', async ({ page }) => {
  await openHydrated(page, '/about');
  const full = (await header(page).boundingBox())?.height ?? 0;
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(20);
  await expect.poll(async () => (await header(page).boundingBox())?.height).toBeLessThan(full - 8);
});

test('dark and fixed: it stays at the top while the page scrolls under it', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  await expect(header(page).getByRole('link', { name: navigation.logo, exact: true })).toBeInViewport();
  const [red = 255, green = 255, blue = 255] = await header(page).evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (canvas === null) return [];
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(Math.max(red, green, blue)).toBeLessThan(80);
});

const names = [
  navigation.home,
  navigation.services,
  navigation.coverage,
  navigation.about,
  navigation.contact,
];

const active = [
  { path: paths.home, link: navigation.home, current: 'page' },
  { path: paths.about, link: navigation.about, current: 'page' },
  { path: paths.contact, link: navigation.contact, current: 'page' },
  { path: paths.services, link: navigation.services, current: 'page' },
  ...[service, ...pairPages.slice(0, 1)].map(({ path }) => ({
    path,
    link: navigation.services,
    current: 'true',
  })),
  ...(site.problems === undefined
    ? []
    : [{ path: site.problems.path, link: navigation.services, current: 'true' }]),
  { path: paths.coverage, link: navigation.coverage, current: 'page' },
  { path: area.path, link: navigation.coverage, current: 'true' },
];

test('the active link is highlighted, and only that one', async ({ page }) => {
  for (const { path, link, current } of active) {
    await page.goto(path);
    if (isPhone(page)) await touch(menuButton(page));
    const links = header(page).locator('.menu-list > li > a');
    await expect(links).toHaveText(names);
    const marked = header(page).locator('.menu-list > li > a[aria-current]');
    await expect(marked).toHaveText([link]);
    await expect(marked).toHaveAttribute('aria-current', current);
    // Marked for the eye too: something about it looks different from its neighbors.
    const sameLooks = async () => {
      const looks = await links.evaluateAll((elements) =>
        elements.map((element) => {
          const { textDecorationLine, color, fontWeight } = getComputedStyle(element);
          const { scale, opacity } = getComputedStyle(element, '::after');
          return [textDecorationLine, color, fontWeight, scale, opacity].join();
        }),
      );
      return looks.filter((look) => look === looks[names.indexOf(link)]);
    };
    await expect.poll(sameLooks, `${path}: the look of "${link}"`).toHaveLength(1);
  }
});

test('the active link follows a navigation', async ({ page }) => {
  await openHydrated(page, paths.home);
  await region(page, pageOf('home').content.about.heading).getByRole('link').click();
  await expect(page).toHaveURL(paths.about);
  await expect(header(page).locator('.menu-list > li > a[aria-current]')).toHaveText([navigation.about]);
});
