import { unfinishedPages } from '#app/page-data/unfinished-pages.ts';
import { allPages } from '#app/page-data/pages.ts';
import { pagesWithLittleOwnText } from '#content/validate/similarity.ts';
import { openCompany } from '#content/validate/validate.ts';
import { textsIn } from '#content/texts-in.ts';
import type { Page } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';

/*
 * The company whose site is tested. Tests compare the site with its records, which may change, and which may be those of
 * another company that does without some parts. What the specification says of the first company: tests/acceptance.
 */

export const company = openCompany();

export const site = siteOf(company);

export const pages = allPages(company);

/** Pages that search engines don’t list: something is left to write. */
export const hidden = new Set([
  ...unfinishedPages(company),
  ...pagesWithLittleOwnText(company).map(({ page }) => page.path),
]);

export const addresses = pages.map(({ path }) => path);

type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;

export function pagesOf<Kind extends Page['kind']>(kind: Kind): PageOf<Kind>[] {
  return pages.filter((page): page is PageOf<Kind> => page.kind === kind);
}

/** The one page of a kind that has no more. */
export function pageOf<Kind extends Page['kind']>(kind: Kind): PageOf<Kind> {
  return required(pagesOf(kind)[0], `page of the kind "${kind}"`);
}

/** The services' own pages. */
export const servicePages = pagesOf('service').filter(({ content }) => content.inArea === undefined);

export const service = required(servicePages[0], 'service');

/** Two of the areas that every page lists: tests go from one to the other. A young company may have one, which is published all the same. */
export const area = required(site.areas[0], 'area');
export const otherArea = site.areas[1] ?? area;

/** Links of the page about the company that lead to no area's page. */
export const deadEnds = pageOf('about').content.areas.chips.filter(({ path }) => !addresses.includes(path));

/** Every text of the company's records, by the path of its field. */
export const texts: readonly { field: string; text: string }[] = textsIn(company).map(({ field, text }) => ({
  field: field.join('.'),
  text,
}));

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) {
    throw new Error(`The company has no ${what}, and the tests need one. Add it to the company's folder.`);
  }
  return value;
}
