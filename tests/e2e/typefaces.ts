import type { Page } from '@playwright/test';
import { expect } from '#tests/browser/test.ts';

/** The file that brings the typefaces. */
export const file = '**/assets/typefaces-*.css';

/** Whether each typeface that the document may use is there. */
export function typefaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].map(
      ({ family, weight, status }) => `${family.replaceAll('"', '')} ${weight}: ${status}`,
    ),
  );
}

export const all = [
  'Bricolage Grotesque 700: loaded',
  'Instrument Sans 400: loaded',
  'Instrument Sans 600: loaded',
];

interface Layout {
  /** The lines of each heading that is shown. */
  headings: string[][];
  height: number;
}

function layout(page: Page): Promise<Layout> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => {
      const lines: { words: string; middle: number }[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const [box] = range.getClientRects();
          if (box === undefined) continue;
          const middle = (box.top + box.bottom) / 2;
          const line = lines.at(-1);
          if (line !== undefined && Math.abs(line.middle - middle) < box.height / 2) line.words += ` ${word}`;
          else lines.push({ words: word, middle });
        }
      }
      return lines.map(({ words }) => words);
    });
    return {
      headings: headings.filter((lines) => lines.length > 0),
      height: document.documentElement.scrollHeight,
    };
  });
}

/** Opens a page without the typefaces, where they hang, and then with them. */
export async function expectSameLayout(page: Page, path: string) {
  await page.route(file, () => {});
  await page.goto(path);
  const without = await layout(page);
  expect(await typefaces(page)).toEqual([]);
  await page.unroute(file);
  await page.goto(path);
  await expect.poll(() => typefaces(page)).toEqual(all);
  const { headings, height } = await layout(page);
  expect(headings.flat().length).toBeGreaterThan(5);
  expect(headings).toEqual(without.headings);
  expect(Math.abs(height - without.height)).toBeLessThanOrEqual(2);
}
