import { offlinePath } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { company, pages } from '#tests/company.ts';
import { expectAccessible, flaws } from './page-flaws.ts';
import { expect, hydrate, isPhone, test } from './test.ts';

/** What only a browser can say of a page at rest: one of every kind, or all with EVERY_PAGE set (`npm run test:full`). */

const shown =
  process.env.EVERY_PAGE === undefined ? pageOfEachKind : pages.map(({ path }) => ({ name: path, path }));
const kinds = [
  ...shown,
  { name: 'Not found', path: '/no-such-page' },
  ...(company.offline === undefined ? [] : [{ name: 'Offline', path: offlinePath }]),
];

// A color in transition is neither the old nor the new one.
test.use({ reducedMotion: 'reduce' });

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const { name, path } of kinds) {
  test(`${name}: hydrates in silence, never shifts, fits every width, has no barrier`, async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.layoutShift += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const title = await page.title();
    if (path !== offlinePath) await hydrate(page);
    // The app finds no page at the offline page's own address. Then it shows what the document hides until it knows.
    else await page.waitForFunction(() => !('fallback' in document.documentElement.dataset));
    // They come last. Nothing may shift then, either.
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(3);
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const inView = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      });
      await Promise.all(inView.map((image) => image.decode().catch(() => {})));
      const broken = inView.filter(({ naturalWidth }) => naturalWidth === 0);
      const heads = ['title:not(svg *)', 'meta[name=description]', 'main h1'];
      return {
        broken: broken.map(({ currentSrc }) => currentSrc),
        // With Android's typefaces a line of small text moves by a pixel, which no visitor sees.
        shift: Math.round(window.layoutShift * 1000) / 1000,
        twice: heads.filter((one) => document.querySelectorAll(one).length > 1),
      };
    });
    expect.soft(seen).toEqual({ broken: [], shift: 0, twice: [] });
    expect.soft(await page.title(), 'the title before and after hydration').toBe(title);

    await expectAccessible(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'dark', { only: ['color-contrast'] });
    for (const width of isPhone(page) ? [320, 360, 390, 640] : [768, 1024, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    }
    // The browser reports the document's status, the page its address.
    if (path === '/no-such-page') problems.splice(0);
  });
}
