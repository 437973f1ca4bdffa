import { describe, expect, test } from 'vitest';
import {
  absoluteUrl,
  areaDisplayName,
  contentPath,
  isDisplayableArea,
  mapUrl,
  normalizePath,
  paths,
  picturePath,
  pictureWidths,
  readServiceSlug,
  servicePicture,
  socialPicturePath,
} from '#app/paths.ts';
import { site } from '#app/site.ts';

test('these are all addresses that the site builds', () => {
  const built = Object.fromEntries(
    Object.entries({
      ...paths,
      service: paths.service('garage-door-springs-repair'),
      serviceInArea: paths.serviceInArea('garage-door-springs-repair', 'oceanside'),
      area: paths.area('oceanside'),
      content: contentPath('/services/garage-door-springs-repair', 'v1'),
      contentOfHome: contentPath('/', 'v1'),
      absolute: absoluteUrl('/about').replace(site.origin, 'ORIGIN'),
      absoluteHome: absoluteUrl('/').replace(site.origin, 'ORIGIN'),
      map: mapUrl('Oceanside, CA'),
    }),
  );
  expect(built).toEqual({
    home: '/',
    about: '/about',
    contact: '/contact',
    services: '/services',
    coverage: '/service-areas',
    notFound: '/404',
    service: '/services/garage-door-springs-repair',
    serviceInArea: '/services/garage-door-springs-repair-in-oceanside',
    area: '/service-areas/oceanside',
    content: '/content/v1/services/garage-door-springs-repair.json',
    contentOfHome: '/content/v1/home.json',
    absolute: 'ORIGIN/about',
    absoluteHome: 'ORIGIN/',
    map: 'https://www.google.com/maps/search/?api=1&query=Oceanside%2C+CA',
  });
});

test('the picture of a link preview is named after its page, or is the default', () => {
  expect(socialPicturePath('/')).toBe('/social/home.jpg');
  expect(socialPicturePath('/services/garage-door-maintenance-in-vista')).toBe(
    '/social/services-garage-door-maintenance-in-vista.jpg',
  );
  expect(socialPicturePath()).toBe('/social/default.jpg');
});

describe('a picture', () => {
  test('of a service is named after its lower-cased, dashed title', () => {
    expect(picturePath(servicePicture('Garage Door Springs Repair'))).toBe(
      '/images/garage-door-springs-repair.webp',
    );
  });

  test('of a service in an area has "-in-" and the area’s slug behind that', () => {
    expect(picturePath(servicePicture('Garage Door Springs Repair', 'oceanside'))).toBe(
      '/images/garage-door-springs-repair-in-oceanside.webp',
    );
    expect(picturePath(servicePicture('New Garage Door Installation', 'el-camino-real-corridor'))).toBe(
      '/images/new-garage-door-installation-in-el-camino-real-corridor.webp',
    );
  });

  test('has the specified address as its largest WebP, and its width behind the name in every other file', () => {
    const files = (['webp', 'avif'] as const).flatMap((format) =>
      pictureWidths.map((width) => picturePath('door', width, format)),
    );
    expect(files).toEqual([
      '/images/door-480.webp',
      '/images/door-800.webp',
      '/images/door-1200.webp',
      '/images/door.webp',
      '/images/door-480.avif',
      '/images/door-800.avif',
      '/images/door-1200.avif',
      '/images/door-1600.avif',
    ]);
  });
});

describe('a service page’s address', () => {
  test.each([
    ['garage-door-springs-repair', { service: 'garage-door-springs-repair' }],
    ['garage-door-springs-repair-in-vista', { service: 'garage-door-springs-repair', area: 'vista' }],
    [
      'garage-door-springs-repair-in-x-in-vista',
      { service: 'garage-door-springs-repair-in-x', area: 'vista' },
    ],
    ['a-in-b-in-c-in-d', { service: 'a-in-b-in-c', area: 'd' }],
    ['a-in-', { service: 'a', area: '' }],
    ['-in-vista', { service: '', area: 'vista' }],
    // "in" as a part of a word, or at an end, separates nothing.
    ['a-inland-b', { service: 'a-inland-b' }],
    ['in-vista', { service: 'in-vista' }],
    ['', { service: '' }],
  ])('"%s" is split at the last "-in-"', (slug, parts) => {
    expect(readServiceSlug(slug)).toEqual(parts);
  });
});

describe('an area that is not in the table', () => {
  test.each([
    ['los-angeles', 'Los Angeles'],
    ['x', 'X'],
    ['29-palms', '29 Palms'],
    ['la-jolla-shores-2', 'La Jolla Shores 2'],
  ])('"%s" is shown as "%s"', (slug, name) => {
    expect(isDisplayableArea(slug)).toBe(true);
    expect(areaDisplayName(slug)).toBe(name);
  });

  test('is shown with up to 60 characters, and not with 61', () => {
    expect(isDisplayableArea('a'.repeat(60))).toBe(true);
    expect(isDisplayableArea('a'.repeat(61))).toBe(false);
    expect(isDisplayableArea(`${'ab-'.repeat(19)}abc`)).toBe(true);
    expect(isDisplayableArea(`${'ab-'.repeat(19)}abcd`)).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['a double dash', 'los--angeles'],
    ['a dash in front', '-los-angeles'],
    ['a dash at the end', 'los-angeles-'],
    ['a capital letter', 'Los-angeles'],
    ['a space', 'los angeles'],
    ['an encoded space', 'los%20angeles'],
    ['markup', '<b>la</b>'],
    ['an entity', 'la&lt;'],
    ['quotes', '"la"'],
    ['a letter beyond ASCII', 'la-cañada'],
    ['a dot', 'la.jolla'],
    ['a line break', 'la\n'],
  ])('is not shown with %s in its slug', (_, slug) => {
    expect(isDisplayableArea(slug)).toBe(false);
  });
});

describe('an address as a visitor may type it', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/About', '/about'],
    ['/SERVICES//Garage-Door-Springs-Repair/', '/services/garage-door-springs-repair'],
    ['/%E0%A4%A', '/%e0%a4%a'],
  ])('"%s" means "%s"', (typed, address) => {
    expect(normalizePath(typed)).toBe(address);
  });
});
