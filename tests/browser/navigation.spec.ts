import type { Page, Route } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { area, otherArea, pageOf, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footer,
  footerLink,
  header,
  holdBack,
  hydrate,
  inChromium,
  inChromiumFull,
  inFull,
  mainHeading,
  openHydrated,
  phoneButton,
  scrollPosition,
  scrollTo,
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

const { labels, error } = site;
const { quickLinks } = labels.footer;
const { services, whyChoose } = pageOf('home').content;
const { call } = pageOf('contact').content;

const expectPosition = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(5);

test.describe('scrolling to the top', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.scrolls = [];
      const original = window.scrollTo.bind(window);
      window.scrollTo = (...position: unknown[]) => {
        window.scrolls.push(position[0]);
        original(...(position as [ScrollToOptions]));
      };
    }),
  );
  const scrolls = (page: Page) => page.evaluate(() => window.scrolls);

  for (const [from, link] of [
    [paths.home, 'a link to another page'],
    [paths.contact, 'a link to the current page'],
  ] as const)
    test(`is smooth on ${link}, in the same document`, async ({ page, documents }) => {
      await openHydrated(page, from);
      expect(await scrolls(page), 'opening a page scrolls nowhere').toEqual([]);
      await (await footerLink(page, quickLinks.contact)).click();
      await expect(page.getByRole('heading', { name: call.heading, exact: true })).toBeVisible();
      await expect.poll(() => scrollPosition(page)).toBe(0);
      expect(await scrolls(page)).toEqual([{ top: 0, behavior: 'smooth' }]);
      expect(documents()).toBe(1);
    });

  test('is a jump with reduced motion', inChromium, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    await (await footerLink(page, quickLinks.contact)).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await scrolls(page)).toEqual([{ top: 0, behavior: 'instant' }]);
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
  await scrollTo(page, 500);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: whyChoose.heading, exact: true })).toBeVisible();
  await expectPosition(page, left);

  await page.goForward();
  await expect(page).toHaveURL('/services');
  await expectPosition(page, 500);
});

test('Back from a new document restores the scroll position', inChromiumFull, async ({ page }) => {
  await openHydrated(page, '/about');
  await scrollTo(page, 800);
  await page.goto('/contact');
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectPosition(page, 800);
});

test(
  'Back shows a page that the app has shown, also before the app is there again',
  inChromium,
  async ({ page }) => {
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
  },
);

test('an address with a hash shows its target below the header, hydrated or not', async ({ page }) => {
  const gap = () =>
    page.evaluate(() => {
      const target = document.querySelector('#areas')?.getBoundingClientRect().top ?? 0;
      return target - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    });
  await page.goto('/about#areas');
  await expect.poll(gap).toBeLessThan(200);
  expect(await gap()).toBeGreaterThanOrEqual(0);
  await hydrate(page);
  expect(await gap()).toBeGreaterThanOrEqual(0);
  expect(await gap()).toBeLessThan(200);
});

test('the skip link leads to the content', async ({ page }) => {
  await openHydrated(page, '/about');
  expect(await page.evaluate(() => document.activeElement === document.body), 'nothing takes the focus').toBe(
    true,
  );
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(mainHeading(page)).toBeInViewport();
});

test('a navigation moves the focus to the heading and renews the head', async ({ page }) => {
  await openHydrated(page, '/');
  const title = await page.title();
  await (await footerLink(page, area.name)).click();
  await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeFocused();
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

test('a navigation to an area says that it loads until the content is there', async ({ page }) => {
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

test('a navigation from one area to another says that it loads', inFull, async ({ page }) => {
  const release = await holdBack(page, contentPath(otherArea.path, '*'));
  await openHydrated(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expect(page.getByRole('status')).toHaveText(labels.loadingArea);
  release();
  await expect(mainHeading(page)).toHaveText(otherArea.name);
});

test('a navigation does not say that it loads when the content is there already', async ({ page }) => {
  await openHydrated(page, '/');
  const fetched = page.waitForResponse(contentPath(area.path, '*'));
  await (await footerLink(page, area.name)).focus(); // The focus prefetches the content.
  await (await fetched).finished();
  await page.evaluate(() => {
    window.loadingSeen = [];
    new MutationObserver(() => {
      const text = document.querySelector('[role=status]')?.textContent;
      if (text) window.loadingSeen.push(text);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText(area.name);
  await (await footerLink(page, labels.navigation.home)).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(area.name);
  const seen = await page.evaluate(() => window.loadingSeen);
  expect(seen.filter((text) => text === labels.loadingArea)).toEqual([]);
});

test.describe('content that is not available', () => {
  test.use({ forgiven: /\.json|Failed to load resource/ });

  // Content that is wrong: tests/e2e/faults/visits.spec.ts.
  for (const [name, answer] of Object.entries({
    'no network': (route: Route) => route.abort('connectionfailed'),
    'no answer': () => undefined,
  }))
    test(`${name}: the browser's own navigation shows the page, which works`, async ({ page, documents }) => {
      await page.clock.install();
      await page.route(contentPath(area.path, '*'), answer);
      await openHydrated(page, '/');
      await (await footerLink(page, area.name)).click();
      // After five seconds, the app waits no longer.
      if (name === 'no answer') {
        await expect(page.getByRole('status')).toHaveText(labels.loadingArea);
        await page.clock.fastForward(5000);
      }
      await expect(mainHeading(page)).toHaveText(area.name);
      await expect(page).toHaveURL(area.path);
      expect(documents()).toBe(2);
      await (await footerLink(page, quickLinks.about)).click();
      await expect(page).toHaveURL('/about');
      await expect(mainHeading(page)).toHaveText(pageOf('about').content.hero.heading);
    });
});

test('the error screen has header, footer, number, reload and home', async ({ page, problems }) => {
  const incomplete = (path: string) => ({ json: { path, kind: 'area' } });
  await page.route(contentPath(area.path, '*'), (route) => route.fulfill(incomplete(area.path)));
  await openHydrated(page, '/');
  await (await footerLink(page, area.name)).click();
  await expect(mainHeading(page)).toHaveText(error.heading);
  await expect(page).toHaveTitle(/\w{3}/);
  await expect(dialLinks(page.getByRole('main'))).toHaveText(labels.call);
  for (const part of [header(page), phoneButton(page)]) await expect(part).toBeVisible();
  await expect(footer(page)).toBeAttached();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\bat .*:\d+|\.js|TypeError|kind/);
  expect(problems.splice(0).join(), 'the error is on the console for developers').toMatch(/\w/);

  await page.unrouteAll();
  await page.getByRole('button', { name: error.reload }).click();
  await expect(mainHeading(page)).toHaveText(area.name);
  await expect(page).toHaveURL(area.path);

  await page.route(contentPath(otherArea.path, '*'), (route) => route.fulfill(incomplete(otherArea.path)));
  await hydrate(page);
  await (await footerLink(page, otherArea.name)).click();
  await page.getByRole('link', { name: error.home }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: whyChoose.heading, exact: true })).toBeVisible();
  problems.splice(0);
});

test('a click in the middle of hydration leaves nothing of the old page', async ({ page }) => {
  // React hydrates the header before the page: the click comes in between.
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
