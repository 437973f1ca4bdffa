import { paths } from '#app/paths.ts';
import { site } from '#tests/company.ts';
import { expect, footerLink, mainHeading, openHydrated, test } from '../test.ts';
import { countDocuments, expectUsable } from './usable.ts';

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
