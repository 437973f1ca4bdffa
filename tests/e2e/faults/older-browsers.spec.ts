import { paths } from '#app/paths.ts';
import { area, service, servicePages, site } from '#tests/company.ts';
import {
  expect,
  footerLink,
  hydrate,
  mainHeading,
  openHydrated,
  scrollPosition,
  test,
} from '#tests/browser/test.ts';
import { countDocuments, expectOnly, expectUsable } from './usable.ts';

/** What some of the browsers meant lack. */

test('a browser without popovers opens pages by links, and a click beside the menu breaks nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'] as const)
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const { matches } = Element.prototype;
    Object.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selector: string) {
        if (selector.includes(':popover-open'))
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return matches.call(this, selector);
      },
    });
  });
  await openHydrated(page, paths.home);
  const documents = countDocuments(page);
  await mainHeading(page).click();
  await (await footerLink(page, site.labels.footer.quickLinks.about)).click();
  await expectUsable(page, paths.about);
  expect(documents()).toBe(0);
});

test.describe('a browser without the Navigation API', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation')));

  test('loads documents by links, and goes back to where the visitor was', async ({ page }) => {
    const documents = countDocuments(page);
    await openHydrated(page, area.path);
    // Not one of the footer: its lists, unfolded on phones, are folded again after Back, and the page is shorter.
    const link = page.getByRole('main').getByRole('link', { name: site.labels.quoteByContact, exact: true });
    // The driver may scroll on before it clicks: the position counts in which the page was left.
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

  test('shows what only the app knows: a service in an unlisted area', async ({ page, problems }) => {
    await openHydrated(page, `${service.path}-in-new-atlantis`);
    await expect(mainHeading(page)).toContainText('New Atlantis');
    await (await footerLink(page, site.labels.footer.quickLinks.about)).click();
    await expectUsable(page, paths.about);
    await page.goBack();
    await expect(mainHeading(page)).toContainText('New Atlantis');
    await expectOnly(page, problems, /404/);
  });

  test('replaces an unknown service by all services, and an unknown area by the not-found page', async ({
    page,
    problems,
  }) => {
    await openHydrated(page, paths.contact);
    await page.goto(paths.service('submarine-painting'));
    await expect(page).toHaveURL(paths.services);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(
      servicePages.length,
    );
    await page.goBack();
    await expectUsable(page, paths.contact);
    await page.goto(paths.area('new-atlantis'));
    await expect(page).toHaveURL(paths.notFound);
    await expect(mainHeading(page)).toHaveText(site.notFound.heading);
    await expectOnly(page, problems, /404/);
  });
});
