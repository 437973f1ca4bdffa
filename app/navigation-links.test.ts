import { expect, test } from 'vitest';
import { allPages } from '#app/content/pages.ts';
import { allLinks, areaLinks, serviceLinks } from '#app/navigation-links.ts';

const addresses = new Set(allPages().map(({ path }) => path));

test('the navigation lists six services and fourteen areas', () => {
  expect(serviceLinks).toHaveLength(6);
  expect(areaLinks).toHaveLength(14);
});

test('every link leads to a page that exists, and every page has one', () => {
  expect(new Set(allLinks().map(({ path }) => path))).toEqual(addresses);
  expect(allLinks()).toHaveLength(addresses.size);
});

test('no two links have one name', () => {
  expect(new Set(allLinks().map(({ name }) => name)).size).toBe(allLinks().length);
});

test('every area but Shadowridge has a place on the map', () => {
  expect(areaLinks.filter((area) => !('map' in area)).map(({ name }) => name)).toEqual(['Shadowridge']);
});
