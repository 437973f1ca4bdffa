import type { Page, Route } from '@playwright/test';
import { contentPath } from '#app/paths.ts';
import { area, otherArea, pageOf, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footerLink,
  holdBack,
  hydrate,
  inChromium,
  inChromiumFull,
  inFull,
  mainHeading,
  openHydrated,
  scrollPosition,
  test,
} from './test.ts';

/** What happens around a change of page: scrolling, history, focus, loading. */

declare global {
  interface Window {
    scrolls: unknown[];
    loadingSeen: string[];
    stayed: boolean;
  }
}

/** Notes every call of window.scrollTo. */
async function spyOnScrolling(page: Page) {
  await page.addInitScript(() => {
    window.scrolls = [];
    const original = window.scrollTo.bind(window);
    window.scrollTo = (...position: unknown[]) => {
      window.scrolls.push(position[0]);
      original(...(position as [ScrollToOptions]));
    };
  });
}

/** Notes every loading text that stands on the page, however shortly. */
async function spyOnLoading(page: Page) {
  await page.evaluate(() => {
    window.loadingSeen = [];
    new MutationObserver(() => {
      const text = document.querySelector('[role=status]')?.textContent;
      if (text) window.loadingSeen.push(text);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const jump = (page: Page, top: number) =>
  page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);

const { labels, error } = site;
const { quickLinks } = labels.footer;
const { services, whyChoose } = pageOf('home').content;
const { call } = pageOf('contact').content;
const chips = pageOf('about').content.areas;

test.describe('scrolling to the top', () => {
  test('smooth on a change of page', async ({ page }) => {
    await spyOnScrolling(page);
    await openHydrated(page, '/');
    await page.evaluate(() => (window.stayed = true));
    await (await footerLink(page, quickLinks.contact)).click();
    await expect(page.getByRole('heading', { name: call.heading, exact: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await page.evaluate(() => window.scrolls)).toEqual([{ top: 0, behavior: 'smooth' }]);
    expect(await page.evaluate(() => window.stayed), 'the document stayed').toBe(true);
  });

  test('smooth on a link to the current page', inFull, async ({ page }) => {
    await spyOnScrolling(page);
    await openHydrated(page, '/contact');
    await (await footerLink(page, quickLinks.contact)).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await page.evaluate(() => window.scrolls)).toEqual([{ top: 0, behavior: 'smooth' }]);
  });

  test('a jump with reduced motion', inChromium, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await spyOnScrolling(page);
    await openHydrated(page, '/');
    await (await footerLink(page, quickLinks.contact)).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await page.evaluate(() => window.scrolls)).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  test('not on opening a page', inFull, async ({ page }) => {
    await spyOnScrolling(page);
    await openHydrated(page, '/about');
    expect(await page.evaluate(() => window.scrolls)).toEqual([]);
  });
});

test('Back and Forward restore the scroll position', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: services.all, exact: true }).scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(300);
  await page.getByRole('link', { name: services.all, exact: true }).click();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await jump(page, 500);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: whyChoose.heading, exact: true })).toBeVisible();
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - left)).toBeLessThan(5);

  await page.goForward();
  await expect(page).toHaveURL('/services');
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - 500)).toBeLessThan(5);
});

test('Back to a page that was opened anew', inChromiumFull, async ({ page }) => {
  await openHydrated(page, '/about');
  await jump(page, 800);
  await page.goto('/contact');
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - 800)).toBeLessThan(5);
});

test('Back to a page that the app had shown, before the app is there again: that page, not its address alone', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await (await footerLink(page, quickLinks.contact)).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/services');
  const release = await holdBack(page, '**/assets/entry.client-*');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: whyChoose.heading, exact: true })).toBeVisible();
  release();
  await hydrate(page);
});

