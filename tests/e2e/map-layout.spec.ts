import type { Page } from '@playwright/test';
import { pageOf, pairPages, pagesOf, servicePages } from '#tests/company.ts';
import { expect, test } from '#tests/browser/test.ts';

/*
 * The words and numbers on the maps, measured at every width. Run again with the browser's text size set to 200 % (the
 * project "large-text").
 */

/** All of its kinds: the maps of services have the same places as those of areas, perhaps without minutes. */
const mapped = [
  pageOf('coverage'),
  ...pagesOf('area'),
  ...servicePages.slice(-1),
  ...pairPages.slice(-1),
].filter(({ content }) => content.map !== undefined);

const widths = [320, 360, 390, 640, 768, 1024, 1152, 1280, 1440, 1920];

/** What touches something else on a drawing, or leaves it. What belongs to one place may touch itself. */
function clashes(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const parts = [...document.querySelectorAll('main svg :is(text, circle)')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const drawing = part.closest('div:has(> svg.map-drawing)');
        const name = `${part.localName} ${part.textContent}`.trim();
        return { part, name, drawing, place: part.parentElement, box: part.getBoundingClientRect() };
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
  });
}

for (const { path } of mapped) {
  test(`${path}: nothing on its map touches anything else`, async ({ page }, { project }) => {
    await page.goto(path);
    for (const width of widths.filter((width) => project.name !== 'large-text' || width >= 768)) {
      await page.setViewportSize({ width, height: 800 });
      const { found, count } = await clashes(page);
      expect.soft(found, `${width} pixels`).toEqual([]);
      expect(count, 'words and numbers').toBeGreaterThan(1);
    }
  });
}
