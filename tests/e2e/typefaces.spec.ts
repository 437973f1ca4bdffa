import { pageOfEachKind } from '#bench/pages.ts';
import { area, service, site } from '#tests/company.ts';
import { paths } from '#app/paths.ts';
import { expect, footerLink, hydrate, inChromium, openHydrated, test } from '#tests/browser/test.ts';
import { all, expectSameLayout, file, typefaces } from './typefaces.ts';

/** The typefaces come once the page is painted, together, and nothing moves. Until then, and where they can't come, there is Arial. */

for (const { path } of pageOfEachKind) {
  test(`${path}: with the typefaces and without, headings break at the same words and the page is as high`, async ({
    page,
  }) => {
    await expectSameLayout(page, path);
  });
}

test('no frame shows some typefaces without the others', async ({ page }) => {
  await page.addInitScript(() => {
    window.seen = new Set();
    function look() {
      const used = [...document.fonts].filter(({ status }) => status === 'loaded').length;
      window.seen.add(used);
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  await page.goto(service.path);
  await expect.poll(() => typefaces(page)).toEqual(all);
  await expect.poll(() => page.evaluate(() => window.seen.has(3))).toBe(true);
  expect(await page.evaluate(() => [...window.seen])).toEqual([0, 3]);
});

test('they are asked for after the first paint and before the app, and are there within a second on a fast line', async ({
  page,
}) => {
  const times = () =>
    page.evaluate(() => {
      // What entries of this type are.
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const typefaces = files.find(({ name }) => name.includes('/assets/typefaces-'));
      const app = files.find(({ name }) => name.includes('/assets/entry.client-'));
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      return { paint, asked: typefaces?.startTime, there: typefaces?.responseEnd, app: app?.startTime };
    });
  await page.goto(service.path);
  await expect.poll(async () => Object.values(await times())).not.toContain(undefined);
  const { paint = 0, asked = 0, app = 0 } = await times();
  expect(asked).toBeGreaterThan(paint);
  expect(asked).toBeLessThan(app);
  // On a machine that is busy with something else, one load in a few is enough.
  await expect
    .poll(async () => {
      await page.reload();
      await expect.poll(() => typefaces(page)).toEqual(all);
      const { paint = 0, there = Infinity } = await times();
      return there - paint;
    })
    .toBeLessThan(1000);
});

test('the next page has them without asking again', async ({ page }) => {
  let asked = 0;
  await page.route(file, (route) => {
    asked += 1;
    return route.continue();
  });
  await openHydrated(page, area.path);
  await (await footerLink(page, site.labels.footer.quickLinks.contact)).click();
  await expect(page).toHaveURL(paths.contact);
  expect(await typefaces(page)).toEqual(all);
  expect(asked).toBe(1);
});

// In Chromium: Firefox on Linux rounds the height of a line in the system's own typefaces, which is a pixel in 800.
test(
  'where they come late, letters that somebody reads change and nothing else',
  inChromium,
  async ({ page }) => {
    let show = () => {};
    await page.route(file, async (route) => {
      await new Promise<void>((resolve) => (show = resolve));
      await route.continue();
    });
    await page.goto(service.path);
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 1000));
    const places = () =>
      page
        .getByRole('main')
        .getByRole('heading')
        .or(page.getByRole('main').getByRole('paragraph'))
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          }),
        );
    const before = await places();
    show();
    await expect.poll(() => typefaces(page)).toEqual(all);
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(1000);
  },
);

declare global {
  interface Window {
    /** How many typefaces were there, in each frame. */
    seen: Set<number>;
  }
}
