import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { company, pages } from 'virtual:test/company';
import { expect, test, vi } from 'vitest';
import { decodePath } from '#app/navigation/find-page.ts';
import { findPageToShow } from '#app/navigation/open-pages.ts';
import { findAtHand, pagesAtHand } from '#tests/pages-at-hand.ts';

const atHand = pagesAtHand(company);

test.each([
  ['/service-areas/circle-c-ranch', '/service-areas/circle-c-ranch'],
  ['/services/leak-detection-in-hyde-park', '/services/leak-detection-in-hyde-park'],
  ['/', '/'],
  // A slash at the end, capital letters, percent-encoding where none is needed.
  ['/service-areas/circle-c-ranch/', '/service-areas/circle-c-ranch'],
  ['/services/Drain-Cleaning-In-Crestview', '/services/drain-cleaning-in-crestview'],
  ['/service-areas/circle%2Dc-ranch', '/service-areas/circle-c-ranch'],
  // The page of all services replaces an unknown service, or an area whose name is not shown.
  ['/services/gas-lines', '/services'],
  ['/services/gas-lines-in-zilker', '/services'],
  ['/services/drain-cleaning-in-x-in-zilker', '/services'],
  [`/services/drain-cleaning-in-${'a'.repeat(41)}`, '/services'],
  ['/services/drain-cleaning-in-%3Cb%3E', '/services'],
  ['/services/-in-zilker', '/services'],
])('%s shows the page at %s', async (pathname, path) => {
  expect(await findAtHand(atHand, pathname)).toMatchObject({ path, page: { path } });
});

test('an unknown area leads to /404, with the page nearest to it', async () => {
  expect(await findAtHand(atHand, '/service-areas/circle-ranch')).toEqual({
    path: '/404',
    nearest: { name: 'Circle C Ranch', path: '/service-areas/circle-c-ranch' },
  });
});

test('the entry whose address is replaced keeps what it remembers', async () => {
  const history = { state: { document: 'with app' }, replaceState: vi.fn<History['replaceState']>() };
  vi.stubGlobal('window', { location: { pathname: '/service-areas/x' }, history });
  await findPageToShow('by document');
  const state = { document: 'with app', attempted: '/service-areas/x' };
  expect(history.replaceState).toHaveBeenCalledWith(state, '', '/404');
  vi.unstubAllGlobals();
});

test('a service in an area without a page shows its own, with the area’s name: a known one has it from its record', async () => {
  const areas = company.areas.map((area) =>
    area.slug === 'mueller' ? { ...area, name: 'McMueller (Airport)' } : area,
  );
  const renamed = pagesAtHand({ ...company, areas });
  for (const [area, areaWithoutPage] of [
    ['mueller', 'McMueller (Airport)'],
    ['round-rock', 'Round Rock'],
  ]) {
    const path = `/services/leak-detection-in-${area}`;
    const page = { path: '/services/leak-detection' };
    expect(await findAtHand(renamed, path)).toMatchObject({ path, page, areaWithoutPage });
  }
});

test('rejects when the list of pages can’t be fetched, which doesn’t mean that there is no such page', async () => {
  const load = () => Promise.reject(new TypeError('offline'));
  await expect(findAtHand({ ...atHand, load }, '/about')).rejects.toThrow('offline');
});

/** What breaks those who read addresses: other origins, separators, encodings, markup, names of objects' own. */
const pieces = [
  ...'/ // \\ .. %2f %252f %00 % %E0%A4%A //evil.example -in- javascript:alert(1)'.split(' '),
  ...'{area} __proto__ constructor .html ? #'.split(' '),
  '<img src=x onerror=alert(1)>',
];
const badPaths = array(
  oneof(
    constantFrom(...pages.flatMap(({ path }) => [path, ...path.split('/')])),
    constantFrom(...pieces),
    string({ unit: 'grapheme', maxLength: 8 }),
  ),
  { maxLength: 6 },
).map((parts) => `/${parts.join('')}`);

test('any path shows a page, is replaced by one of two addresses, or is not found; no name of an area is markup', async () => {
  await assert(
    asyncProperty(badPaths, async (path) => {
      const { pathname } = new URL(`https://www.example${path}`);
      const readable = decodePath(pathname);
      expect(readable).toMatch(/^\/(?!\/)/);
      expect(readable).toBe(readable.toLowerCase());
      const found = await findAtHand(atHand, pathname);
      expect([readable, '/services', '/404']).toContain(found.path);
      expect(found.areaWithoutPage ?? '').toMatch(/^[\w ]{0,40}$/);
    }),
    { numRuns: 2000 },
  );
});
