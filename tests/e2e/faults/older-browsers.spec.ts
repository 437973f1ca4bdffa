import { paths } from '#app/paths.ts';
import { area, service, servicePages, site } from '#tests/company.ts';
import {
  expect,
  footerLink,
  hydrate,
  inChromium,
  mainHeading,
  openHydrated,
  scrollPosition,
  test,
} from '#tests/browser/test.ts';
import { expectUsable } from './usable.ts';

/** What some supported browsers lack. Popovers: tests/older. */

test.use({ forgiven: /404/ });

const { quickLinks } = site.labels.footer;

test.describe('a browser without the Navigation API', inChromium, () => {
  test.beforeEach(({ page }) => page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation')));

  test('loads documents by links, and goes back to where the visitor was', async ({ page, documents }) => {
    await openHydrated(page, area.path);
    // Not a link of the footer: its lists, which phones collapse, are closed again after Back, and the page is shorter.
    const link = page.getByRole('main').getByRole('link', { name: site.labels.quoteByContact, exact: true });
    // The driver may scroll before it clicks: what counts is the position in which the page was left.
    await page.evaluate(() =>
      window.addEventListener('pagehide', () => sessionStorage.setItem('left', String(window.scrollY))),
    );
    await link.click();
    await expectUsable(page, paths.contact);
    const left = await page.evaluate(() => Number(sessionStorage.getItem('left')));
    expect(left).toBeGreaterThan(300);
    expect(documents()).toBe(2);
    await page.goBack();
    await expectUsable(page, area.path);
    await hydrate(page);
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - left)).toBeLessThan(5);
  });

  test('shows unlisted areas, and replaces unknown services and areas', async ({ page }) => {
    await openHydrated(page, `${service.path}-in-new-atlantis`);
    await expect(mainHeading(page)).toContainText('New Atlantis');
    await (await footerLink(page, quickLinks.about)).click();
    await expectUsable(page, paths.about);
    await page.goBack();
    await expect(mainHeading(page)).toContainText('New Atlantis');
    await page.goto(paths.service('submarine-painting'));
    await expect(page).toHaveURL(paths.services);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(
      servicePages.length,
    );
    await page.goto(paths.area('new-atlantis'));
    await expect(page).toHaveURL(paths.notFound);
    await expect(mainHeading(page)).toHaveText(site.notFound.heading);
  });
});
