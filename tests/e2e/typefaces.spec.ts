import { pageOfEachKind } from '#bench/pages.ts';
import { area, service, site } from '#tests/company.ts';
import { paths } from '#app/paths.ts';
import {
  expect,
  footerLink,
  holdBack,
  hydrate,
  inChromium,
  openHydrated,
  test,
} from '#tests/browser/test.ts';
import { expectSameLayout, expectTypefaces, file } from './typefaces.ts';

/** The typefaces come together after the first paint, and nothing moves. Before that there is Arial. */

for (const { path } of pageOfEachKind)
  test(`${path}: the typefaces break no heading elsewhere`, async ({ page }) => {
    await expectSameLayout(page, path);
  });

test('no frame shows some typefaces without the others', async ({ page }) => {
  await page.addInitScript(() => {
    window.seen = new Set();
    const look = () => {
      window.seen.add([...document.fonts].filter(({ status }) => status === 'loaded').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(service.path);
  await expect.poll(() => page.evaluate(() => window.seen.has(3))).toBe(true);
  expect(await page.evaluate(() => [...window.seen])).toEqual([0, 3]);
});

test('they come before the app, within a second of the first paint', async ({ page }) => {
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
  const { asked = 0, app = 0 } = await times();
  expect(asked).toBeLessThan(app);
  // On a busy machine, one quick load is enough.
  await expect
    .poll(async () => {
      await page.reload();
      await expectTypefaces(page);
      const { paint = 0, there = Infinity } = await times();
      return there - paint;
    })
    .toBeLessThan(1000);
});

test('the next page has them without another request', async ({ page }) => {
  let asked = 0;
  await page.route(file, (route) => {
    asked += 1;
    return route.continue();
  });
  await openHydrated(page, area.path);
  await (await footerLink(page, site.labels.footer.quickLinks.contact)).click();
  await expect(page).toHaveURL(paths.contact);
  await expectTypefaces(page);
  expect(asked).toBe(1);
});

// In Chromium: Firefox on Linux rounds the height of a line in the system's own typefaces, which is a pixel in 800.
test('when they come late, nothing that is read changes its place', inChromium, async ({ page }) => {
  const release = await holdBack(page, file);
  await page.goto(service.path);
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 1000));
  const main = page.getByRole('main');
  const places = () =>
    main
      .getByRole('heading')
      .or(main.getByRole('paragraph'))
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
  const before = await places();
  release();
  await expectTypefaces(page);
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(1000);
});

declare global {
  interface Window {
    /** How many typefaces were there, in each frame. */
    seen: Set<number>;
  }
}
