import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { pageOf, pages, pairPages, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footer,
  header,
  hydrate,
  inChromium,
  isPhone,
  menuButton,
  openHydrated,
  phoneButton,
  test,
  touch,
} from '#tests/browser/test.ts';
import { expectOnly } from './faults/usable.ts';

/** What docs/hosting.md#counting-calls says of clicks on telephone links. */

const placements = ['header', 'hero', 'emergency', 'banner', 'dock', 'footer', 'no-connection', 'main'];

/** One page of each kind, one of a service in an area, and the not-found page. */
const addresses = [
  ...pages
    .filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index)
    .map(({ path }) => path),
  ...pairPages.slice(0, 1).map(({ path }) => path),
  '/no-such-page',
];

interface Call {
  page: string;
  placement?: string;
  tool?: string;
}

declare global {
  interface Window {
    calls: Call[];
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.calls = [];
    document.addEventListener('call-click', (event) =>
      window.calls.push((event as CustomEvent<Call>).detail),
    );
  }),
);

/** The not-found page says on the console that it isn't there. */
function forgetMissing(problems: string[]) {
  problems.splice(0, Infinity, ...problems.filter((problem) => !/status of 404|404 Error/.test(problem)));
}

/** Checks what has been counted since the last time. A tap's click comes a moment after the finger has left. */
async function expectCalls(page: Page, ...expected: Call[]) {
  await expect.poll(() => page.evaluate(() => window.calls)).toEqual(expected);
  await page.evaluate(() => window.calls.splice(0));
}

/** Clicks every telephone link there is, shown or not, and nobody dials: what each has been counted as. */
function clickAll(page: Page): Promise<Call[][]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')];
    return links.map((link) => {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      // On what stands inside the link, where there is something: an icon, a word.
      (link.lastElementChild ?? link).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      );
      return window.calls.splice(0);
    });
  });
}

for (const moment of ['before the app is there', 'once the page is hydrated'] as const) {
  test(`${moment}, a click on any telephone link counts once, and says where`, async ({ page, problems }) => {
    test.slow();
    if (moment === 'before the app is there')
      await page.route('**/assets/entry.client-*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    for (const path of addresses) {
      await page.goto(path);
      if (moment === 'once the page is hydrated') await hydrate(page);
      const counted = await clickAll(page);
      // Header, with two; page; round button; footer.
      expect(counted.length, path).toBeGreaterThanOrEqual(5);
      for (const told of counted) {
        expect(told, path).toHaveLength(1);
        expect(told[0]?.page, path).toBe(path);
        expect(placements, path).toContain(told[0]?.placement);
      }
      const found = new Set(counted.map(([told]) => told?.placement));
      for (const landmark of ['header', 'dock', 'footer']) expect(found, path).toContain(landmark);
    }
    forgetMissing(problems);
  });
}

test('each part of a page has its word', async ({ page }) => {
  await page.goto(paths.home);
  const wordOf = (link: ReturnType<typeof dialLinks>) =>
    link.evaluate((element) => element.closest<HTMLElement>('[data-placement]')?.dataset.placement);
  expect(await wordOf(dialLinks(header(page)).first())).toBe('header');
  expect(await wordOf(dialLinks(footer(page)))).toBe('footer');
  expect(await wordOf(phoneButton(page))).toBe('dock');
  expect(await wordOf(dialLinks(page.getByRole('main')).first())).toBe('hero');
  if (pageOf('home').content.emergencyBanner !== undefined)
    expect(await wordOf(dialLinks(page.locator('[data-placement=emergency]')))).toBe('emergency');
});

test('a click by pointer and one by keyboard count once each, before the dialer takes over', async ({
  page,
}) => {
  await openHydrated(page, paths.contact);
  // The dialer is the browser's: what is left of it in a test is that nobody has kept it from dialing.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      window.calls.push({ page: event.defaultPrevented ? 'kept from dialing' : 'dials' });
      event.preventDefault();
    }),
  );
  const link = dialLinks(page.getByRole('main')).first();
  const expected = [{ page: paths.contact, placement: 'hero' }, { page: 'dials' }];
  await touch(link);
  await expectCalls(page, ...expected);
  await link.focus();
  await page.keyboard.press('Enter');
  await expectCalls(page, ...expected);
});

test('a link in a tool names it; a link of another kind counts as no call', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await page.evaluate((href) => {
    const tool = document.createElement('div');
    tool.dataset.tool = 'ruler';
    const link = document.createElement('a');
    link.href = href;
    tool.append(link);
    document.querySelector('main')?.append(tool);
    tool.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }, site.phone.href);
  await expectCalls(page, { page: paths.contact, placement: 'main', tool: 'ruler' });
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('footer a[href="/about"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });
  await expectCalls(page);
});

const { placeLookup } = pageOf('contact').content;

if (placeLookup !== undefined) {
  test('the number that the look-up of places answers with counts as that tool’s', async ({ page }) => {
    await openHydrated(page, paths.contact);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    // No ZIP code begins so.
    await page.getByRole('textbox', { name: placeLookup.label }).fill('00000');
    await dialLinks(page.locator('[data-tool=places]')).click();
    await expectCalls(page, { page: paths.contact, placement: 'main', tool: 'places' });
  });
}

test('in the menu of small screens, the number counts as the header’s', async ({ page }) => {
  test.skip(!isPhone(page), 'Only small screens have it.');
  await openHydrated(page, paths.home);
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );
  await touch(menuButton(page));
  await touch(dialLinks(header(page)).first());
  await expectCalls(page, { page: paths.home, placement: 'header' });
});

test(
  'the example counts a call without holding it up, and sends what the event says',
  inChromium,
  async ({ page }) => {
    const sent = Promise.withResolvers<string | null>();
    await page.route('**/calls', (route) => {
      sent.resolve(route.request().postData());
      return route.fulfill({ status: 204 });
    });
    // As the build puts it there: the site's policy lets nobody add scripts later.
    await page.route('/analytics.js', (route) => route.fulfill({ path: 'docs/analytics-example.js' }));
    await page.route(paths.contact, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const script = '<script type="module" src="/analytics.js"></script>';
      await route.fulfill({ response, body: html.replace('</body>', `${script}</body>`) });
    });
    await page.goto(paths.contact);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await dialLinks(page.getByRole('main')).first().click();
    expect(JSON.parse((await sent.promise) ?? '')).toEqual({ page: paths.contact, placement: 'hero' });
  },
);

test('nothing is sent to another site: browsers refuse, unless host/content-security-policy.ts names it', async ({
  page,
  problems,
}) => {
  await page.goto(paths.contact);
  const refused = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
    );
    navigator.sendBeacon('https://stats.example/calls', '{}');
    return violation;
  });
  expect(refused).toBe('connect-src');
  await expectOnly(page, problems, /stats\.example/);
});

test('by default, a click on a telephone link asks nobody for anything', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const asked: string[] = [];
  page.on('request', (request) => {
    // Scripts of the site's own may still be on their way, and tell nobody of a click.
    if (!new URL(request.url()).pathname.startsWith('/assets/')) asked.push(request.url());
  });
  await dialLinks(page.getByRole('main')).first().click();
  await expect.poll(() => page.evaluate(() => window.calls.length)).toBe(1);
  expect(asked).toEqual([]);
});
