import type { Page } from '@playwright/test';
import { offlinePath, paths } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { company, pageOf, pagesOf, pairPages, servicePages, site } from '#tests/company.ts';
import { flaws } from '#tests/browser/page-flaws.ts';
import {
  dialLinks,
  expect,
  header,
  hydrate,
  menuButton,
  menuSection,
  phoneButton,
  shownWords,
  test,
} from '#tests/browser/test.ts';

/**
 * Pages with large text: that of the root element, as Firefox and Safari enlarge it, or in the project "large-text", where
 * it is at 200 % from the start, that of the browser, which enlarges the widths of media queries in rem, too.
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
  const number = phoneButton(page).getByText(site.phone.display, { exact: true });
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
    const hasDock = pageOfEachKind.some((kind) => kind.path === path);
    if (hasDock && !isLarge(project)) {
      // A window of 1280 by 720 at 400 %.
      await page.setViewportSize({ width: 320, height: 180 });
      await expectNumberWhole(page, '400 %', 0.35);
    }
    for (const size of isLarge(project) ? [100] : [125, 150, 175, 200]) {
      await enlarge(page, size);
      for (const [width, height] of hasDock
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
    // In the browser's large text, 768 pixels hold as much as 384. The root element's is tested where media queries differ.
    for (const width of isLarge(project) ? [768, 1024, 1280, 1440, 1920] : [1024, 1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    }
  });

  test(`${name}: the header covers no target of a hash`, async ({ page }, { project }) => {
    await page.goto(path);
    // Parts of drawings have ids, too, for reuse. No link leads there.
    const targets = page.locator('main[id], main [id]:not(svg *)');
    expect(await targets.count()).toBeGreaterThan(0);
    for (const width of isLarge(project) ? [768, 1440] : [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await targets.evaluateAll((targets) =>
        targets.filter((target) => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          window.location.hash = target.id;
          const { top } = target.getBoundingClientRect();
          window.location.hash = '';
          return top < (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
        }),
      );
      expect.soft(covered, `${width} pixels`).toEqual([]);
    }
  });
}

test('an area’s minutes, the largest figures, stay within its column', async ({ page }) => {
  for (const { path, content } of pagesOf('area')) {
    await page.goto(path);
    const minutes = page.getByText(content.response.minutes, { exact: false }).first();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await minutes.evaluate((element) => {
        const figures = document.createRange();
        figures.selectNodeContents(element);
        const paragraph = element.closest('p') ?? element;
        return figures.getBoundingClientRect().right - paragraph.getBoundingClientRect().right;
      });
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test('the menu of small screens fits, its number can be scrolled to, and the phone button stays on the screen', async ({
  page,
}, { project }) => {
  for (const width of isLarge(project) ? [768, 1024, 1440] : [320, 390, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    await phoneButton(page).hover();
    await expect.poll(() => shownWords(page)).toBe(1);
    await expect(phoneButton(page)).toBeInViewport({ ratio: 1 });
    await menuButton(page).click();
    await menuSection(page, 'coverage').toggle.click();
    expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    const last = dialLinks(header(page)).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

/** Maps of every kind: those of services have the same places as those of areas, some without minutes. */
const mapped = [
  pageOf('coverage'),
  ...pagesOf('area'),
  ...servicePages.slice(-1),
  ...pairPages.slice(-1),
].filter(({ content }) => content.map !== undefined);

for (const { path } of mapped)
  test(`${path}: nothing on its map leaves it or touches anything else`, async ({ page }, { project }) => {
    await page.goto(path);
    const widths = [768, 1024, 1152, 1280, 1440, 1920];
    for (const width of isLarge(project) ? widths : [320, 360, 390, 640, ...widths]) {
      await page.setViewportSize({ width, height: 800 });
      const { found, count } = await page.evaluate(clashes);
      expect.soft(found, `${width} pixels`).toEqual([]);
      expect(count, 'words and numbers').toBeGreaterThan(1);
    }
  });

/** Runs in the page. What touches something else on a map, or leaves it. What belongs to one place may touch itself. */
function clashes() {
  const found: string[] = [];
  const parts = [...document.querySelectorAll('main svg :is(text, circle)')]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const drawing = part.closest('div:has(> svg.map-drawing)');
      const name = `${part.localName} ${part.textContent}`.trim();
      return { name, drawing, place: part.parentElement, box: part.getBoundingClientRect() };
    })
    .filter(({ drawing }) => drawing !== null);
  for (const [index, one] of parts.entries()) {
    const paper = one.drawing?.querySelector('svg')?.getBoundingClientRect();
    if (paper !== undefined && (one.box.left < paper.left || one.box.right > paper.right))
      found.push(`"${one.name}" leaves the map`);
    for (const other of parts.slice(index + 1)) {
      if (other.place === one.place || other.drawing !== one.drawing) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 0 && down > 0) found.push(`"${one.name}" touches "${other.name}"`);
    }
  }
  return { found, count: parts.length };
}
