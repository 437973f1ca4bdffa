import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/pages.ts';
import type { CallClick } from '#app/shell/call-click.ts';
import { pageOf, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footer,
  header,
  hydrate,
  inChromium,
  openHydrated,
  phoneButton,
  test,
  type,
  touch,
} from '#tests/browser/test.ts';

/** What docs/hosting.md#counting-calls says of clicks on phone links. That each link has a placement: tests/built-html. */

type Call = Partial<CallClick>;

declare global {
  interface Window {
    calls: Call[];
  }
}

test.use({ forgiven: /404/ });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.calls = [];
    document.addEventListener('call-click', (event) =>
      window.calls.push((event as CustomEvent<Call>).detail),
    );
  }),
);

/** Checks the calls since the last time. A tap's click comes a moment after the finger has left. */
async function expectCalls(page: Page, ...expected: Call[]) {
  await expect.poll(() => page.evaluate(() => window.calls)).toEqual(expected);
  await page.evaluate(() => window.calls.splice(0));
}

/** From now on, no click dials. */
const keepFromDialing = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));

for (const isHydrated of [false, true])
  test(`any phone link counts once, ${isHydrated ? 'in' : 'before'} the app`, async ({ page }) => {
    test.slow();
    if (!isHydrated)
      await page.route('**/assets/entry.client-*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    for (const path of [...pageOfEachKind.map(({ path }) => path), '/no-such-page']) {
      await page.goto(path);
      if (isHydrated) await hydrate(page);
      await keepFromDialing(page);
      const counted = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="tel:"]')].map((link) => {
          // On what is inside the link, if anything is: an icon, a word.
          (link.lastElementChild ?? link).dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true }),
          );
          return window.calls.splice(0).map(({ page }) => page);
        }),
      );
      // Two in the header; one in the page, the round button and the footer.
      expect(counted.length, path).toBeGreaterThanOrEqual(5);
      expect(new Set(counted.flat()), path).toEqual(new Set([path]));
      expect(counted.filter((calls) => calls.length !== 1)).toEqual([]);
    }
  });

test('each part of a page has its placement', async ({ page }) => {
  await openHydrated(page, paths.home);
  await keepFromDialing(page);
  for (const [placement, link] of Object.entries({
    header: dialLinks(header(page)).first(),
    footer: dialLinks(footer(page)),
    dock: phoneButton(page),
    hero: dialLinks(page.getByRole('main')).first(),
  })) {
    await link.dispatchEvent('click');
    await expectCalls(page, { page: paths.home, placement });
  }
});

test('a click and the Enter key count once each, and request nothing', async ({ page }) => {
  await openHydrated(page, paths.contact);
  // What a test sees of dialing is that no script has prevented it.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      window.calls.push({ page: event.defaultPrevented ? 'prevented' : 'dials' });
      event.preventDefault();
    }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    // Scripts of the site may still be loading.
    if (!new URL(request.url()).pathname.startsWith('/assets/')) asked.push(request.url());
  });
  const link = dialLinks(page.getByRole('main')).first();
  const expected = [{ page: paths.contact, placement: 'hero' }, { page: 'dials' }];
  await touch(link);
  await expectCalls(page, ...expected);
  await link.focus();
  await page.keyboard.press('Enter');
  await expectCalls(page, ...expected);
  expect(asked).toEqual([]);
});

test('a link in a tool names the tool; other links are not calls', async ({ page }) => {
  const { placeLookup } = pageOf('contact').content;
  test.skip(placeLookup === undefined, 'A company without the field for ZIP codes.');
  await openHydrated(page, paths.contact);
  await keepFromDialing(page);
  // Not the beginning of any ZIP code.
  await type(page.getByRole('textbox', { name: placeLookup?.label ?? '' }), '00000');
  await dialLinks(page.locator('[data-tool=places]')).click();
  await expectCalls(page, { page: paths.contact, placement: 'main', tool: 'places' });
  await footer(page).locator(`a[href="${paths.about}"]`).dispatchEvent('click');
  await expectCalls(page);
});

test('the example script counts a call and sends what the event says', inChromium, async ({ page }) => {
  const sent = Promise.withResolvers<string | null>();
  await page.route('**/calls', (route) => {
    sent.resolve(route.request().postData());
    return route.fulfill({ status: 204 });
  });
  // As the build adds it: the site's policy refuses scripts that are added later.
  await page.route('/analytics.js', (route) => route.fulfill({ path: 'docs/analytics-example.js' }));
  await page.route(paths.contact, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const script = '<script type="module" src="/analytics.js"></script>';
    await route.fulfill({ response, body: html.replace('</body>', `${script}</body>`) });
  });
  await page.goto(paths.contact);
  await keepFromDialing(page);
  await dialLinks(page.getByRole('main')).filter({ hasText: site.phone.display }).first().click();
  expect(JSON.parse((await sent.promise) ?? '')).toMatchObject({ page: paths.contact });
});
