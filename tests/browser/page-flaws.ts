import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the page, or a part of it, with axe. */
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

/** Runs in the page: what sticks out, overlaps in the header or on a map, or is too small for a finger. */
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
  const overlaps = (parts: Element[], mayTouch = (_one: Element, _other: Element) => false) =>
    parts.flatMap((one, index) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return parts
        .slice(index + 1)
        .filter((other) => {
          const box = other.getBoundingClientRect();
          const across = Math.min(right, box.right) - Math.max(left, box.left);
          const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return across > 1 && down > 1 && !mayTouch(one, other);
        })
        .map((other) => `overlap: ${nameOf(one)} and ${nameOf(other)}`);
    });
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll('a, button, summary, h1, h2, h3, p, li, dt, dd, img')) {
    if (!isVisible(element) || element.closest('.sr-only, .skip-link')) continue;
    const { left, right, width: own, height } = element.getBoundingClientRect();
    if (own > 0 && (left < -1 || right > width + 1) && !isCut(element))
      found.push(`sticks out: ${nameOf(element)}`);
    // An area's minutes are the largest figures of all.
    if (element.matches('p.minutes') && element.scrollWidth > element.clientWidth + 1)
      found.push(`leaves its column: ${nameOf(element)}`);
    const isInText = getComputedStyle(element).display === 'inline';
    if (element.matches('a[href^="tel:"]') && !isInText && Math.round(height) < 44)
      found.push(`${height} pixels high: ${nameOf(element)}`);
    if (element.matches('a, button, summary') && !isInText && Math.min(own, height) < 24)
      found.push(`smaller than a finger: ${nameOf(element)}`);
  }
  const header = document.querySelector('header')?.getBoundingClientRect();
  const parts = [...document.querySelectorAll('header :is(a, button, summary)')].filter(isVisible);
  found.push(...overlaps(parts));
  for (const part of parts) {
    const { top, bottom } = part.getBoundingClientRect();
    const isInMenu = part.closest('[popover]:popover-open') !== null;
    if (header && !isInMenu && (top < header.top - 1 || bottom > header.bottom + 1))
      found.push(`higher than the header: ${nameOf(part)}`);
  }
  for (const map of document.querySelectorAll('div:has(> svg.map-drawing)')) {
    const marks = [...map.querySelectorAll('svg :is(text, circle)')].filter(isVisible);
    // What belongs to one place may touch itself.
    found.push(...overlaps(marks, (one, other) => one.parentElement === other.parentElement));
    const paper = map.querySelector('svg')?.getBoundingClientRect();
    for (const mark of marks) {
      const { left, right } = mark.getBoundingClientRect();
      if (paper && (left < paper.left || right > paper.right)) found.push(`leaves the map: ${nameOf(mark)}`);
    }
  }
  return found;
}
