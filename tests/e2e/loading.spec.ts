import type { Page, Request } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import { service } from '#tests/company.ts';
import { expect, hydrate, test } from '#tests/browser/test.ts';

/** What is loaded, and when: the first view first, the app when the visitor does something or the browser is idle. */

test.use({ forgiven: /404/ });

/** The files that a page has requested, with the time of each in milliseconds since the navigation. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, start: startTime })),
  );

for (const { path } of pageOfEachKind)
  test(`${path}: a picture loads first, scripts and content after the page`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    const loadEnd = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).loadEventEnd; // What entries of this type are.
    });
    const first = (await loaded(page)).filter(({ start }) => start < loadEnd).map(({ name }) => name);
    // The style sheet for paper has the lowest priority: nothing on the screen waits for it.
    const early = first.filter((name) => /\.(js|css|json)$/.test(name) && !name.startsWith('/assets/print-'));
    expect(early).toEqual([]);
    expect(first.find((name) => name.startsWith('/images/'))).toMatch(/\.avif$/);
  });

test('the app is one script, requests one content file, and takes over prefetching', async ({ page }) => {
  await page.goto(service.path);
  const rules = page.locator('script[type=speculationrules]');
  expect(JSON.parse((await rules.textContent()) ?? '')).toEqual({
    prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
  await hydrate(page);
  await expect(rules).toHaveCount(0);
  // Each tool of the page is a script of its own.
  const tools =
    /^\/assets\/(?:answers|door-part|door-chooser|save-number|place-lookup|places-map|safety-topics)-/;
  const names = async (extension: string) => {
    const own = (await loaded(page)).filter(({ name }) => name.endsWith(extension) && !tools.test(name));
    // Fetched, and then imported from the browser's cache.
    return [...new Set(own.map(({ name }) => name.replace(/-[\w-]{8}\.js$|\/content\/\w+/, '')))];
  };
  await expect.poll(() => names('.js')).toEqual(['/assets/entry.client']);
  expect(await names('.json')).toEqual([`${service.path}.json`]);
});

test.describe('with a stopped clock, the app is requested', () => {
  const isApp = (request: Request) => request.url().includes('/assets/entry.client');

  /** Opens a page on which no time passes. Answers with the requests for the app, later ones included. */
  async function openStill(page: Page, path: string): Promise<Request[]> {
    const requests: Request[] = [];
    page.on('request', (request) => isApp(request) && requests.push(request));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(path);
    return requests;
  }

  async function expectNone(page: Page, requests: Request[]) {
    // A request that is sent later, so that one for the app would be known by now.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(requests).toEqual([]);
  }

  test('300 ms after the page has loaded', async ({ page }) => {
    const requests = await openStill(page, '/about');
    await page.clock.runFor(299);
    await expectNone(page, requests);
    const asked = page.waitForRequest(isApp);
    await page.clock.runFor(4001); // When the browser is idle, at the latest after four seconds.
    await asked;
  });

  for (const [type, movementX] of [
    ['pointerdown', 0],
    ['pointermove', 1],
    ['keydown', 0],
  ] as const)
    test(`at the visitor’s first ${type}, but not at a pointer that moves by nothing`, async ({ page }) => {
      const send = (type: string, movementX: number) =>
        page.evaluate(
          ([type, movementX]) =>
            void document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, movementX })),
          [type, movementX] as const,
        );
      const requests = await openStill(page, '/about');
      await send('pointermove', 0);
      await expectNone(page, requests);
      const asked = page.waitForRequest(isApp);
      await send(type, movementX);
      await asked;
    });

  test('at once in the not-found document: it may know the address', async ({ page }) => {
    // An app that does nothing, so that no words of its own come.
    await page.route('**/assets/entry.client*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const asked = page.waitForRequest(isApp);
    await openStill(page, '/no-such-page');
    await asked;
  });
});
