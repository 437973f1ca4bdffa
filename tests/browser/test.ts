import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { site } from '#tests/company.ts';

export { expect };

/**
 * Of a test that needs what only Chromium's driver can do: reduced motion, paper, touch, no scripts, what is sent,
 * screenshots of a page with a policy, Back between documents (docs/testing.md).
 */
export const inChromium = { tag: '@chromium' };

/** Of a test of a special case: `npm run test:full` runs it. */
export const inFull = { tag: '@full' };
export const inChromiumFull = { tag: ['@chromium', '@full'] };

/** Of a test that old Chromiums pass, too: the oldest one meant, and the newest that has no popovers. */
export const older = { tag: '@older' };

interface Fixtures {
  /** What may go wrong unseen in these tests: what the fault that they bring about makes browsers say. */
  forgiven: RegExp;
  /**
   * What went wrong unseen while the test ran: anything on the console, uncaught errors, failed requests,
   * requests to other sites. The test fails when something is left in here at its end.
   */
  problems: string[];
  /** How many documents the page has shown. The browser may have fetched more. */
  documents: () => number;
}

export const test = base.extend<Fixtures>({
  forgiven: [/(?!)/, { option: true }],

  problems: [
    async ({ page, baseURL, forgiven }, provide) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // Where the test runner keeps the service worker away, it says so (playwright.config.ts).
        if (message.text() !== 'Service Worker registration blocked by Playwright')
          problems.push(`console.${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', ({ message }) => {
        // Firefox also reports a script that was still loading when the page was left. Failed requests are noted below.
        if (!message.startsWith('error loading dynamically imported module'))
          problems.push(`uncaught: ${message}`);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
          problems.push(`request to another site: ${request.url()}`);
      });
      page.on('requestfailed', (request) => {
        // Leaving a page breaks off what it was still loading.
        const reason = request.failure()?.errorText ?? '';
        if (!/^(net::ERR_ABORTED|NS_BINDING_ABORTED)$/.test(reason))
          problems.push(`request failed: ${request.url()} (${reason})`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest())
          problems.push(`status ${response.status()}: ${response.url()}`);
      });
      await provide(problems);
      const others = problems.filter((problem) => !forgiven.test(problem));
      expect(others, 'nothing on the console, no failed request, no request to another site').toEqual([]);
    },
    { auto: true },
  ],

  documents: async ({ page }, provide) => {
    let shown = 0;
    page.on('domcontentloaded', () => (shown += 1));
    await provide(() => shown);
  },
});

/** Opens a page and waits until it is hydrated: React has put its own keys on the main heading by then. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

export async function hydrate(page: Page) {
  // Any touch or turn of the wheel hydrates the page at once; without one it waits for an idle moment.
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.waitForFunction(isHydrated);
  await painted(page);
}

/** Waits until the page has painted twice: what an event sets off shows by then. */
export async function painted(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** Runs in the page. */
export function isHydrated(): boolean {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

export function region(page: Page, heading: string): Locator {
  return page.getByRole('main').getByRole('region', { name: heading, exact: true });
}

export function mainHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function header(page: Page): Locator {
  return page.getByRole('banner');
}

export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

export async function footerLink(page: Page, name: string): Promise<Locator> {
  await openFooter(page);
  return footer(page).getByRole('link', { name, exact: true });
}

/** Opens the lists of the footer, which are collapsed on phones. */
export async function openFooter(page: Page): Promise<void> {
  const closed = footer(page).locator('details:not([open]) > summary').filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
}

export async function clickLinkTo(page: Page, path: string): Promise<void> {
  await openFooter(page);
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click();
}

/** Where it is now: in the dock, or on phones, while the hero's button is in sight, in the header. */
export function phoneButton(page: Page): Locator {
  return page
    .getByRole('complementary')
    .or(header(page))
    .getByRole('link', { name: site.labels.phoneButton.text });
}

/** How much of its words the round button shows, from 0 to 1. */
export function shownWords(page: Page): Promise<number> {
  return (
    phoneButton(page)
      .getByText(site.labels.phoneButton.text, { exact: true })
      // In the dock they are text in a line, which has no width of its own to scroll.
      .evaluate((words: HTMLElement) => Math.min(words.offsetWidth / Math.max(words.scrollWidth, 1), 1))
  );
}

/** The links inside, of a page or a part of it, that dial. */
export function dialLinks(inside: Locator): Locator {
  return inside.locator(`a[href="${site.phone.href}"]`);
}

export function mainNavigation(page: Page): Locator {
  return header(page).getByRole('navigation', { name: site.labels.navigation.main });
}

export function menuButton(page: Page): Locator {
  const { menu, closeMenu } = site.labels.navigation;
  return header(page)
    .getByRole('button', { name: menu })
    .or(header(page).getByRole('button', { name: closeMenu }));
}

/** A part of the main navigation that has a list of its own: a dropdown on wide screens. */
export function menuSection(page: Page, section: 'services' | 'coverage') {
  const { navigation } = site.labels;
  const disclosure = mainNavigation(page)
    .locator('details')
    .nth(section === 'services' ? 0 : 1);
  return {
    link: navigationLink(page, navigation[section]),
    toggle: disclosure.getByLabel(navigation[`${section}Toggle`]),
    /** The box around the list. */
    list: disclosure.locator('summary + *'),
    links: disclosure.locator('li').locator('a'),
    /** The links below the list. */
    also: disclosure.locator('p').locator('a'),
  };
}

export function navigationLink(page: Page, name: string): Locator {
  return mainNavigation(page).getByRole('link', { name, exact: true }).first();
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? Infinity) < 640;
}

/** As a finger does, where the driver has one; else as a mouse does. */
export async function touch(target: Locator, where: Parameters<Locator['tap']>[0] = {}): Promise<void> {
  const isTouchScreen = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouchScreen ? target.tap(where) : target.click(where));
}

/** Replaces a field's text by its keys: what Firefox's driver fills in, React does not see. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.press('Delete');
  await field.pressSequentially(text);
}

export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls at once, also where scrolling is smooth. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
}

/** Holds back what the page asks for at these addresses, until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
