import { paths } from '#app/paths.ts';
import { area, company, otherArea, site } from '#tests/company.ts';
import { dialLinks, expect, footerLink, openHydrated } from '#tests/browser/test.ts';
import { expectOfflinePage, test, visitWithWorker } from '#tests/browser/test-with-host.ts';
import { expectUsable } from './usable.ts';

/** A host, or a network before it, that answers everything with something else than the site. */

const wrongAnswers: Record<string, [number, string]> = {
  'status 500': [500, '<!doctype html><title>500</title><h1>Internal Server Error</h1>'],
  'status 503': [503, '<!doctype html><title>503</title><h1>Service Unavailable</h1>'],
  'a not-found page of its own': [404, '<!doctype html><title>404</title><h1>No such site</h1>'],
  'another site’s page': [200, '<!doctype html><title>Wi-Fi</title><h1>Welcome to our hotel</h1>'],
};

test.use({
  forgiven: /status (?:404|500|503)|Failed to (?:load|fetch)|ERR_|SyntaxError|Unexpected token|does not hold/,
});

for (const [name, answer] of Object.entries(wrongAnswers)) {
  test.describe(`the host answers with ${name}`, () => {
    test.describe(() => {
      test.use({ serviceWorkers: 'allow' });
      test.skip(company.offline === undefined, 'A company without an offline page has no service worker.');

      test('the service worker shows its cache, and caches none of it', async ({ page, host }) => {
        await visitWithWorker(page, area.path);
        host.answerAll(...answer);
        await (await footerLink(page, site.labels.footer.quickLinks.contact)).click();
        await expectUsable(page, paths.contact);
        await (await footerLink(page, otherArea.name)).click();
        await expectOfflinePage(page, otherArea.path);
        await (await footerLink(page, area.name)).click();
        await expectUsable(page, area.path);
        await page.reload();
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

    test('without a service worker, the open page stays and says so', async ({ page, host, documents }) => {
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
    });
  });
}
