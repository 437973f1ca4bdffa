import { offlinePath, paths } from '#app/paths.ts';
import { company, servicePages, site } from '#tests/company.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { dialLinks, expect, test } from '#tests/browser/test.ts';

/** A page of one release under the policy of another, as a host or a proxy may cache them: its styles and scripts are refused. */

/** One page of every kind, every service's own, and the documents that are not pages. */
const addresses = new Set([
  ...pageOfEachKind.map(({ path }) => path),
  ...servicePages.map(({ path }) => path),
  paths.notFound,
  ...(company.offline === undefined ? [] : [offlinePath]),
]);

const otherHash = `'sha256-${'A'.repeat(43)}='`;

test.use({ forgiven: /Content.Security.Policy|settings blocked an inline|status of 404/ });

test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replaceAll(/'sha256-[^']+'/g, otherHash) ?? '';
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
});

for (const width of [320, 390, 1280])
  test(`without styles, ${width} pixels show the number first and fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of addresses) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.body).margin), 'no styles').toBe('8px');
      const number = dialLinks(page.locator('body')).filter({ hasText: site.phone.display, visible: true });
      await expect.soft(number.first(), path).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
