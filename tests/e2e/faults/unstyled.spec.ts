import { offlinePath, paths } from '#app/paths.ts';
import { company, servicePages } from '#tests/company.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { expect, test } from '#tests/browser/test.ts';

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

/** The smallest screens: of a phone of 5.4 inches, and one that enlarges all. */
const heights = { 320: 693, 390: 640, 1280: 640 };

for (const [width, height] of Object.entries(heights))
  test(`without styles, ${width} pixels show the number first and fit`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height });
    for (const path of addresses) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.body).margin), 'no styles').toBe('8px');
      // Where somebody may be hurt, 911 comes first.
      const number = page.locator('[href^="tel:"]').filter({ hasText: /\d{3}/, visible: true });
      await expect.soft(number.first(), path).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
