import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { pagesOf } from '#tests/company.ts';
import { expectAccessible } from '#tests/browser/page-flaws.ts';
import { expect, openFooter, openHydrated, test } from '#tests/browser/test.ts';

/** Every kind of page by keyboard, and with what visitors set on their device. Without these: tests/browser/every-kind.spec.ts. */

// A color in transition is neither the old nor the new one.
test.use({ reducedMotion: 'reduce', forgiven: /404/ });

const withDoors = pagesOf('service').filter(({ content }) => content.chooser !== undefined);
const kinds = [
  ...pageOfEachKind,
  ...withDoors.slice(0, 1).map(({ path }) => ({ name: 'service with doors', path })),
  { name: 'Not found', path: '/no-such-page' },
];
const isLarge = (project: { name: string }) => project.name === 'large-text';

for (const { name, path } of kinds) {
  test(`${name}: accessible in forced colors, on a narrow screen, with large text`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'desktop', 'Narrow as a phone, or with large text.');
    test.slow();
    // A phone's width at desktop size is what zoom by 400 % makes of 1280 pixels (WCAG 1.4.10).
    if (!isLarge(project)) await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, path);
    await expectAccessible(page, isLarge(project) ? 'text at 200 %' : '320 pixels');
    await page.emulateMedia({ forcedColors: 'active' });
    // The colors are the device's own then. axe would compare with pictures and shades that are not painted.
    await expectAccessible(page, 'forced colors', { without: ['color-contrast'] });
    const colors = await page.evaluate(() => {
      const texts = document.querySelectorAll('h1, h2, h3, p, li, a, button, summary');
      return new Set(Array.from(texts, (text) => getComputedStyle(text).color)).size;
    });
    expect(colors, 'one color of texts, links and buttons each').toBeLessThanOrEqual(4);
  });

  test(`${name}: header, dock and round button never hide what has the focus`, async ({ page }, {
    project,
  }) => {
    test.skip(isLarge(project), 'Phone and desktop have it.');
    await openHydrated(page, path);
    await openFooter(page);
    for (const order of ['forward', 'backward'] as const) {
      const hidden = await page.evaluate(hiddenWhenFocused, order);
      expect.soft(hidden.covered, order).toEqual([]);
      expect(hidden.focused).toBeGreaterThan(10);
    }
  });
}

/** Runs in the page. Focuses all that takes the focus, one after the other, and answers with what is under something else. */
function hiddenWhenFocused(order: 'forward' | 'backward') {
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'main a, main button, main summary, main input, footer a, footer summary',
    ),
  ].filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.tabIndex >= 0);
  if (order === 'backward') targets.reverse();
  const [inside, covered] = [[0.1, 0.5, 0.9], [] as string[]];
  for (const target of targets) {
    target.focus();
    const { left, top, width, height } = target.getBoundingClientRect();
    const isSeen = inside.some((across) =>
      inside.some((down) => {
        const there = document.elementFromPoint(left + width * across, top + height * down);
        return there !== null && (target.contains(there) || there.contains(target));
      }),
    );
    if (!isSeen) covered.push(target.outerHTML.slice(0, 200));
  }
  return { focused: targets.length, covered };
}

test('with reduced motion, nothing moves', async ({ page }) => {
  /** Elements, with what comes before and after them, that change over time when touched. */
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) =>
          ['', '::before', '::after'].some((part) =>
            /[1-9]/.test(getComputedStyle(element, part).transitionDuration),
          ),
        ).length,
    );
  for (const { path } of pageOfEachKind) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    expect(await moving(), path).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(), path).toBe(0);
  }
});
