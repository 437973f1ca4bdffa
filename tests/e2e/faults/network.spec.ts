import type { Page } from '@playwright/test';
import { contentPath, type Path, paths } from '#app/paths.ts';
import { area, company, otherArea, site } from '#tests/company.ts';
import { dialLinks, expect, footerLink, hydrate, inChromium, openHydrated } from '#tests/browser/test.ts';
import { expectOfflinePage, test, visitWithWorker } from '#tests/browser/test-with-host.ts';
import { expectUsable } from './usable.ts';

/** A network that fails during a visit, and hosts that answer with something else. More: tests/browser/offline.spec.ts. */

// Before the app is there, its script is one of the files that can't be fetched.
test.use({
  forgiven:
    /request failed|status (?:404|500|503)|Failed to (?:load|fetch)|NetworkError|ERR_|console\.error: Error$|dynamically imported|SyntaxError|Unexpected token|does not hold/,
});

/** Checks that the open page stays, and says with the number that the other one isn't available. */
async function expectToStay(page: Page, path: Path) {
  const message = page.getByRole('alert').filter({ hasText: site.labels.noConnection });
  await expect(message).toBeVisible();
  await expect(dialLinks(message)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expectUsable(page, path);
}

/** Failures and not-found pages, too: app/load-document.test.ts and app/offline/request-strategy.test.ts. */
const wrongAnswer = [200, '<!doctype html><title>Wi-Fi</title><h1>Welcome to our hotel</h1>'] as const;

test('another site’s page in place of all: the open page stays and says so', async ({
  page,
  host,
  documents,
}) => {
  await openHydrated(page, area.path);
  const link = await footerLink(page, otherArea.name);
  host.answerAll(...wrongAnswer);
  await link.click();
  await expectToStay(page, area.path);
  expect(documents()).toBe(1);
});

test.describe('with a service worker', inChromium, () => {
  test.use({ serviceWorkers: 'allow' });
  test.skip(company.offline === undefined, 'A company without an offline page has no service worker.');

  test('another site’s page in place of all: the worker shows its cache, and caches none of it', async ({
    page,
    host,
  }) => {
    await visitWithWorker(page, area.path);
    host.answerAll(...wrongAnswer);
    await (await footerLink(page, site.labels.footer.quickLinks.contact)).click();
    await expectUsable(page, paths.contact);
    await (await footerLink(page, otherArea.name)).click();
    await expectOfflinePage(page, otherArea.path);
    await (await footerLink(page, area.name)).click();
    await expectUsable(page, area.path);
    await page.goto(otherArea.path);
    await expectOfflinePage(page, otherArea.path);
    await host.stop();
    for (const path of [paths.contact, area.path] as const) {
      await page.goto(path);
      await expectUsable(page, path);
    }
  });
});

for (const isHydrated of [true, false])
  test(`without a network, ${isHydrated ? 'in' : 'before'} the app, a link keeps the page`, async ({
    page,
    context,
    documents,
  }) => {
    // On a slow machine, the app would be there before the click.
    if (!isHydrated) await page.route('**/assets/entry.client-*', (route) => route.abort());
    await page.goto(area.path);
    if (isHydrated) await hydrate(page);
    const link = await footerLink(page, otherArea.name);
    await context.setOffline(true);
    await link.click();
    await expectToStay(page, area.path);
    await context.setOffline(false);
    await link.click();
    await expectUsable(page, otherArea.path);
    expect(documents()).toBe(isHydrated ? 1 : 2);
  });

test('the network fails while a page is loading: the page before it comes back', async ({ page, host }) => {
  await openHydrated(page, area.path);
  const link = await footerLink(page, otherArea.name);
  host.fallSilent();
  await link.click();
  await expect(page).toHaveURL(otherArea.path);
  await expect(page.getByRole('status')).toHaveText(site.labels.loadingArea);
  await host.stop();
  await expectToStay(page, area.path);
});

test('Back without a network to a page that has left memory: the open page stays', async ({ page, host }) => {
  await openHydrated(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  await page.reload();
  await hydrate(page);
  // The browser has it in its cache, too.
  await page.route(contentPath(area.path, '*'), (route) => route.abort());
  await host.stop();
  await page.evaluate(() => window.history.back());
  await expectToStay(page, otherArea.path);
});
