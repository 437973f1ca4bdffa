import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { offlinePath } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/pages.ts';
import { company, pages } from '#tests/company.ts';
import { expect, hydrate, isPhone, test } from './test.ts';

/** What only a browser can say of a page at rest: one of every kind, or all with EVERY_PAGE set (`npm run test:full`). */

const shown =
  process.env.EVERY_PAGE === undefined ? pageOfEachKind : pages.map(({ path }) => ({ name: path, path }));
const kinds = [
  ...shown,
  { name: 'Not found', path: '/no-such-page' },
  ...(company.offline === undefined ? [] : [{ name: 'Offline', path: offlinePath }]),
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A color on its way from one to another is neither.
test.use({ reducedMotion: 'reduce' });

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const { name, path } of kinds) {
  test(`${name}: opens and hydrates without a flaw, moves by nothing, fits every width, has no barrier`, async ({
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
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const inView = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      });
      await Promise.all(inView.map((image) => image.decode().catch(() => {})));
      const broken = inView.filter(({ naturalWidth }) => naturalWidth === 0);
      return { broken: broken.map(({ currentSrc }) => currentSrc), shift: window.layoutShift };
    });
    expect.soft(seen).toEqual({ broken: [], shift: 0 });
    expect.soft(await page.title(), 'the title before and after hydration').toBe(title);
    await expectHeadOnce(page);

    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, ['color-contrast']);
    for (const width of isPhone(page) ? [320, 390] : [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(flaws), `${width} pixels`).toEqual([]);
    }
    // The browser says so of the document's status, the page of the address.
    if (path === '/no-such-page') problems.splice(0);
  });
}

async function expectHeadOnce(page: Page) {
  const counts = await page.evaluate(() =>
    ['title', 'meta[name=description]', 'main h1'].map(
      (selector) => document.querySelectorAll(`${selector}:not(svg *)`).length,
    ),
  );
  expect.soft(Math.max(...counts), 'of title, description and main heading').toBe(1);
}

async function expectAccessible(page: Page, only?: string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode(); // There are no frames.
  const { violations } = await (only === undefined ? axe.withTags(rules) : axe.withRules(only)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect.soft(found, only?.join()).toEqual([]);
}

/** Runs in the page: what sticks out of the screen, overlaps in the header, or is too small for a finger. */
function flaws(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 30)}`;
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll('a, button, summary, h1, h2, h3, p, li, dt, dd, img')) {
    if (!isVisible(element) || element.closest('.sr-only, .skip-link')) continue;
    const { left, right, width: own, height } = element.getBoundingClientRect();
    if (own > 0 && (left < -1 || right > width + 1)) found.push(`sticks out: ${nameOf(element)}`);
    const isInText = getComputedStyle(element).display === 'inline';
    if (element.matches('a[href^="tel:"]') && !isInText && Math.round(height) < 44)
      found.push(`${height} pixels high: ${nameOf(element)}`);
    if (element.matches('a, button, summary') && !isInText && Math.min(own, height) < 24)
      found.push(`smaller than a finger: ${nameOf(element)}`);
  }
  const parts = [...document.querySelectorAll('header a, header button, header summary')]
    .filter(isVisible)
    .map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const [index, { part, box }] of parts.entries())
    for (const other of parts.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1) found.push(`overlap: ${nameOf(part)} and ${nameOf(other.part)}`);
    }
  return found;
}
