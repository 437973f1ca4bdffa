import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What is wrong with a page at rest, as only a browser can tell. */

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks with axe that the page, or a part of it, has no barrier. */
export async function expectAccessible(
  page: Page,
  state: string,
  { part = 'html', only = [] as string[], without = [] as string[] } = {},
) {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part); // There are no frames.
  const { violations } = await (
    only.length > 0 ? axe.withRules(only) : axe.withTags(wcag).disableRules(without)
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect.soft(found, state).toEqual([]);
}

/** Runs in the page: what sticks out of the screen, overlaps in the header, or is too small for a finger. */
export function flaws(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 30)}`;
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  /** Whether a part of the page scrolls or cuts what is too wide for it, as rows and pictures of the door chooser do. */
  const isCut = (element: Element): boolean => {
    const { parentElement } = element;
    if (parentElement === null || element.closest('main') === null) return false;
    return getComputedStyle(parentElement).overflowX !== 'visible' || isCut(parentElement);
  };
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll('a, button, summary, h1, h2, h3, p, li, dt, dd, img')) {
    if (!isVisible(element) || element.closest('.sr-only, .skip-link')) continue;
    const { left, right, width: own, height } = element.getBoundingClientRect();
    if (own > 0 && (left < -1 || right > width + 1) && !isCut(element))
      found.push(`sticks out: ${nameOf(element)}`);
    const isInText = getComputedStyle(element).display === 'inline';
    if (element.matches('a[href^="tel:"]') && !isInText && Math.round(height) < 44)
      found.push(`${height} pixels high: ${nameOf(element)}`);
    if (element.matches('a, button, summary') && !isInText && Math.min(own, height) < 24)
      found.push(`smaller than a finger: ${nameOf(element)}`);
  }
  const header = document.querySelector('header')?.getBoundingClientRect();
  const parts = [...document.querySelectorAll('header a, header button, header summary')]
    .filter(isVisible)
    .map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const [index, { part, box }] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1) found.push(`overlap: ${nameOf(part)} and ${nameOf(other.part)}`);
    }
    const isInMenu = part.closest('[popover]:popover-open') !== null;
    if (header && !isInMenu && (box.top < header.top - 1 || box.bottom > header.bottom + 1))
      found.push(`higher than the header: ${nameOf(part)}`);
  }
  return found;
}
