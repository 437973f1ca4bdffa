import { offlinePath } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { company, pages } from '#tests/company.ts';
import { expectAccessible, flaws } from './page-flaws.ts';
import { expect, hydrate, isPhone, test } from './test.ts';

/** Checks of loaded pages that need a browser: on one page of each kind or, with EVERY_PAGE set (`npm run test:full`), on all. */

const sitePages =
  process.env.EVERY_PAGE === undefined ? pageOfEachKind : pages.map(({ path }) => ({ name: path, path }));
const testedPages = [
  ...sitePages,
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

for (const { name, path } of testedPages) {
  // Without console messages: `problems` sees to that (test.ts).
  test(`${name}: hydrates cleanly, never shifts, fits every width, is accessible`, async ({
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
    // The app finds no page at the offline page's own address, so it does not hydrate. It then shows what styles hid until it had looked (base.css).
    else await page.waitForFunction(() => !('fallback' in document.documentElement.dataset));
    // The three typefaces are linked last, and their arrival must shift nothing, either.
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(3);
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const inView = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      });
      await Promise.all(inView.map((image) => image.decode().catch(() => {})));
      const broken = inView.filter(({ naturalWidth }) => naturalWidth === 0);
      const atMostOnce = ['title:not(svg *)', 'meta[name=description]', 'main h1'];
      return {
        broken: broken.map(({ currentSrc }) => currentSrc),
        // Rounded: with Android's typefaces a line of small text moves by a pixel, a score below 0.0005, which visitors don't see.
        shift: Math.round(window.layoutShift * 1000) / 1000,
        duplicates: atMostOnce.filter((one) => document.querySelectorAll(one).length > 1),
      };
    });
    expect.soft(seen).toEqual({ broken: [], shift: 0, duplicates: [] });
    expect.soft(await page.title(), 'the title before and after hydration').toBe(title);

    await expectAccessible(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'dark', { only: ['color-contrast'] });
    for (const width of isPhone(page) ? [320, 360, 390, 640] : [768, 1024, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    }
    // On the console are the browser's message about the status 404 and the app's about the address.
    if (path === '/no-such-page')
      expect(problems.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining(path)]);
  });
}
