import { pageOf, pairPages, pagesOf, servicePages } from '#tests/company.ts';
import { expect, test } from '#tests/browser/test.ts';

/** The words and numbers on maps at every width, also with the browser's text at 200 % (the project "large-text"). */

/** Maps of every kind: those of services have the same places as those of areas, some without minutes. */
const mapped = [
  pageOf('coverage'),
  ...pagesOf('area'),
  ...servicePages.slice(-1),
  ...pairPages.slice(-1),
].filter(({ content }) => content.map !== undefined);

const widths = [320, 360, 390, 640, 768, 1024, 1152, 1280, 1440, 1920];

for (const { path } of mapped)
  test(`${path}: nothing on its map leaves it or touches anything else`, async ({ page }, { project }) => {
    await page.goto(path);
    for (const width of widths.filter((width) => project.name !== 'large-text' || width >= 768)) {
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
