import { expect, test } from 'vitest';
import { allPages } from '#app/content/pages.ts';
import { areaLinks, areaMenu, isListed, serviceLinks } from '#app/links/navigation-links.ts';
import { type Path, paths } from '#app/paths.ts';

test('the navigation lists six services and fourteen areas', () => {
  expect(serviceLinks).toHaveLength(6);
  expect(areaLinks).toHaveLength(14);
});

test('every area but Shadowridge has a place on the map', () => {
  expect(areaLinks.filter((area) => !('map' in area)).map(({ name }) => name)).toEqual(['Shadowridge']);
});

test('the menus name the page of all areas only when there are more than they list', () => {
  expect(areaMenu(areaLinks)).toEqual(areaLinks);
  expect(areaMenu(areaLinks, 15)).toEqual([
    ...areaLinks,
    { name: 'All service areas', path: '/service-areas' },
  ]);
});

test('the navigation alone tells that an address is one of the 109 pages', () => {
  expect(allPages().filter(({ path }) => !isListed(path))).toEqual([]);
});

test.each<Path>([
  '/nowhere',
  paths.notFound,
  paths.area('pendleton'),
  paths.area('vista-in-vista'),
  paths.service('garage-door-painting'),
  paths.serviceInArea('garage-door-maintenance', 'los-angeles'),
  paths.serviceInArea('garage-door-painting', 'vista'),
  '/about-in-vista',
])('it does not tell that %s is a page', (path) => {
  expect(isListed(path)).toBe(false);
});
