import { expect, test } from 'vitest';
import { allPages } from '#app/content/pages.ts';
import { allLinks, areaLinks, areaMenu, serviceLinks } from '#app/navigation-links.ts';
import { paths } from '#app/paths.ts';

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

test('the menus list as many areas as they have room for, and name the page of all only when there are more', () => {
  expect(areaMenu(areaLinks)).toEqual(areaLinks);
  const many = Array.from({ length: 25 }, (_, index) => ({
    name: `Area ${index}`,
    path: paths.area(`area-${index}`),
  }));
  expect(areaMenu(many.slice(0, 24))).toEqual(many.slice(0, 24));
  expect(areaMenu(many)).toEqual([
    ...many.slice(0, 24),
    { name: 'All service areas', path: '/service-areas' },
  ]);
});
