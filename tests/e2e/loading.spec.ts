import type { Page } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import { service } from '#tests/company.ts';
import { expect, hydrate, test } from '#tests/browser/test.ts';

/** What is loaded, and in which order: the first view first, the app when nobody waits for anything. */

interface Loaded {
  name: string;
  start: number;
}

/** The files that a page has asked for, with the time of each in milliseconds since the navigation. */
function loaded(page: Page): Promise<Loaded[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, start: startTime })),
  );
}

async function appStart(page: Page): Promise<number> {
  await expect.poll(async () => (await loaded(page)).some(isApp)).toBe(true);
  return (await loaded(page)).find(isApp)!.start;
}

function isApp({ name }: Loaded): boolean {
  return name.startsWith('/assets/entry.client');
}

for (const { path } of pageOfEachKind) {
  test(`${path}: the first picture before all else, the app 300 ms after everything`, async ({ page }) => {
    await page.goto(path);
    const start = await appStart(page);
    const loadEnd = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).loadEventEnd; // What entries of this type are.
    });
    // A pointer rests at the window's corner meanwhile: that alone does not hydrate the page.
    expect(start).toBeGreaterThanOrEqual(loadEnd + 290);
    const files = await loaded(page);
    const first = files.filter((file) => file.start < loadEnd).map(({ name }) => name);
    // The styles of printed pages come along, with the lowest priority: nothing on the screen waits for them.
    const early = first.filter((name) => /\.(js|css|json)$/.test(name) && !name.startsWith('/assets/print-'));
    expect(early).toEqual([]);
    expect(first.filter((name) => name.startsWith('/images/'))[0]).toMatch(/\.avif$/);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking, 'what blocks the first paint').toEqual([]);
  });
}

test('nothing of another page is loaded: the app, and the content of the page itself', async ({ page }) => {
  await page.goto(service.path);
  await hydrate(page);
  const files = async () => (await loaded(page)).map(({ name }) => name);
  // A tool of the page is a script of its own.
  const tools =
    /^\/assets\/(?:answers|door-part|door-chooser-near|keep-number|place-lookup|places-map|safety-topics)-/;
  const scripts = async () => {
    const own = (await files()).filter((name) => name.endsWith('.js') && !tools.test(name));
    // Fetched, and then imported from the browser's cache.
    return [...new Set(own.map((name) => name.replace(/-[\w-]{8}\.js$/, '')))];
  };
  await expect.poll(scripts).toEqual(['/assets/entry.client']);
  expect((await files()).filter((name) => name.endsWith('.json'))).toEqual([
    expect.stringMatching(new RegExp(String.raw`^/content/\w+${service.path}\.json$`)),
  ]);
});

test('before the app is there, the browser itself fetches the page whose link a pointer rests on', async ({
  page,
}) => {
  await page.route('**/assets/entry.client*', () => {}); // Never answered: a slow connection.
  await page.goto('/about');
  const rules = page.locator('script[type=speculationrules]');
  expect(JSON.parse((await rules.textContent()) ?? '')).toEqual({
    prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
});

test('once the app is there, it takes over fetching', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
