import { offlinePath, paths } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/pages.ts';
import { company, pagesOf } from '#tests/company.ts';
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
 * Every kind of page with text at 200 %: that of the root element, as Firefox and Safari enlarge it, or in the project
 * "large-text" that of the browser, which enlarges the widths of media queries in rem, too.
 */

test.use({ forgiven: /404/, reducedMotion: 'reduce' });

/** One page of every kind, and those with the longest headings. */
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

function longest(headings: readonly [path: string, heading: string][]): string {
  const [first] = headings.toSorted(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? paths.home;
}

const isLarge = (project: { name: string }) => project.name === 'large-text';

for (const { name, path } of kinds) {
  test(`${name}: with text at 200 %, nothing sticks out and nothing overlaps`, async ({ page }, {
    project,
  }) => {
    await page.goto(path);
    // Hydration may reset what the test changes.
    if (path !== offlinePath) await hydrate(page);
    if (!isLarge(project)) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // In the browser's large text, 768 pixels hold as much as 384. The root element's is tested where media queries differ.
    for (const width of isLarge(project) ? [768, 1024, 1280, 1440, 1920] : [1024, 1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    }
  });

  test(`${name}: the header covers no target of a hash`, async ({ page }, { project }) => {
    await page.goto(path);
    const targets = await page
      // Parts of drawings have ids, too, for reuse. No link leads there.
      .locator('main[id], main [id]:not(svg *)')
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(targets).toContain('main');
    for (const width of isLarge(project) ? [768, 1440] : [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const id of targets) {
        const gap = await page.evaluate((target) => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          window.location.hash = target;
          const top = document.getElementById(target)?.getBoundingClientRect().top ?? -999;
          window.location.hash = '';
          return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
        }, id);
        expect.soft(gap, `${width} pixels, #${id}: distance to the header`).toBeGreaterThanOrEqual(0);
      }
    }
  });
}

test('an area’s minutes, the largest figures, stay within its column', async ({ page }) => {
  for (const { path, content } of pagesOf('area')) {
    await page.goto(path);
    const minutes = page.getByText(content.response.minutes, { exact: false }).first();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [figures, text] = await minutes.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const paragraph = element.closest('p') ?? element;
        return [range.getBoundingClientRect().right, paragraph.getBoundingClientRect().right];
      });
      expect(figures, `${path} at ${width}`).toBeLessThanOrEqual(text + 1);
    }
  }
});

test('the menu of small screens fits, and its number can be scrolled to', async ({ page }, { project }) => {
  for (const width of isLarge(project) ? [768, 1024, 1440] : [320, 390, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await menuButton(page).click();
    await menuSection(page, 'coverage').toggle.click();
    expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    const last = dialLinks(header(page)).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('the expanded phone button stays on the screen', async ({ page }, { project }) => {
  await page.goto('/');
  for (const width of isLarge(project) ? [768, 1440] : [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await phoneButton(page).hover();
    await expect.poll(() => shownWords(page)).toBe(1);
    await expect(phoneButton(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.move(5, 300);
  }
});
