import { chromium } from '@playwright/test';
import { pageOfEachKind } from '#bench/pages.ts';
import type { Path } from '#app/paths.ts';
import { area, pageOf, pagesOf, site } from '#tests/company.ts';
import { footerLink, hydrate, expect, inChromium, test, unfoldFooter } from '#tests/browser/test.ts';

/** What keeps navigation quick: taps that are never lost, pages fetched ahead, and the browser's own memory of pages. */

const areaContent = new RegExp(`/content/.*${area.path}\\.json$`);

test('the first tap on the menu opens it, right after the first paint', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The menu is a phone’s.');
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: site.labels.navigation.menu });
  await menu.waitFor();
  await menu.tap();
  await expect(page.getByRole('navigation', { name: site.labels.navigation.main })).toBeVisible();
  await hydrate(page);
  await expect(page.getByRole('navigation', { name: site.labels.navigation.main })).toBeVisible();
});

test.describe('a page that was reached for opens without asking for its content or first picture:', () => {
  for (const { from, to, heading, content, picture } of [
    {
      from: '/',
      to: area.name,
      heading: area.name,
      content: areaContent,
      picture: new RegExp(`/${pagesOf('area').find(({ path }) => path === area.path)?.picture.name}`),
    },
    {
      from: '/about',
      to: site.labels.navigation.home,
      heading: pageOf('home').content.hero.heading,
      content: /\/content\/.*\/home\.json$/,
      picture: /\/hero-home/,
    },
  ]) {
    // Firefox's driver tells of a request for the picture again, and not whether it left the browser.
    test(to, inChromium, async ({ page }) => {
      await page.goto(from);
      await hydrate(page);
      const link = await footerLink(page, to);
      // Where the pointer has opened the footer, the next page may have a link: resting on it would reach for that.
      await page.mouse.move(0, 0);
      const ahead = [page.waitForResponse(content), page.waitForResponse(picture)];
      await link.focus();
      for (const response of ahead) await (await response).finished();
      const asked: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        // A tool of the page may be a script of its own, which nothing waits for.
        if (/\.(json|html)$/.test(url) || picture.test(url) || request.isNavigationRequest()) asked.push(url);
      });
      await link.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
      await expect(page.getByRole('main').locator('img:visible').first()).toHaveJSProperty('complete', true);
      expect(asked).toEqual([]);
    });
  }
});

test.describe('a link paints the opening of its page, and that is little, before the rest:', () => {
  for (const { name, path } of pageOfEachKind) {
    test(name, async ({ page }) => {
      await page.goto(linkedFrom(path));
      await hydrate(page);
      await unfoldFooter(page);
      await page.evaluate(countWhenHeadingChanges);
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const opening = await page.evaluate(() => window.elementsInOpening);
      expect(opening).toBeLessThanOrEqual(70);
      await expect
        .poll(() => page.locator('main :not([hidden], [hidden] *)').count())
        .toBeGreaterThan(1.5 * opening);
    });
  }
});

test(
  'nothing in a page keeps browsers from holding it in memory for back and forward',
  inChromium,
  async ({ baseURL, launchOptions }) => {
    // The test runner switches this memory off, unlike visitors' browsers, and the browser of these tests has none:
    // it then lists every reason for not using it, of which only those of the page itself count.
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
      await page.goto(`${baseURL}/about`);
      await hydrate(page);
      await page.goto(`${baseURL}/contact`);
      await hydrate(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await hydrate(page);
      expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

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

/** Notes what is in the page when its heading is there: nothing can be painted in between. */
function countWhenHeadingChanges() {
  const old = document.querySelector('h1');
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('h1');
    if (heading === null || heading === old) return;
    observer.disconnect();
    window.elementsInOpening = document.querySelectorAll('main :not([hidden], [hidden] *)').length;
  }).observe(document, { childList: true, subtree: true });
}
