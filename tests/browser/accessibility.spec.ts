import { paths } from '#app/paths.ts';
import { area, site } from '#tests/company.ts';
import {
  expect,
  footerLink,
  isPhone,
  menuButton,
  menuSection,
  openHydrated,
  phoneButton,
  test,
} from './test.ts';
import { expectAccessible } from './page-flaws.ts';

/** Passing states of pages are accessible, too. every-kind.spec.ts looks at loaded pages. */

// A color in transition is neither the old nor the new one.
test.use({ reducedMotion: 'reduce' });

test('the menu, its sections and the phone button, open', async ({ page }) => {
  await openHydrated(page, paths.home);
  if (isPhone(page)) {
    await menuButton(page).tap();
    await expectAccessible(page, 'menu', { part: 'header' });
  }
  for (const section of ['services', 'coverage'] as const) {
    const { toggle, links } = menuSection(page, section);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeVisible();
    await expectAccessible(page, section, { part: 'header' });
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded(); // Before, phones have the button in the header.
  await phoneButton(page).focus();
  await expectAccessible(page, 'phone button', { part: 'aside' });
});

test('the message of a click without a network', async ({ page, context, problems }) => {
  await page.goto(paths.home);
  await context.setOffline(true);
  await (await footerLink(page, area.name)).click();
  await expect(page.getByRole('alert').filter({ hasText: site.labels.noConnection })).toBeVisible();
  await expectAccessible(page, 'no connection');
  problems.splice(0);
});
