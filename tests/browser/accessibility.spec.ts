import { contentPath, paths } from '#app/paths.ts';
import { area, site } from '#tests/company.ts';
import {
  expect,
  footerLink,
  holdBack,
  isPhone,
  mainHeading,
  menuButton,
  menuSection,
  openHydrated,
  phoneButton,
  shownWords,
  test,
} from './test.ts';
import { expectAccessible } from './page-flaws.ts';

/** States that a page is in for a while have no barrier either. every-kind.spec.ts looks at pages at rest. */

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
  await phoneButton(page).focus();
  await expect.poll(() => shownWords(page)).toBe(1);
  await expectAccessible(page, 'phone button', { part: 'aside' });
});

test('the error screen', async ({ page, problems }) => {
  await page.route(contentPath(area.path, '*'), (route) =>
    route.fulfill({ json: { path: area.path, kind: 'area' } }),
  );
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  await expect(mainHeading(page)).toHaveText(site.error.heading);
  await expectAccessible(page, 'error screen');
  problems.splice(0);
});

test('the message of a click without a network', async ({ page, context, problems }) => {
  await page.goto(paths.home);
  await context.setOffline(true);
  await (await footerLink(page, area.name)).click();
  await expect(page.getByRole('alert').filter({ hasText: site.labels.noConnection })).toBeVisible();
  await expectAccessible(page, 'no connection');
  problems.splice(0);
});

test('while an area loads', async ({ page }) => {
  const release = await holdBack(page, contentPath(area.path, '*'));
  // The page gives up after five seconds. Here it waits on, however long this takes.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const start = (task: TimerHandler, wait = 0, ...rest: unknown[]) =>
      wait < 5000 ? setTimeout(task, wait, ...rest) : 0;
    Object.assign(window, { setTimeout: start });
  });
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  await expect(page.getByRole('status')).toBeVisible();
  // A state of moments: the page's heading comes with its content.
  await expectAccessible(page, 'loading', { without: ['page-has-heading-one'] });
  release();
  await expect(mainHeading(page)).toHaveText(area.name);
});
