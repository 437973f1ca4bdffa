import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import type { CallClick } from '#app/shell/call-click.ts';
import { pageOf, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footer,
  hydrate,
  inChromium,
  openHydrated,
  test,
  touch,
  type,
} from '#tests/browser/test.ts';

/** What docs/hosting.md#counting-calls says of clicks on phone links. That each link has a placement: tests/built-html. */

declare global {
  interface Window {
    calls: Partial<CallClick>[];
    dials: number;
  }
}

test.use({ forgiven: /404/ });

// No click dials: what a test sees of dialing is that no script has prevented it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.calls = [];
    window.dials = 0;
    document.addEventListener('call-click', (event) =>
      window.calls.push((event as CustomEvent<CallClick>).detail),
    );
    window.addEventListener('click', (event) => {
      if (!event.defaultPrevented) window.dials += 1;
      event.preventDefault();
    });
  }),
);

const callsOn = (page: Page) => page.evaluate(() => window.calls);

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
      const counted = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="tel:+"]')].map((link) => {
          // On what is inside the link, if anything is: an icon, a word.
          (link.lastElementChild ?? link).dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true }),
          );
          return window.calls.splice(0);
        }),
      );
      expect(counted.filter((calls) => calls.length !== 1)).toEqual([]);
      expect(new Set(counted.flat().map(({ page }) => page)), path).toEqual(new Set([path]));
      const placements = counted.flat().map(({ placement }) => placement);
      expect(placements, path).toEqual(expect.arrayContaining(['header', 'dock', 'footer']));
      expect(placements.length, 'two in the header, one in the page').toBeGreaterThanOrEqual(5);
    }
  });

test('a touch and the Enter key count once each, dial, and request nothing; a tool is named', async ({
  page,
}) => {
  // On a desktop, a panel with the number would take the focus from the link.
  await page.route('**/assets/dial-panel-*', () => {});
  await openHydrated(page, paths.contact);
  const requested: string[] = [];
  page.on('request', (request) => {
    // Scripts of the site may still be loading.
    if (!new URL(request.url()).pathname.startsWith('/assets/')) requested.push(request.url());
  });
  const link = dialLinks(page.getByRole('main')).first();
  const call = { page: paths.contact, placement: 'hero' };
  await touch(link);
  await expect.poll(() => callsOn(page)).toEqual([call]);
  await link.press('Enter');
  await expect.poll(() => callsOn(page)).toEqual([call, call]);
  expect(await page.evaluate(() => window.dials)).toBe(2);
  expect(requested).toEqual([]);
  await footer(page).locator(`a[href="${paths.about}"]`).dispatchEvent('click');
  const { placeLookup } = pageOf('contact').content;
  if (placeLookup === undefined) return;
  // Not the beginning of any ZIP code.
  await type(page.getByRole('textbox', { name: placeLookup.label }), '00000');
  await dialLinks(page.locator('[data-tool=places]')).click();
  await expect
    .poll(() => callsOn(page))
    .toEqual([call, call, { page: paths.contact, placement: 'main', tool: 'places' }]);
});

test('the example script counts a call and sends what the event says', inChromium, async ({ page }) => {
  await page.route('**/calls', (route) => route.fulfill({ status: 204 }));
  // As the build adds it: the site's policy refuses scripts that are added later.
  await page.route('/analytics.js', (route) => route.fulfill({ path: 'docs/analytics-example.js' }));
  await page.route(paths.contact, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const script = '<script type="module" src="/analytics.js"></script>';
    await route.fulfill({ response, body: html.replace('</body>', `${script}</body>`) });
  });
  await page.goto(paths.contact);
  const sent = page.waitForRequest('**/calls');
  await dialLinks(page.getByRole('main')).filter({ hasText: site.phone.display }).first().click();
  expect((await sent).postDataJSON()).toMatchObject({ page: paths.contact });
});