test.describe('links to a place on a page', () => {
  test('opening one shows the place below the header, hydrated or not', async ({ page }) => {
    const below = () =>
      page.evaluate(() => {
        const target = document.querySelector('#areas')?.getBoundingClientRect().top ?? 0;
        return target - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
      });
    await page.goto('/about#areas');
    await expect.poll(below).toBeLessThan(200);
    expect(await below()).toBeGreaterThanOrEqual(0);
    await hydrate(page);
    expect(await below()).toBeGreaterThanOrEqual(0);
    expect(await below()).toBeLessThan(200);
  });

  test('the skip link leads to the content', async ({ page }) => {
    await openHydrated(page, '/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: labels.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test.describe('focus and title', () => {
  test('after a navigation the new main heading has the focus, and the title is the new one', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const title = await page.title();
    await (await footerLink(page, area.name)).click();
    const heading = page.getByRole('heading', { level: 1, name: area.name, exact: true });
    await expect(heading).toBeFocused();
    await expect(page).not.toHaveTitle(title);
    const readHead = () =>
      page.evaluate(() =>
        ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]'].map(
          (selector) =>
            [...document.querySelectorAll(selector)].map(
              (element) =>
                element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? '',
            ),
        ),
      );
    await expect.poll(readHead, 'one of each').toEqual(Array.from({ length: 4 }, () => [expect.any(String)]));
    const head = await readHead();
    const fresh = await page.request.get(area.path).then((response) => response.text());
    for (const [value] of head)
      expect(fresh.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toContain(value);
    await page.keyboard.press('Tab');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    await expect.poll(isInside, 'Tab leads on inside the page').toBe(true);
  });

  test('opening a page leaves the focus to the browser', async ({ page }) => {
    await openHydrated(page, '/about');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});

test.describe('loading', () => {
  test('an area says so while its content is on its way, then shows it', async ({ page }) => {
    const release = await holdBack(page, contentPath(area.path, '*'));
    await openHydrated(page, '/');
    await (await footerLink(page, area.name)).click();
    const status = page.getByRole('status');
    await expect(status).toHaveText(labels.loadingArea);
    await expect(status).toBeVisible();
    release();
    await expect(page).toHaveURL(area.path);
    await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeFocused();
    await expect(status).toHaveCount(0);
  });

  test('from one area to another too', inFull, async ({ page }) => {
    const release = await holdBack(page, contentPath(otherArea.path, '*'));
    await openHydrated(page, area.path);
    await (await footerLink(page, otherArea.name)).click();
    await expect(page.getByRole('status')).toHaveText(labels.loadingArea);
    release();
    await expect(page.getByRole('heading', { level: 1, name: otherArea.name, exact: true })).toBeVisible();
  });

  test('not when the content is there already', async ({ page }) => {
    await openHydrated(page, '/');
    const fetched = page.waitForResponse(contentPath(area.path, '*'));
    await (await footerLink(page, area.name)).focus(); // Reaching for the link fetches the content.
    await (await fetched).finished();
    await spyOnLoading(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeVisible();
    await (await footerLink(page, labels.navigation.home)).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeVisible();
    const seen = await page.evaluate(() => window.loadingSeen);
    expect(seen.filter((text) => text === labels.loadingArea)).toEqual([]);
  });
});

test.describe('content that cannot be had', () => {
  const answers: Record<string, (route: Route) => Promise<void> | undefined> = {
    'no network': (route) => route.abort('connectionfailed'),
    'no answer': () => undefined,
    'status 404': (route) => route.fulfill({ status: 404, body: '' }),
    'no content': (route) => route.fulfill({ json: {} }),
    'the content of another page': (route) => route.fulfill({ json: { path: otherArea.path, kind: 'area' } }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const often = name === 'no network' || name === 'no answer' ? {} : inFull;
    test(`${name}: the browser's own navigation shows the page`, often, async ({ page, problems }) => {
      await page.clock.install();
      await page.route(contentPath(area.path, '*'), answer);
      await openHydrated(page, '/');
      await page.evaluate(() => (window.stayed = true));
      await (await footerLink(page, area.name)).click();
      // A page that is not there after a few seconds is not waited for any longer.
      if (name === 'no answer') {
        await expect(page.getByRole('status')).toHaveText(labels.loadingArea);
        await page.clock.fastForward(5000);
      }
      await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeVisible();
      await expect(page).toHaveURL(area.path);
      expect(await page.evaluate(() => window.stayed), 'a new document').toBeUndefined();
      // The page works as it was delivered, though its content can't be had for the app.
      await (await footerLink(page, quickLinks.about)).click();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { name: chips.heading, exact: true })).toBeVisible();
      const own = problems
        .splice(0)
        .filter(
          (problem) => !problem.includes(`${area.path}.json`) && !problem.includes('Failed to load resource'),
        );
      expect(own).toEqual([]);
    });
  }

  test('content that makes no sense: the error screen, with phone, reload and home', async ({
    page,
    problems,
  }) => {
    const incomplete = (path: string) => ({ json: { path, kind: 'area' } });
    await page.route(contentPath(area.path, '*'), (route) => route.fulfill(incomplete(area.path)));
    await openHydrated(page, '/');
    await (await footerLink(page, area.name)).click();
    await expect(mainHeading(page)).toHaveText(error.heading);
    await expect(page).toHaveTitle(/\w{3}/);
    await expect(dialLinks(page.getByRole('main'))).toHaveText(labels.call);
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/\bat .*:\d+|\.js|TypeError|kind/);
    expect(problems.splice(0).join(), 'the error is on the console for developers').toMatch(/\w/);

    await page.unrouteAll();
    await page.getByRole('button', { name: error.reload }).click();
    await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(area.path);

    await page.route(contentPath(otherArea.path, '*'), (route) => route.fulfill(incomplete(otherArea.path)));
    await hydrate(page);
    await (await footerLink(page, otherArea.name)).click();
    await page.getByRole('link', { name: error.home }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: whyChoose.heading, exact: true })).toBeVisible();
    problems.splice(0);
  });
});

test('a click in the moment in which the page is hydrated leaves nothing of the old page behind', async ({
  page,
}) => {
  // React takes over the header before the page: the click comes in between.
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const header = document.querySelector('header');
      if (header === null || !Object.keys(header).some((key) => key.startsWith('__react'))) return;
      clearInterval(timer);
      header.querySelector<HTMLElement>('a[href="/contact"]')?.click();
    });
  });
  await page.goto('/about');
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { name: call.heading, exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('head title')).toHaveCount(1);
});
