import { expect, test } from 'vitest';
import { allLinks, isPage, nearestPage } from '#app/links/all-links.ts';
import { allPages } from '#app/content/pages.ts';

const addresses = allPages().map(({ path }) => path);

test('every link leads to a page that exists, and every page has one', () => {
  expect(new Set(allLinks.map(({ path }) => path))).toEqual(new Set(addresses));
  expect(allLinks).toHaveLength(addresses.length);
});

test('no two links have one name', () => {
  expect(new Set(allLinks.map(({ name }) => name)).size).toBe(allLinks.length);
});

test('an address is a page’s when a link leads to it, and only then', () => {
  expect(addresses.filter((path) => !isPage(path))).toEqual([]);
  expect(isPage('/service-areas/pendleton')).toBe(false);
  expect(isPage('/404')).toBe(false);
});

test('of all pages, the one most like an address that doesn’t exist is found', () => {
  expect(nearestPage('/service-areas/pendleton')).toEqual({
    name: 'Camp Pendleton',
    path: '/service-areas/camp-pendleton',
  });
});
