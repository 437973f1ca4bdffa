import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import { site } from '#tests/company.ts';
import { expect, mainHeading, openHydrated, test, unfoldFooter } from './test.ts';

/**
 * Every kind of page as visitors have set their device, by keyboard, and as it is told to screen readers. By day and by
 * night, in every state of the menus: accessibility.spec.ts. What is left for people to test: docs/testing.md.
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

  test(`${name}: landmarks and headings, as screen readers are told`, async ({ page, problems }, {
    project,
  }) => {
    test.skip(isLarge(project), 'Phone and desktop have it.');
    await openHydrated(page, path);
    const lines = (await page.locator('body').ariaSnapshot()).split('\n');
    const landmarks = lines
      .map((line) => /^- (banner|main|complementary|contentinfo)\b/.exec(line)?.[1])
      .filter(Boolean);
    expect(landmarks).toEqual(['banner', 'main', 'complementary', 'contentinfo']);
    expect(lines[0]).toContain(`link ${JSON.stringify(site.labels.skip)}`);
    const main = lines.slice(
      lines.findIndex((line) => /^- main\b/.test(line)),
      lines.findIndex((line) => /^- complementary\b/.test(line)),
    );
    const levels = main
      .map((line) => /heading .*\[level=(\d)\]/.exec(line)?.[1])
      .filter(Boolean)
      .map(Number);
    expect(
      levels.filter((level) => level === 1),
      'one main heading',
    ).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(
        level - (levels[index - 1] ?? 0),
        `heading ${index + 1}: no level is left out`,
      ).toBeLessThanOrEqual(1);
    const unnamed = main.filter(
      (line) =>
        /- (region|navigation|list|link|button|img|heading|textbox)(:| \[|$)/.test(line) &&
        !/- list\b/.test(line),
    );
    expect(unnamed, 'all that has a role which needs a name has one').toEqual([]);
    await expect(mainHeading(page)).not.toHaveText('');
    expect(quiet(problems)).toEqual([]);
  });

  test(`${name}: what dials is at least 44 pixels high, wherever it is no word of a sentence`, async ({
    page,
    problems,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(smallPhones)).toEqual([]);
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

/** Runs in the page. The telephone links that a finger could miss. */
function smallPhones() {
  return [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')]
    .filter(
      (link) =>
        link.checkVisibility({ visibilityProperty: true }) && getComputedStyle(link).display !== 'inline',
    )
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
    .map(({ link, box }) => `${link.className} ${box.width} x ${box.height}`);
}
