import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Path } from '#app/paths.ts';
import { pageFile } from '#build/prerender/page-file.ts';
import { finishedSite } from '#host/finished-site.ts';
import { site } from '#tests/company.ts';
import { dialLinks, expect, mainHeading, phoneButton } from '#tests/browser/test.ts';

/*
 * What holds whatever breaks (docs/testing.md): the number can be seen and dialed, the content read, and nothing is
 * loaded over and over.
 */

/** Checks that a visitor can read the number and dial it. */
export async function expectNumber(page: Page) {
  await expect(dialLinks(page.getByRole('main')).filter({ visible: true }).first()).toBeVisible();
  const button = phoneButton(page);
  await expect(button).toHaveAttribute('href', site.phone.href);
  // In view, and nothing lies over it: the driver says so by not clicking.
  await button.click({ trial: true });
  await expect(page.getByText(site.phone.display).filter({ visible: true }).first()).toBeVisible();
}

/** Checks that the page at this address can be read, as whole as it was built, and dialed from. */
export async function expectUsable(page: Page, path: Path) {
  const built = parseDocument(readFileSync(join(finishedSite, pageFile(path)), 'utf8'));
  const [main] = DomUtils.getElementsByTagName('main', built);
  const headings = DomUtils.getElementsByTagName((tag) => /^h[12]$/.test(tag), main ?? []).map((heading) =>
    DomUtils.textContent(heading),
  );
  expect(headings.length).toBeGreaterThan(2);
  await expect(page).toHaveURL(path);
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText(headings);
  await expectNumber(page);
}

/** Counts the documents that are shown from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  // Not their requests: the browser may have fetched one before it was asked for.
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
}

/** Leaves the page, and checks that nothing went wrong unseen there but what the fault itself brings. */
export async function expectOnly(page: Page, problems: string[], faults: RegExp) {
  await page.goto('about:blank'); // What goes wrong in it from here on, nobody sees.
  expect(problems.splice(0).filter((problem) => !faults.test(problem))).toEqual([]);
}

/** What a visitor does first. It asks for the app. */
export async function turnWheel(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
}

/** Waits until the browser has nothing to do and a moment more: what a fault sets off would have begun. */
export async function settle(page: Page) {
  await page.evaluate(() => fetch('/robots.txt').catch(() => undefined));
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  );
}
