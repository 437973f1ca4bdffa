import { service } from '#tests/company.ts';
import { expect, test } from '#tests/browser/test.ts';

/** The typefaces come together, after the first paint. That nothing shifts then: tests/browser/every-kind.spec.ts. */

declare global {
  interface Window {
    /** How many typefaces were there, in each frame. */
    seen: Set<number>;
  }
}

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
