import { expect, type Locator, type Page, test as base } from '@playwright/test';

export { expect };

interface Fixtures {
  /**
   * What went wrong unseen while the test ran: anything on the console, uncaught errors, failed requests,
   * requests to other sites. The test fails when something is left in here at its end.
   */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => problems.push(`console.${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
          problems.push(`request to another site: ${request.url()}`);
        }
      });
      page.on('requestfailed', (request) => {
        // Leaving a page breaks off what it was still loading.
        const reason = request.failure()?.errorText;
        if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} (${reason})`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest()) {
          problems.push(`status ${response.status()}: ${response.url()}`);
        }
      });
      await use(problems);
      expect(problems, 'nothing on the console, no failed request, no request to another site').toEqual([]);
    },
    { auto: true },
  ],
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
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** Checks that the elements stand in the document in this order. */
export async function expectInOrder(...locators: Locator[]) {
  for (const locator of locators) await expect(locator.first()).toBeAttached();
  const handles = await Promise.all(locators.map((locator) => locator.first().elementHandle()));
  for (const [index, handle] of handles.slice(0, -1).entries()) {
    const next = handles[index + 1];
    const follows = await handle?.evaluate(
      (element, other) =>
        other !== null &&
        other !== undefined &&
        Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING),
      next,
    );
    expect(follows, `${locators[index + 1]} stands after ${locators[index]}`).toBe(true);
  }
}

/** The named stretches of a page, from top to bottom. */
export function regions(page: Page): Locator {
  return page.getByRole('main').getByRole('region');
}

export function header(page: Page): Locator {
  return page.getByRole('banner');
}

export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Elements of an attribute's value: "href" of every link. */
export async function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
}
