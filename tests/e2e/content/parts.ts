import type { Page } from '@playwright/test';
import { site } from '#tests/company.ts';
import { dialLinks, expect, expectInOrder, mainHeading, regions } from '../test.ts';

/*
 * What stands on each page, part by part, as its records have it (docs/specification.md#2-pages-and-addresses).
 * Run on a phone, and on a desktop without scripts.
 */

/** A page's opening: the heading and the number to tap, both before everything else. */
export async function expectHero(page: Page, heading: string) {
  const main = page.getByRole('main');
  await expect(mainHeading(page)).toHaveText(heading);
  await expect(mainHeading(page)).toBeVisible();
  await expect(dialLinks(main).first()).toContainText(site.phone.display);
  await expectInOrder(mainHeading(page), dialLinks(main), regions(page));
}

/** The parts of a page below its opening, by their headings. Those that the company does without have none. */
export async function expectParts(page: Page, headings: readonly (string | undefined)[]) {
  const expected = headings.filter((heading) => heading !== undefined);
  await expect(regions(page).getByRole('heading', { level: 2 })).toHaveText(expected);
  await expect(regions(page)).toHaveCount(expected.length);
}
