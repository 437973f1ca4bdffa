import { company, pages, site } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';
import { listedPages } from '#app/links/navigation-links.ts';
import { type Path, paths } from '#app/paths.ts';
import { withEveryPair } from '#tests/company-variations.ts';

describe('where every service has a page in every area, the navigation alone tells', () => {
  const full = withEveryPair(company);
  const isListed = listedPages(siteOf(full));

  test('of each page that it is one', () => {
    expect(allPages(full)).toHaveLength(5 + 3 + 3 * 5 + 5);
    expect(allPages(full).filter(({ path }) => !isListed(path))).toEqual([]);
  });

  test.each<Path>([
    '/nowhere',
    paths.notFound,
    paths.area('circle-c'),
    paths.area('zilker-in-zilker'),
    paths.service('gas-lines'),
    paths.serviceInArea('drain-cleaning', 'round-rock'),
    paths.serviceInArea('gas-lines', 'zilker'),
    '/about-in-zilker',
    '/services-in-zilker',
    '/service-areas/mueller-in-zilker',
  ])('nothing of %s', (path) => {
    expect(isListed(path)).toBe(false);
  });
});

describe('where only some services have a page in an area, the navigation tells', () => {
  const isListed = listedPages(site);

  test('of the pages that it links to', () => {
    const listed = pages.map(({ path }) => path).filter((path) => isListed(path));
    expect(listed).toHaveLength(5 + 3 + 5);
    expect(listed.filter((path) => path.includes('-in-'))).toEqual([]);
  });

  test.each<Path>([
    paths.serviceInArea('drain-cleaning', 'hyde-park'), // It is written,
    paths.serviceInArea('drain-cleaning', 'mueller'), // and this is not.
  ])('nothing of a service in an area: %s', (path) => {
    expect(isListed(path)).toBe(false);
  });
});
