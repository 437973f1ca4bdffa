import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import { directoryOf } from '#app/page-data/site.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { mainLinks } from '#app/links/navigation-links.ts';
import { withAreas, withEveryPair } from '#tests/company-variations.ts';

describe.each([
  ['with pages of some services in some areas', company],
  ['with a page of every service in every area', withEveryPair(company)],
  ['with no page of a service in an area', withAreas(company, 30)],
])('of a company %s', (_, company) => {
  const links = [...mainLinks(company.labels), ...directoryLinks(directoryOf(company))];

  test('every link leads to a page that exists, and every page has one', () => {
    const addresses = allPages(company).map(({ path }) => path);
    expect(new Set(links.map(({ path }) => path))).toEqual(new Set(addresses));
    expect(links).toHaveLength(addresses.length);
  });

  test('a page of a service or an area is named by its own heading', () => {
    const named = new Map(links.map(({ path, name }) => [path, name]));
    const headings = allPages(company).flatMap((page) => {
      if (page.kind === 'service') return [{ path: page.path, name: page.content.heading }];
      return page.kind === 'area' ? [{ path: page.path, name: page.content.area.name }] : [];
    });
    expect(headings.map(({ path }) => ({ path, name: named.get(path) }))).toEqual(headings);
  });
});
