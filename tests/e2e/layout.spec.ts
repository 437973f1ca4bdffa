import type { Page } from '@playwright/test';
import { offlinePath, paths } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { company, pagesOf, site } from '#tests/company.ts';
import { flaws } from '#tests/browser/page-flaws.ts';
import {
  dialLinks,
  expect,
  header,
  hydrate,
  menuButton,
  menuSection,
  shownWords,
  test,
} from '#tests/browser/test.ts';

/**
 * Pages with large text. Firefox and Safari enlarge the text of the root element. In the project "large-text", the browser's
 * own text size is 200 % from the start, which enlarges the widths of media queries in rem, too.
 */

test.use({ forgiven: /404/, reducedMotion: 'reduce' });

/** Of pages, the one with the longest heading. */
const longest = (headings: readonly [path: string, heading: string][]) =>
  headings.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? paths.home;
const kinds = [
  ...pageOfEachKind,
  {
    name: 'Longest service',
    path: longest(pagesOf('service').map(({ path, content }) => [path, content.heading])),
  },
  {
    name: 'Longest area',
    path: longest(pagesOf('area').map(({ path, content }) => [path, content.area.name])),
  },
  { name: 'Not found', path: '/no-such-page' },
  ...(company.offline === undefined ? [] : [{ name: 'Offline', path: offlinePath }]),
];

const isLarge = (project: { name: string }) => project.name === 'large-text';
const enlarge = (page: Page, size: number) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), size);

/** Checks that the number is whole, the page no wider than the screen, and most of the screen left to the page. */
async function expectNumberWhole(page: Page, at: string, share: number) {
  const number = page.locator('[data-placement=dock]').getByText(site.phone.display, { exact: true });
  const seen = await number.evaluate((number) => {
    // Firefox's driver can't ask for reduced motion.
    for (const transition of document.getAnimations()) transition.finish();
    const words = document.createRange();
    words.selectNodeContents(number);
    const { left, right } = words.getBoundingClientRect();
    const { clientWidth, scrollWidth } = document.documentElement;
    const bars = [...document.querySelectorAll('header, [data-placement=dock]')].filter(
      (bar) => getComputedStyle(bar).position === 'fixed',
    );
    const covered = bars.reduce((sum, bar) => sum + bar.clientHeight, 0) / window.innerHeight;
    return { isWhole: left >= 0 && right <= clientWidth, sideways: scrollWidth - clientWidth, covered };
  });
  expect.soft(seen, at).toMatchObject({ isWhole: true, sideways: 0 });
  expect.soft(seen.covered, `${at}: what fixed bars cover of the screen`).toBeLessThanOrEqual(share);
}

for (const { name, path } of kinds) {
  test(`${name}: with large text, nothing sticks out or overlaps, and the number is whole`, async ({ page }, {
    project,
  }) => {
    test.slow();
    await page.goto(path);
    // Hydration may reset what the test changes.
    if (path !== offlinePath) await hydrate(page);
    const isOfEachKind = pageOfEachKind.some((kind) => kind.path === path);
    if (isOfEachKind && !isLarge(project)) {
      // A window of 1280 by 720 at 400 %.
      await page.setViewportSize({ width: 320, height: 180 });
      await expectNumberWhole(page, '400 %', 0.35);
    }
    for (const size of isLarge(project) ? [100] : [125, 150, 175, 200]) {
      await enlarge(page, size);
      for (const [width, height] of isOfEachKind
        ? ([
            [320, 568],
            [360, 640],
            [390, 844],
          ] as const)
        : []) {
        await page.setViewportSize({ width, height });
        await expectNumberWhole(page, `${width} pixels, ${size} %`, 0.25);
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // In the browser's large text, 768 pixels hold as much as 384. The root element's doesn't change where media queries begin.
    for (const width of isLarge(project) ? [768, 1024, 1280, 1440, 1920] : [1024, 1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    }
  });

  test(`${name}: the header covers no target of a hash`, async ({ page }, { project }) => {
    await page.goto(path);
    if (path !== offlinePath) await hydrate(page);
    // Parts of drawings have ids, too, for reuse. No link leads there.
    const targets = page.locator('main[id], main [id]:not(svg *)');
    expect(await targets.count()).toBeGreaterThan(0);
    for (const width of isLarge(project) ? [768, 1440] : [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await targets.evaluateAll((targets) => {
        // Firefox's driver can't ask for reduced motion.
        document.documentElement.style.scrollBehavior = 'auto';
        for (const transition of document.getAnimations()) transition.finish();
        return targets
          .filter((target) => {
            window.scrollTo({ top: 0, behavior: 'instant' });
            window.location.hash = target.id;
            const { top } = target.getBoundingClientRect();
            window.location.hash = '';
            return top < (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
          })
          .map(({ id }) => id);
      });
      expect.soft(covered, `${width} pixels`).toEqual([]);
    }
  });
}

test('the menu of small screens fits, its number can be scrolled to, and the phone button stays on the screen', async ({
  page,
}, { project }) => {
  for (const width of isLarge(project) ? [768, 1024, 1440] : [320, 390, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded(); // Before, the phone button has no words.
    const dock = page.getByRole('complementary').getByRole('link');
    await expect(dock).toBeInViewport({ ratio: 1 });
    await dock.focus();
    await expect.poll(() => shownWords(page)).toBe(1);
    await expect(dock).toBeInViewport({ ratio: 1 });
    await menuButton(page).click();
    await menuSection(page, 'coverage').toggle.click();
    expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    const last = dialLinks(header(page)).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
