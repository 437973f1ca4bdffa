import type { Page } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { area, pageOf, site } from '#tests/company.ts';
import { expectAccessible } from './page-flaws.ts';
import {
  dialLinks,
  expect,
  footer,
  footerLink,
  header,
  holdBack,
  hydrate,
  inChromium,
  mainHeading,
  older,
  openHydrated,
  painted,
  phoneButton,
  scrollPosition,
  scrollTo,
  test,
} from './test.ts';

/** What happens around a change of page: scrolling, history, focus, loading. What fails then: tests/e2e/faults. */

declare global {
  interface Window {
    scrolls: unknown[];
  }
}

const { labels, error } = site;
const { quickLinks } = labels.footer;
const { services, whyChoose } = pageOf('home').content;
const { call } = pageOf('contact').content;

const expectPosition = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(5);

for (const { name, from, motion, behavior, tag } of [
  { name: 'a link to another page scrolls to the top', from: paths.home, behavior: 'smooth' },
  { name: 'a link to the current page scrolls to the top', from: paths.contact, behavior: 'smooth' },
  {
    name: 'with reduced motion, a link jumps to the top',
    from: paths.home,
    motion: 'reduce',
    behavior: 'instant',
    tag: inChromium,
  },
] as const)
  test(`${name}, in the same document`, tag ?? {}, async ({ page, documents }) => {
    await page.addInitScript(() => {
      window.scrolls = [];
      const original = window.scrollTo.bind(window);
      window.scrollTo = (...position: unknown[]) => {
        window.scrolls.push(position[0]);
        original(...(position as [ScrollToOptions]));
      };
    });
    const scrolls = () => page.evaluate(() => window.scrolls);
    if (motion) await page.emulateMedia({ reducedMotion: motion });
    await openHydrated(page, from);
    expect(await scrolls(), 'opening a page scrolls nowhere').toEqual([]);
    await (await footerLink(page, quickLinks.contact)).click();
    await expect(page.getByRole('heading', { name: call.heading, exact: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await scrolls()).toEqual([{ top: 0, behavior }]);
    expect(documents()).toBe(1);
  });

test('Back and Forward restore the scroll position', older, async ({ page, documents }) => {
  await openHydrated(page, paths.home);
  const link = page.getByRole('link', { name: services.all, exact: true });
  // At the click itself: the driver may scroll more than once before it.
  const atClick = link.evaluate(
    (link) => new Promise<number>((done) => link.addEventListener('click', () => done(window.scrollY))),
  );
  await link.click();
  const left = await atClick;
  expect(left).toBeGreaterThan(300);
  await expect(page).toHaveURL(paths.services);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await scrollTo(page, 500);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { name: whyChoose.heading, exact: true })).toBeVisible();
  await expectPosition(page, left);
  await page.goForward();
  await expect(page).toHaveURL(paths.services);
  await expectPosition(page, 500);
  expect(documents()).toBe(1);
});

test(
  'Back shows a page that the app has shown, also before the app is there again',
  inChromium,
  async ({ page }) => {
    await openHydrated(page, paths.home);
    await (await footerLink(page, quickLinks.contact)).click();
    await expect(page).toHaveURL(paths.contact);
    await page.goto(paths.services);
    const release = await holdBack(page, '**/assets/entry.client-*');
    await page.goBack();
    await expect(page).toHaveURL(paths.contact);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('heading', { name: whyChoose.heading, exact: true })).toBeVisible();
    release();
    await hydrate(page);
  },
);

test('the skip link leads to the content', async ({ page }) => {
  await openHydrated(page, paths.about);
  // Nothing has taken the focus: it is the first stop.
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(mainHeading(page)).toBeInViewport();
});

test('a navigation moves the focus to the heading and renews the head', async ({ page }) => {
  const head = () =>
    page
      .locator('title, meta[name=description], link[rel=canonical], meta[property="og:title"]')
      .evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).sort());
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  await expect(page.getByRole('heading', { level: 1, name: area.name, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  const renewed = await head();
  await page.reload();
  expect(renewed, 'that of the document').toEqual(await head());
});

test('a navigation to an area says that it loads until the content is there', async ({ page }) => {
  const release = await holdBack(page, contentPath(area.path, '*'));
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  const status = page.getByRole('status');
  await expect(status).toHaveText(labels.loadingArea);
  await expect(status).toBeVisible();
  release();
  await expect(page).toHaveURL(area.path);
  await expect(mainHeading(page)).toHaveText(area.name);
  await expect(status).toHaveCount(0);
});

/** Opens home and, from it, an area whose content is not what the app expects. */
async function openErrorScreen(page: Page) {
  await page.route(contentPath(area.path, '*'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), content: {} } });
  });
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  await expect(mainHeading(page)).toHaveText(error.heading);
}

test('the error screen has header, footer, number and reload, and is accessible', async ({
  page,
  problems,
}) => {
  await openErrorScreen(page);
  await expect(page).toHaveTitle(/\w{3}/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(dialLinks(page.getByRole('main'))).toHaveText(labels.call);
  for (const part of [header(page), phoneButton(page)]) await expect(part).toBeVisible();
  await expect(footer(page)).toBeAttached();
  await expect(page.locator('body')).not.toContainText(/\bat .*:\d+|\.js|TypeError|kind/);
  expect(problems.join(), 'the error is on the console for developers').toMatch(/\w/);
  await expectAccessible(page, 'error screen');
  await page.unrouteAll();
  await page.getByRole('button', { name: error.reload }).click();
  await expect(mainHeading(page)).toHaveText(area.name);
  problems.splice(0);
});

test('the error screen leads home', async ({ page, problems }) => {
  await openErrorScreen(page);
  await page.getByRole('link', { name: error.home }).click();
  await expect(page).toHaveURL(paths.home);
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
  await page.goto(paths.about);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await expect(page).toHaveURL(paths.contact);
  await expect(page.getByRole('heading', { name: call.heading, exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('head title')).toHaveCount(1);
});

for (const [what, answer] of [
  ['its page', undefined],
  ['nothing of use', { json: null }],
] as const)
  test(`of two clicks the second counts, also when the first one brings ${what} later`, async ({
    page,
    documents,
  }) => {
    const clicked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route(contentPath(area.path, '*'), async (route) => {
      await clicked.promise;
      await (answer === undefined ? route.continue() : route.fulfill(answer));
      answered.resolve();
    });
    await openHydrated(page, paths.home);
    await (await footerLink(page, area.name)).click();
    // This moves the footer: under a finger that is down by then, it would take the second click away.
    await expect(page.getByRole('status')).toHaveText(labels.loadingArea);
    await (await footerLink(page, quickLinks.contact)).click();
    await expect(page.getByRole('heading', { name: call.heading, exact: true })).toBeVisible();
    clicked.resolve();
    await answered.promise;
    await painted(page);
    await expect(page).toHaveURL(paths.contact);
    await expect(mainHeading(page)).toHaveText(pageOf('contact').content.hero.heading);
    expect(documents()).toBe(1);
  });
