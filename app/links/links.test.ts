import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import { directoryOf, siteOf } from '#app/page-data/site.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { listedPages, mainLinks } from '#app/links/navigation-links.ts';
import { nearestLink } from '#app/links/nearest-link.ts';
import { type Path, paths } from '#app/paths.ts';
import type { Company } from '#content/collections.ts';
import { withAreas, withEveryPair } from '#tests/company-variations.ts';

const linksOf = (company: Company) => [
  ...mainLinks(siteOf(company)),
  ...directoryLinks(directoryOf(company)),
];

describe.each([
  ['with pages of some services in some areas', company, 5 + 3 + 5],
  ['with a page of every service in every area', withEveryPair(company), 5 + 3 + 5 + 3 * 5],
  ['with no page of a service in an area', withAreas(company, 20), 5 + 3 + 20],
] as const)('of a company %s', (_, company, inNavigation) => {
  const pages = allPages(company);

  test('the directory has a link to every page, with the heading of a service or an area', () => {
    const named = new Map(linksOf(company).map(({ path, name }) => [path, name]));
    expect([...named.keys()].sort()).toEqual(pages.map(({ path }) => path).sort());
    const headings = pages.flatMap(({ path, kind, content }) => {
      if (kind === 'service') return [{ path, name: content.heading }];
      return kind === 'area' ? [{ path, name: content.area.name }] : [];
    });
    expect(headings.map(({ path }) => ({ path, name: named.get(path) }))).toEqual(headings);
  });

  test('the navigation alone tells which pages it lists, and of no other address that it is a page', () => {
    const isListed = listedPages(siteOf(company));
    expect(pages.filter(({ path }) => isListed(path))).toHaveLength(inNavigation);
    const others: Path[] = [
      '/nowhere',
      paths.notFound,
      paths.area('circle-c'),
      paths.area('zilker-in-zilker'),
      paths.service('gas-lines'),
      paths.serviceInArea('drain-cleaning', 'round-rock'),
      paths.serviceInArea('gas-lines', 'zilker'),
      '/about-in-zilker',
      '/service-areas/mueller-in-zilker',
    ];
    expect(others.filter(isListed)).toEqual([]);
  });
});

describe('the page that the not-found page offers', () => {
  const allLinks = linksOf(company);

  test.each([
    ['/service-areas/circle-ranch', '/service-areas/circle-c-ranch'],
    ['/circle-ranch', '/service-areas/circle-c-ranch'],
    ['/service-areas/hidepark', '/service-areas/hyde-park'],
    ['/contct', '/contact'],
    ['/about-us', '/about'],
    ['/services/drain-cleaning-in-hyde-prk', '/services/drain-cleaning-in-hyde-park'],
    // Near to nothing.
    ['/wp-login.php', undefined],
    ['/x', undefined],
    ['/%e0%a4%a', undefined],
  ])('for %s is %s', (attempted, nearest) => {
    const links = allLinks.filter(({ path }) => path !== '/');
    expect(nearestLink(attempted, links)?.path).toBe(nearest);
  });

  test('shares six of ten characters at least, and is the nearest of several, of two as near the first', () => {
    const links = [
      { name: 'Three off', path: '/abcdefg000' },
      { name: 'One off', path: '/abcdefghi0' },
      { name: 'One off, too', path: '/abcdefghi1' },
    ] as const;
    expect(nearestLink('/abcdefghij', links)?.name).toBe('One off');
    expect(nearestLink('/abcdef----', links)?.name).toBe('Three off');
    expect(nearestLink('/abcde-----', links)).toBeUndefined();
  });
});
