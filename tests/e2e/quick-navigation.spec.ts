import { chromium } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import { contentPath, type Path, paths } from '#app/paths.ts';
import { area, pageOf, pagesOf, site } from '#tests/company.ts';
import { clickLinkTo, expect, footerLink, hydrate, inChromium, test } from '#tests/browser/test.ts';

/** What makes navigation quick: taps that are never lost, prefetching, and the browser's back/forward cache. */

test('the first tap on the menu opens it, right after the first paint', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Only phones have the menu.');
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: site.labels.navigation.menu });
  await menu.waitFor();
  await menu.tap();
  await expect(page.getByRole('navigation', { name: site.labels.navigation.main })).toBeVisible();
  await hydrate(page);
  await expect(page.getByRole('navigation', { name: site.labels.navigation.main })).toBeVisible();
});

const [areaPage] = pagesOf('area');
for (const { to, heading, path, picture } of [
  { to: area.name, heading: area.name, path: area.path, picture: areaPage?.picture.name },
  {
    to: site.labels.navigation.home,
    heading: pageOf('home').content.hero.heading,
    path: paths.home,
    picture: pageOf('home').picture.name,
  },
])
  // Firefox's driver reports a request for the picture again, also if the browser's cache answers it.
  test(`${path} is prefetched by focus`, inChromium, async ({ page }) => {
    const isPicture = new RegExp(`/${picture}`);
    await page.goto(paths.about);
    await hydrate(page);
    const link = await footerLink(page, to);
    // The mouse that opened the footer may rest on another link, which would be prefetched, too.
    await page.mouse.move(0, 0);
    const ahead = [page.waitForResponse(contentPath(path, '*')), page.waitForResponse(isPicture)];
    await link.focus();
    for (const response of ahead) await (await response).finished();
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      // A tool of the page may be a script of its own, which nothing waits for.
      if (/\.(json|html)$/.test(url) || isPicture.test(url) || request.isNavigationRequest()) asked.push(url);
    });
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
    await expect(page.getByRole('main').locator('img:visible').first()).toHaveJSProperty('complete', true);
    expect(asked).toEqual([]);
  });

for (const { name, path } of pageOfEachKind)
  test(`${name}: a link paints the small opening of the page first`, async ({ page }) => {
    await page.goto(linkedFrom(path));
    await hydrate(page);
    await page.evaluate(countWhenHeadingChanges);
    await clickLinkTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const opening = await page.evaluate(() => window.elementsInOpening);
    expect(opening).toBeLessThanOrEqual(70);
    await expect
      .poll(() => page.locator('main :not([hidden], [hidden] *)').count())
      .toBeGreaterThan(1.5 * opening);
  });

test('browsers can cache pages for Back', inChromium, async ({ baseURL, launchOptions }) => {
  // The test runner switches this cache off, and the browser of these tests has none: it then lists every reason
  // for not using it. Only reasons that are the page's count.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    const reasons: { type: string; reason: string }[] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations),
    );
    await devtools.send('Page.enable');
    for (const path of [paths.about, paths.contact]) {
      await page.goto(`${baseURL}${path}`);
      await hydrate(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await hydrate(page);
    expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** A page with a link to the page at `path`. */
function linkedFrom(path: Path): Path {
  if (path === '/') return '/about';
  const service = path.split('-in-')[0];
  return service === path ? '/' : (service as Path); // What comes before "-in-" is the service's own address.
}

declare global {
  interface Window {
    elementsInOpening: number;
  }
}

/** Runs in the page. Counts the elements when the new heading is there: nothing can be painted in between. */
function countWhenHeadingChanges() {
  const old = document.querySelector('h1');
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('h1');
    if (heading === null || heading === old) return;
    observer.disconnect();
    window.elementsInOpening = document.querySelectorAll('main :not([hidden], [hidden] *)').length;
  }).observe(document, { childList: true, subtree: true });
}
