import type { Page } from '@playwright/test';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { service } from '#tests/company.ts';
import { expect, test } from '#tests/browser/test.ts';

/**
 * The typefaces come together after the first paint, and nothing moves. Before that there is Arial, or what the system finds
 * for it: in the project "android", Roboto. That nothing shifts when they come: tests/browser/every-kind.spec.ts.
 */

declare global {
  interface Window {
    /** How many typefaces were there, in each frame. */
    seen: Set<number>;
  }
}

/** The file that brings the typefaces. */
const file = '**/assets/typefaces-*.css';

/** Waits until every typeface that the document may use has loaded. */
async function expectTypefaces(page: Page) {
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].map(
        ({ family, weight, status }) => `${family.replaceAll('"', '')} ${weight}: ${status}`,
      ),
    );
  await expect
    .poll(loaded)
    .toEqual([
      'Bricolage Grotesque 700: loaded',
      'Instrument Sans 400: loaded',
      'Instrument Sans 600: loaded',
    ]);
}

/** Runs in the page. The lines of each heading that is shown, and how high the page is. */
function layout() {
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
    faces: document.fonts.size,
  };
}

/** Checks that headings break at the same words with the typefaces and while they hang, and that the page is as high. */
async function expectSameLayout(page: Page, path: string) {
  await page.route(file, () => {});
  await page.goto(path);
  const without = await page.evaluate(layout);
  expect(without.faces).toBe(0);
  await page.unroute(file);
  await page.goto(path);
  await expectTypefaces(page);
  const { headings, height } = await page.evaluate(layout);
  expect(headings.flat().length).toBeGreaterThan(5);
  expect(headings).toEqual(without.headings);
  expect(Math.abs(height - without.height)).toBeLessThanOrEqual(2);
}

for (const { path } of pageOfEachKind)
  test(`${path}: the typefaces break no heading elsewhere`, async ({ page }, { project }) => {
    await expectSameLayout(page, path);
    if (project.name === 'android') await expect(page.locator('html')).toHaveAttribute('data-roboto');
  });

test('they come before the app, and no frame shows some without the others', async ({ page }) => {
  await page.addInitScript(() => {
    window.seen = new Set();
    const look = () => {
      window.seen.add([...document.fonts].filter(({ status }) => status === 'loaded').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const files: string[] = [];
  page.on('request', (request) => {
    const [file] = /(?<=\/assets\/)(?:typefaces|entry\.client)/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  await page.goto(service.path);
  await expect.poll(() => page.evaluate(() => window.seen.has(3))).toBe(true);
  expect(await page.evaluate(() => [...window.seen])).toEqual([0, 3]);
  await expect.poll(() => [...new Set(files)]).toEqual(['typefaces', 'entry.client']);
});
