import { sample } from 'fast-check';
import { addresses, site } from '#tests/company.ts';
import { badPaths } from '#tests/bad-paths.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

/** Malformed and hostile addresses in a browser. Ten thousand of them against the routing functions: app/shell/bad-addresses.test.ts. */

test.use({ forgiven: /404/ });

/** The same addresses on every run, so that a failure can be repeated. */
const seed = 20_261_122;
const numRuns = process.env.EVERY_PAGE === undefined ? 100 : 500;

test(`${numRuns} bad addresses, opened in the app, show a page, a replacement or not found`, async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openHydrated(page, '/');
  const paths = sample(badPaths(addresses), { numRuns, seed });
  // In parts, so that a failure says where.
  for (let start = 0; start < paths.length; start += 50)
    for (const { path, ...shown } of await page.evaluate(open, paths.slice(start, start + 50))) {
      expect.soft(shown, path).toMatchObject({ origin: baseURL, marks: [] });
      expect.soft(shown.heading, path).toMatch(/\S/);
      expect.soft(shown.heading, path).not.toBe(site.error.heading);
      expect.soft(shown.numbers, path).toBeGreaterThan(0);
    }
});

/** Runs in the page. Opens each path as Back and Forward do, and answers with what the page shows then. */
async function open(paths: string[]) {
  const shown = [];
  for (const path of paths) {
    window.history.pushState(null, '', window.location.origin + path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    // Content that is loading has a status; a page that is there, a heading.
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
      numbers: document.querySelectorAll('a[href^="tel:"]').length,
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
