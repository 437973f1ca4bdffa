import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { kinds } from '../acceptance/specification.ts';
import { expect, footer, header, openHydrated, test } from './test.ts';

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

for (const { kind, path } of kinds.filter(({ kind }) => kind !== 'area with a long name')) {
  test(`${kind}: in every menu state`, async ({ page, problems }, { project }) => {
    test.slow();
    await openHydrated(page, path);
    await expectAccessible(page, 'at rest');
    expect.soft(await smallTargets(page), 'targets of at least 24 pixels').toEqual([]);

    const nav = header(page).getByRole('navigation', { name: 'Main' });
    if (project.name === 'phone') {
      await header(page).getByRole('button', { name: 'Menu' }).tap();
      await expectAccessible(page, 'menu open', 'header');
    }
    for (const name of ['Show all services', 'Show all service areas']) {
      await nav.getByLabel(name).focus();
      await page.keyboard.press('Enter');
      await expect(nav.locator('details[open] a').first()).toBeVisible();
      await expectAccessible(page, `${name}: open`, 'header');
      expect.soft(await smallTargets(page), `${name}: targets of at least 24 pixels`).toEqual([]);
    }
    await page.keyboard.press('Escape');

    await page.keyboard.press('Tab');
    const button = page.getByRole('complementary').getByRole('link');
    await button.focus();
    await expect.poll(async () => (await button.boundingBox())?.width).toBeGreaterThan(180);
    await expectAccessible(page, 'phone button expanded', 'aside');
    expect(quiet(problems)).toEqual([]);
  });
}

test('the error screen', async ({ page, problems }) => {
  await page.route('**/content/**/service-areas/vista.json', (route) => route.fulfill({ json: {} }));
  await openHydrated(page, '/');
  await footer(page).getByRole('link', { name: 'Vista', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expectAccessible(page, 'error screen');
  expect(await smallTargets(page)).toEqual([]);
  problems.splice(0);
});

test('while an area loads', async ({ page }) => {
  await page.route('**/content/**/service-areas/vista.json', async (route) => {
    await new Promise((done) => setTimeout(done, 4000));
    await route.continue();
  });
  await openHydrated(page, '/');
  await footer(page).getByRole('link', { name: 'Vista', exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // A state of moments: the page's heading comes with its content.
    .disableRules('page-has-heading-one')
    .analyze();
  expect(violations).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Vista' })).toBeVisible();
});

test('every page names its language, and each link to a new tab says so', async ({ page }) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    for (const link of await page.locator('a[target=_blank]').all()) {
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
    expect(await page.locator('a[target=_blank]').count()).toBeGreaterThan(13);
    expect(await page.locator('a[href^=http]:not([target=_blank])').count()).toBe(0);
  }
});
