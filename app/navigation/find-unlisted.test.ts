import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { decodePath } from '#app/navigation/find-page.ts';
import { findAtHand, pagesAtHand } from '#tests/pages-at-hand.ts';

const atHand = pagesAtHand(company);
const find = (pathname: string, attempted?: string) => findAtHand(atHand, pathname, attempted);

test.each([
  ['/service-areas/circle-c-ranch', '/service-areas/circle-c-ranch'],
  ['/services/leak-detection', '/services/leak-detection'],
  ['/services/leak-detection-in-hyde-park', '/services/leak-detection-in-hyde-park'],
  ['/', '/'],
  // A slash at the end, capital letters, percent-encoding where none is needed.
  ['/service-areas/circle-c-ranch/', '/service-areas/circle-c-ranch'],
  ['/Service-Areas/CIRCLE-C-RANCH', '/service-areas/circle-c-ranch'],
  ['/services/Drain-Cleaning-In-Crestview', '/services/drain-cleaning-in-crestview'],
  ['/service-areas/circle%2Dc-ranch', '/service-areas/circle-c-ranch'],
])('%s shows the page at %s', async (pathname, path) => {
  const found = await find(pathname);
  expect(found.path).toBe(path);
  expect(found.page?.path).toBe(path);
});

test.each([
  '/services/gas-lines',
  '/services/gas-lines-in-zilker',
  '/services/drain-cleaning-in-x-in-zilker',
  '/services/drain-cleaning-in-round--rock',
  `/services/drain-cleaning-in-${'a'.repeat(41)}`,
  '/services/drain-cleaning-in-%3Cb%3E',
  '/services/-in-zilker',
  '/services/drain-cleaning-in-hyde-park-in-round-rock',
])('%s names an unknown service, so the page of all services replaces it', async (pathname) => {
  expect(await find(pathname)).toMatchObject({ path: '/services', page: { path: '/services' } });
});

describe('an unknown area', () => {
  test('leads to /404, with the page nearest to it', async () => {
    const found = await find('/service-areas/circle-ranch');
    expect(found).toEqual({
      path: '/404',
      nearest: { name: 'Circle C Ranch', path: '/service-areas/circle-c-ranch' },
    });
  });
});

describe('a service in an area without a page', () => {
  test('shows the page of the service with the name of the area', async () => {
    expect(await find('/services/water-heater-repair-in-round-rock')).toMatchObject({
      path: '/services/water-heater-repair-in-round-rock',
      page: { path: '/services/water-heater-repair' },
      unlistedArea: 'Round Rock',
    });
  });

  test('has the name from the record of a known area, not from the address', async () => {
    const areas = company.areas.map((area) =>
      area.slug === 'mueller' ? { ...area, name: 'McMueller (Airport)' } : area,
    );
    const renamed = pagesAtHand({ ...company, areas });
    const found = await findAtHand(renamed, '/services/leak-detection-in-mueller');
    expect(found.unlistedArea).toBe('McMueller (Airport)');
  });
});

test('rejects when the list of pages can’t be fetched, which doesn’t mean that there is no such page', async () => {
  const load = () => Promise.reject(new TypeError('offline'));
  await expect(findAtHand({ ...atHand, load }, '/about')).rejects.toThrow('offline');
});

test.each(['/%E0%A4%A', '/services/%', '/service-areas/%E0%A4%A'])(
  '%s can’t be read, so it is no page’s',
  (pathname) => {
    expect(decodePath(pathname)).toBe('/404');
  },
);
