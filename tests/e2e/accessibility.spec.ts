import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/pages.ts';
import { area, site } from '#tests/company.ts';
import {
  expect,
  footerLink,
  unfoldFooter,
  mainHeading,
  type MenuSection,
  menuButton,
  menuSection,
  openHydrated,
  phoneButton,
  shownWords,
  test,
} from './test.ts';

// A color on its way from one to another is neither.
test.use({ reducedMotion: 'reduce' });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the whole page or, where the rest was looked at before, at the part that changed. */
async function expectAccessible(page: Page, state: string, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
  expect.soft(found, state).toEqual([]);
}

/** The links and buttons that are too small for a finger; links within a sentence are exempt (WCAG 2.5.8). */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter(
        (target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches('.skip-link'),
      )
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const inSentence =
          getComputedStyle(target).display === 'inline' &&
          [...(target.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
        return !inSentence && (width < 24 || height < 24);
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.textContent?.trim() || target.getAttribute('aria-label')}: ${width} x ${height}`;
      }),
  );
}

const quiet = (problems: string[]) => problems.splice(0).filter((problem) => !/404/.test(problem));

for (const { name, path } of [...pageOfEachKind, { name: 'Not found', path: '/no-such-page' }]) {
  test(`${name}: in every menu state`, async ({ page, problems }, { project }) => {
    test.slow();
    await openHydrated(page, path);
    await expectAccessible(page, 'at rest');
    expect.soft(await smallTargets(page), 'targets of at least 24 pixels').toEqual([]);

    if (project.name === 'phone') {
      await menuButton(page).tap();
      await expectAccessible(page, 'menu open', 'header');
    }
    for (const section of ['services', 'coverage'] satisfies MenuSection[]) {
      const { toggle, links } = menuSection(page, section);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(links.first()).toBeVisible();
      await expectAccessible(page, `${section}: open`, 'header');
      expect.soft(await smallTargets(page), `${section}: targets of at least 24 pixels`).toEqual([]);
    }
    await page.keyboard.press('Escape');

    await page.keyboard.press('Tab');
    await phoneButton(page).focus();
    await expect.poll(() => shownWords(page)).toBe(1);
    await expectAccessible(page, 'phone button expanded', 'aside');

    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'by night');
    expect(quiet(problems)).toEqual([]);
  });
}

test('the error screen', async ({ page, problems }) => {
  await page.route(contentPath(area.path, '*'), (route) =>
    route.fulfill({ json: { path: area.path, kind: 'area' } }),
  );
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  await expect(mainHeading(page)).toHaveText(site.error.heading);
  await expectAccessible(page, 'error screen');
  expect(await smallTargets(page)).toEqual([]);
  problems.splice(0);
});

test('the message of a click without a network', async ({ page, context, problems }) => {
  await page.goto(paths.home);
  await context.setOffline(true);
  await (await footerLink(page, area.name)).click();
  await expect(page.getByRole('alert').filter({ hasText: site.labels.noConnection })).toBeVisible();
  await expectAccessible(page, 'no connection');
  expect(await smallTargets(page)).toEqual([]);
  problems.splice(0);
});

test('while an area loads', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(contentPath(area.path, '*'), async (route) => {
    await arrival.promise;
    await route.continue();
  });
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
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // A state of moments: the page's heading comes with its content.
    .disableRules('page-has-heading-one')
    .analyze();
  expect(violations).toEqual([]);
  arrival.resolve();
  await expect(mainHeading(page)).toHaveText(area.name);
});

test('every page names its language, and each link to a new tab says so', async ({ page }) => {
  for (const path of [paths.home, paths.contact]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    await unfoldFooter(page);
    for (const link of await page.locator('a[target=_blank]').all()) {
      await expect(link).toHaveAccessibleName(/new tab/);
    }
    expect(await page.locator('a[href^=http]:not([target=_blank])').count()).toBe(0);
  }
  expect(await page.locator('a[target=_blank]').count(), 'the map of the contact page').toBeGreaterThan(0);
});
