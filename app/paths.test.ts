import { describe, expect, test } from 'vitest';
import {
  absoluteUrl,
  areaDisplayName,
  contentPath,
  doorChoiceName,
  doorPicturePath,
  isDisplayableArea,
  mapUrl,
  normalizePath,
  paths,
  readServiceSlug,
} from '#app/paths.ts';

test('these are all addresses that the site builds', () => {
  const built = Object.fromEntries(
    Object.entries({
      ...paths,
      service: paths.service('drain-cleaning'),
      serviceInArea: paths.serviceInArea('drain-cleaning', 'hyde-park'),
      area: paths.area('hyde-park'),
      problem: paths.problem('slow-drain'),
      doorChooser: paths.doorChooser('drain-cleaning'),
      doorPicture: doorPicturePath(
        doorChoiceName({ house: 'hut', design: 'plain', finish: 'red' }),
        400,
        'avif',
      ),
      safetyTopic: paths.safetyTopic('running-water'),
      answer: paths.answer('fees'),
      content: contentPath('/services/drain-cleaning', 'v1'),
      contentOfHome: contentPath('/', 'v1'),
      absolute: absoluteUrl('https://www.plumber.test', '/about'),
      absoluteHome: absoluteUrl('https://www.plumber.test', '/'),
      map: mapUrl('Hyde Park, Austin, TX'),
    }),
  );
  expect(built).toEqual({
    home: '/',
    about: '/about',
    contact: '/contact',
    services: '/services',
    zipCodes: '/service-areas#zip-codes',
    coverage: '/service-areas',
    notFound: '/404',
    service: '/services/drain-cleaning',
    serviceInArea: '/services/drain-cleaning-in-hyde-park',
    area: '/service-areas/hyde-park',
    contactCard: '/contact.vcf',
    problems: '/garage-door-problems',
    problem: '/garage-door-problems#slow-drain',
    doorChooser: '/services/drain-cleaning#your-door',
    doorPicture: '/images/doors/hut-plain-red-400.avif',
    safety: '/contact#safety',
    answers: '/contact#answers',
    safetyTopic: '/contact#running-water',
    answer: '/contact#fees',
    content: '/content/v1/services/drain-cleaning.json',
    contentOfHome: '/content/v1/home.json',
    absolute: 'https://www.plumber.test/about',
    absoluteHome: 'https://www.plumber.test/',
    map: 'https://www.google.com/maps/search/?api=1&query=Hyde+Park%2C+Austin%2C+TX',
  });
});

describe('a service page’s address', () => {
  test.each([
    ['drain-cleaning', { service: 'drain-cleaning' }],
    ['drain-cleaning-in-zilker', { service: 'drain-cleaning', area: 'zilker' }],
    ['drain-cleaning-in-x-in-zilker', { service: 'drain-cleaning-in-x', area: 'zilker' }],
    ['a-in-b-in-c-in-d', { service: 'a-in-b-in-c', area: 'd' }],
    ['a-in-', { service: 'a', area: '' }],
    ['-in-zilker', { service: '', area: 'zilker' }],
    // "in" as a part of a word, or at an end, separates nothing.
    ['a-inland-b', { service: 'a-inland-b' }],
    ['in-zilker', { service: 'in-zilker' }],
    ['', { service: '' }],
  ])('"%s" is split at the last "-in-"', (slug, parts) => {
    expect(readServiceSlug(slug)).toEqual(parts);
  });
});

describe('an area that is not in the table', () => {
  test.each([
    ['round-rock', 'Round Rock'],
    ['x', 'X'],
    ['brushy-creek-far-north', 'Brushy Creek Far North'],
  ])('"%s" is shown as "%s"', (slug, name) => {
    expect(isDisplayableArea(slug)).toBe(true);
    expect(areaDisplayName(slug)).toBe(name);
  });

  test('is shown with up to 40 characters, and not with 41', () => {
    expect(isDisplayableArea('a'.repeat(40))).toBe(true);
    expect(isDisplayableArea('a'.repeat(41))).toBe(false);
    expect(isDisplayableArea(`${'abcdefghi-'.repeat(3)}abcdefghij`)).toBe(true);
    expect(isDisplayableArea(`${'abcdefghi-'.repeat(3)}abcdefghijk`)).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['a digit', 'route-66'],
    ['a telephone number', 'closed-today-call-5125550199'],
    ['a fifth word', 'we-are-closed-this-week'],
    ['a double dash', 'round--rock'],
    ['a dash in front', '-round-rock'],
    ['a dash at the end', 'round-rock-'],
    ['a capital letter', 'Round-rock'],
    ['a space', 'round rock'],
    ['an encoded space', 'round%20rock'],
    ['markup', '<b>rock</b>'],
    ['an entity', 'rock&lt;'],
    ['quotes', '"rock"'],
    ['a letter beyond ASCII', 'cañada-rock'],
    ['a dot', 'round.rock'],
    ['a line break', 'rock\n'],
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
    ['/SERVICES//Drain-Cleaning/', '/services/drain-cleaning'],
    ['/%E0%A4%A', '/%e0%a4%a'],
    // The files that a host may serve a page under.
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/about.html/', '/about'],
    ['/index', '/'],
    ['/services/index.html', '/services'],
    ['/indexes', '/indexes'],
    ['/about.htm', '/about.htm'],
  ])('"%s" means "%s"', (typed, address) => {
    expect(normalizePath(typed)).toBe(address);
  });
});
