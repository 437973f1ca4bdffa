import { chromium, type Page, type Request } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { area, pagesOf, service } from '#tests/company.ts';
import { expect, footerLink, hydrate, inChromium, openHydrated, test } from '#tests/browser/test.ts';

/** What is loaded, and when. That the first view waits for nothing: tests/built-html and tests/lighthouse. */

test.use({ forgiven: /404/ });

declare global {
  interface Window {
    /** How many typefaces were there, in each frame. */
    seen: Set<number>;
  }
}

test('the app takes over prefetching from the browser, and asks for the content of its page alone', async ({
  page,
}) => {
  const document = await page.request.get(service.path);
  expect(await document.text()).toContain(
    '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}',
  );
  const contents: string[] = [];
  page.on('request', (request) => request.url().endsWith('.json') && contents.push(request.url()));
  await openHydrated(page, service.path);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  expect(contents).toEqual([expect.stringContaining(`${service.path}.json`)]);
});

// Firefox's driver reports a request for the picture again, also if the browser's cache answers it.
for (const reach of ['focus', 'hover'] as const)
  test(`the ${reach} of a link prefetches its page with its picture`, inChromium, async ({ page }) => {
    const picture = new RegExp(`/${pagesOf('area').find(({ path }) => path === area.path)?.picture.name}`);
    await openHydrated(page, paths.about);
    const link = await footerLink(page, area.name);
    // The mouse that opened the footer may rest on another link, which would be prefetched, too.
    await page.mouse.move(0, 0);
    const ahead = [page.waitForResponse(contentPath(area.path, '*')), page.waitForResponse(picture)];
    await link[reach]();
    for (const response of ahead) await (await response).finished();
    const requested: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      // On the next page the mouse may rest on a link, which is prefetched.
      if (url.includes(area.path) || picture.test(url) || request.isNavigationRequest()) requested.push(url);
    });
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeFocused();
    await expect(page.getByRole('main').locator('img:visible').first()).toHaveJSProperty('complete', true);
    expect(requested).toEqual([]);
  });

test('browsers can cache pages for Back', inChromium, async ({ baseURL, launchOptions }) => {
  // The test runner switches this cache off, and the browser of these tests has none: it then lists every reason
  // for not using it. Only reasons that are the page's count.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  const reasons: { type: string; reason: string }[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations),
  );
  await devtools.send('Page.enable');
  for (const path of [paths.about, paths.contact]) await openHydrated(page, `${baseURL}${path}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await hydrate(page);
  await browser.close();
  expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
});

const pointerMoves = (movementX: number) => (page: Page) =>
  page.locator('body').dispatchEvent('pointermove', { movementX, bubbles: true });
/** Moments at which the app is requested, and what comes before them, at which it is not. */
const moments: Record<string, [before: (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]> =
  {
    '300 ms after the page has loaded': [
      (page) => page.clock.runFor(299),
      // When the browser is idle, at the latest after four seconds.
      (page) => page.clock.runFor(4001),
    ],
    'at a pointer that moves': [pointerMoves(0), pointerMoves(1)],
    'at a touch or a click': [pointerMoves(0), (page) => page.locator('body').dispatchEvent('pointerdown')],
    'at a key': [pointerMoves(0), (page) => page.keyboard.press('Shift')],
  };

for (const [moment, [before, come]] of Object.entries(moments))
  test(`with a stopped clock, the app is requested ${moment}`, async ({ page }) => {
    const isApp = (request: Request) => request.url().includes('/assets/entry.client');
    const requests: Request[] = [];
    page.on('request', (request) => isApp(request) && requests.push(request));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(paths.about);
    await before(page);
    // A request that is sent later, so that one for the app would be known by now.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(requests).toEqual([]);
    const requested = page.waitForRequest(isApp);
    await come(page);
    await requested;
  });

/** That nothing shifts then: tests/browser/every-kind.spec.ts. */
test('typefaces come together after the first paint and before the app: no frame shows some without the others', async ({
  page,
}) => {
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
