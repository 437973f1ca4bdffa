import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { area, company, otherArea, site } from '#tests/company.ts';
import { dialLinks, expect, footerLink, mainHeading, openHydrated } from '#tests/browser/test.ts';
import { test } from '#tests/browser/test-with-host.ts';
import { countDocuments, expectOnly, expectUsable } from './usable.ts';

/** A host, or a network before it, that answers everything with something else than the site. */

const wrongAnswers: Record<string, [number, string]> = {
  'status 500': [500, '<!doctype html><title>500</title><h1>Internal Server Error</h1>'],
  'status 503': [503, '<!doctype html><title>503</title><h1>Service Unavailable</h1>'],
  'a not-found page of its own': [404, '<!doctype html><title>404</title><h1>No such site</h1>'],
  'another site’s page': [200, '<!doctype html><title>Wi-Fi</title><h1>Welcome to our hotel</h1>'],
};

const ofHost =
  /status (?:404|500|503)|Failed to (?:load|fetch)|ERR_|SyntaxError|Unexpected token|does not hold/;

for (const [name, answer] of Object.entries(wrongAnswers)) {
  test.describe(`the host answers with ${name}, and the service worker is there`, () => {
    test.use({ serviceWorkers: 'allow' });
    test.skip(
      company.offline === undefined,
      'A company without words for the offline page has no service worker.',
    );

    test('addresses show the page as it was kept, or the offline page, and none of these answers is kept', async ({
      page,
      host,
      problems,
    }) => {
      await visit(page, area.path);
      host.answerAll(...answer);
      await page.reload();
      await expectUsable(page, area.path);
      await page.goto(paths.contact);
      await expectUsable(page, paths.contact);
      await page.goto(otherArea.path);
      await expectOfflinePage(page);
      await host.stop();
      await page.goto(area.path);
      await expectUsable(page, area.path);
      await page.goto(paths.contact);
      await expectUsable(page, paths.contact);
      await expectOnly(page, problems, ofHost);
    });

    test('links show the same', async ({ page, host, problems }) => {
      await visit(page, area.path);
      host.answerAll(...answer);
      await (await footerLink(page, site.labels.footer.quickLinks.contact)).click();
      await expectUsable(page, paths.contact);
      await (await footerLink(page, otherArea.name)).click();
      await expectOfflinePage(page);
      await (await footerLink(page, area.name)).click();
      await expectUsable(page, area.path);
      await expectOnly(page, problems, ofHost);
    });
  });

  test(`the host answers with ${name}, and there is no service worker: the page that is open stays, and says so with the number`, async ({
    page,
    host,
    problems,
  }) => {
    const documents = countDocuments(page);
    await openHydrated(page, area.path);
    const link = await footerLink(page, otherArea.name);
    host.answerAll(...answer);
    await link.click();
    const message = page.getByRole('alert').filter({ hasText: site.labels.noConnection });
    await expect(message).toBeVisible();
    await expect(dialLinks(message)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expectUsable(page, area.path);
    expect(documents()).toBe(1);
    await expectOnly(page, problems, ofHost);
  });
}

/** Opens the site for the first time and waits until the worker is there. */
async function visit(page: Page, path: string) {
  await openHydrated(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function expectOfflinePage(page: Page) {
  await expect(mainHeading(page)).toHaveText(company.offline?.heading ?? '');
  await expect(dialLinks(page.getByRole('main'))).toBeVisible();
}
