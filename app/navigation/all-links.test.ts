import { pages } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { isPage, nearestPage } from '#app/navigation/all-links.ts';

test('an address is a page’s when a link leads to it, and only then', () => {
  expect(pages.filter(({ path }) => !isPage(path))).toEqual([]);
  expect(isPage('/services/drain-cleaning-in-mueller')).toBe(false);
  expect(isPage('/service-areas/circle-ranch')).toBe(false);
  expect(isPage('/404')).toBe(false);
});

test('of all pages, the one most like an address that doesn’t exist is found', () => {
  expect(nearestPage('/service-areas/circle-ranch')).toEqual({
    name: 'Circle C Ranch',
    path: '/service-areas/circle-c-ranch',
  });
});
