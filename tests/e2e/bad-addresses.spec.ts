import { sample } from 'fast-check';
import { addresses, site } from '#tests/company.ts';
import { badPaths } from '#tests/bad-paths.ts';
import { hydrate, expect, openHydrated, test } from '#tests/browser/test.ts';

/** Addresses that nobody should write, in a browser. Ten thousand against the routing functions: app/shell/bad-addresses.test.ts. */

/** The same ones on every run, so that a failure can be seen again. */
const seed = 20_261_122;

/** All of them in `npm run test:full`. */
const numRuns = process.env.EVERY_PAGE === undefined ? 100 : 500;

test(`${numRuns} of them, opened in the app: a page, a replacement or not found`, async ({
  page,
  baseURL,
  problems,
}) => {
  test.slow();
  await openHydrated(page, '/');
  const paths = sample(badPaths(addresses), { numRuns, seed });
  // In parts, so that a failure says where.
  for (let start = 0; start < paths.length; start += 50) {
    const shown = await page.evaluate(open, paths.slice(start, start + 50));
    expect(shown).toHaveLength(50);
    for (const { path, origin, heading, number, marks } of shown) {
      expect.soft(origin, path).toBe(baseURL);
      expect.soft(heading, path).not.toBe('');
      expect.soft(heading, path).not.toBe(site.error.heading);
      expect.soft(number, path).toBeGreaterThan(0);
      expect.soft(marks, path).toEqual([]);
    }
  }
  expect(problems.splice(0).filter((problem) => !/404/.test(problem))).toEqual([]);
});

test('some of them, opened as documents', async ({ page, baseURL, problems }) => {
  test.slow();
  for (const path of sample(badPaths(addresses), { numRuns: 15, seed })) {
    await page.goto(`${baseURL}${path}`);
    await hydrate(page);
    expect(new URL(page.url()).origin, path).toBe(baseURL);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(site.error.heading);
  }
  expect(problems.splice(0).filter((problem) => !/404/.test(problem))).toEqual([]);
});

/** Runs in the page. Opens each path as Back and forward do, and answers with what is shown then. */
async function open(paths: string[]) {
  const shown = [];
  for (const path of paths) {
    window.history.pushState(null, '', window.location.origin + path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    // Content that is on its way has a status; a page that is there, a heading.
    const start = performance.now();
    do await new Promise((next) => setTimeout(next));
    while (
      (document.querySelector('main h1') === null ||
        document.querySelector('main > [role=status]') !== null) &&
      performance.now() - start < 10_000
    );
    shown.push({
      path,
      origin: window.location.origin,
      heading: document.querySelector('main h1')?.textContent ?? '',
      number: document.querySelectorAll('a[href^="tel:"]').length,
      marks: Array.from(
        document.querySelectorAll(
          'main :is(script, iframe, [onerror], [onmouseover], [src="x"], [href*="evil.example"])',
        ),
        ({ outerHTML }) => outerHTML,
      ),
    });
  }
  return shown;
}
