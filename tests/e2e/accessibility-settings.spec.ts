import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import { expect, openHydrated, test, unfoldFooter } from '#tests/browser/test.ts';

/**
 * Every kind of page as visitors have set their device, and by keyboard. At rest, by day and by night:
 * tests/browser/every-kind.spec.ts. What is left for people to test: docs/testing.md.
 */

// A color on its way from one to another is neither.
test.use({ reducedMotion: 'reduce' });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const kinds = [...pageOfEachKind, { name: 'Not found', path: '/no-such-page' }];
const isLarge = (project: { name: string }) => project.name === 'large-text';

async function expectAccessible(page: Page, state: string, except: string[] = []) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).disableRules(except).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect.soft(found, state).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${state}: wider than the screen by`).toBeLessThanOrEqual(0);
}

const quiet = (problems: string[]) => problems.splice(0).filter((problem) => !/404/.test(problem));

for (const { name, path } of kinds) {
  test(`${name}: forced colors, a narrow screen, large text`, async ({ page, problems }, { project }) => {
    test.skip(project.name === 'desktop', 'Narrow as a phone, or with large text.');
    test.slow();
    // A phone's width at desktop size is what zoom by 400 % makes of 1280 pixels (WCAG 1.4.10).
    if (!isLarge(project)) await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, path);
    await expectAccessible(page, isLarge(project) ? 'text at 200 %' : '320 pixels');
    await page.emulateMedia({ forcedColors: 'active' });
    // The colors are the device's own then. axe goes on to compare with pictures and shades that are not painted.
    await expectAccessible(page, 'forced colors', ['color-contrast']);
    expect(
      await page.evaluate(colorsOfTexts),
      'one color of texts, links and buttons each',
    ).toBeLessThanOrEqual(4);
    const phone = page.getByRole('main').locator('a[href^="tel:"]').filter({ visible: true }).first();
    await expect(phone).toBeVisible();
    expect(quiet(problems)).toEqual([]);
  });

  test(`${name}: what has the focus is never hidden under header, dock or round button`, async ({
    page,
    problems,
  }, { project }) => {
    test.skip(isLarge(project), 'Phone and desktop have it.');
    await openHydrated(page, path);
    await unfoldFooter(page);
    for (const order of ['forward', 'backward'] as const) {
      const hidden = await page.evaluate(hiddenWhenFocused, order);
      expect.soft(hidden.covered, order).toEqual([]);
      expect(hidden.focused).toBeGreaterThan(10);
    }
    expect(quiet(problems)).toEqual([]);
  });
}

/** Runs in the page. Focuses one after the other all that takes the focus, and answers with what is entirely under something else. */
function hiddenWhenFocused(order: 'forward' | 'backward') {
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'main a, main button, main summary, main input, footer a, footer summary',
    ),
  ].filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.tabIndex >= 0);
  if (order === 'backward') targets.reverse();
  const covered: string[] = [];
  let focused = 0;
  for (const target of targets) {
    target.focus();
    if (document.activeElement !== target) continue;
    focused += 1;
    const { left, top, width, height } = target.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const there = document.elementFromPoint(left + width * across, top + height * down);
        return there !== null && (target.contains(there) || there.contains(target));
      }),
    );
    if (!isSeen) covered.push(target.outerHTML.slice(0, 200));
  }
  return { focused, covered };
}

/** Runs in the page. In how many colors its texts are: where colors are forced, as many as the device has for them. */
function colorsOfTexts() {
  const texts = document.querySelectorAll('h1, h2, h3, p, li, a, button, summary');
  return new Set(Array.from(texts, (text) => getComputedStyle(text).color)).size;
}
