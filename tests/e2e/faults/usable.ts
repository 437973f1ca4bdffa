import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Path } from '#app/paths.ts';
import { finishedSite, pageFile } from '#host/finished-site.ts';
import { site } from '#tests/company.ts';
import { dialLinks, expect, mainHeading, phoneButton } from '#tests/browser/test.ts';
import { all, parse } from '#tests/built-html/dom.ts';

/** What holds in every fault: the number can be seen and dialed, the content read, and nothing loads in a loop. */

export const failures = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'can’t be fetched': (route: Route) => route.abort('connectionfailed'),
  'is a page instead': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Not that file</h1>' }),
  'breaks off': (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const file = readFileSync(join(finishedSite, pathname));
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : undefined;
    return route.fulfill({ body: file.subarray(0, file.length / 2), ...(contentType && { contentType }) });
  },
  hangs: () => {},
};

export async function expectNumber(page: Page) {
  await expect(dialLinks(page.getByRole('main')).filter({ visible: true }).first()).toBeVisible();
  const button = phoneButton(page);
  await expect(button).toHaveAttribute('href', site.phone.href);
  // In view, and nothing lies over it: the driver would refuse to click.
  await button.click({ trial: true });
  await expect(page.getByText(site.phone.display).filter({ visible: true }).first()).toBeVisible();
}

/** Checks that the page at this address can be read, with all its headings as built, and dialed from. */
export async function expectUsable(page: Page, path: Path) {
  const { main } = parse(path, readFileSync(join(finishedSite, pageFile(path)), 'utf8'));
  const headings = all(main, 'h1, h2').map(({ textContent }) => textContent);
  expect(headings.length).toBeGreaterThan(2);
  await expect(page).toHaveURL(path);
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText(headings);
  await expectNumber(page);
}

/** What a visitor does first. It makes the page ask for the app. */
export async function turnWheel(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
}

/** Waits until the browser is idle and a moment more: what a fault causes has begun by then. */
export async function settle(page: Page) {
  // The document may be replaced by another in the meantime.
  await expect(() =>
    page.evaluate(async () => {
      await fetch('/robots.txt').catch(() => undefined);
      await new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
      );
    }),
  ).toPass();
}
