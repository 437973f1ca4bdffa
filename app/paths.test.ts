import { describe, expect, test } from 'vitest';
import { areaDisplayName, isDisplayableArea, normalizePath, readServiceSlug } from '#app/paths.ts';

describe('a service page’s address', () => {
  test.each([
    ['drain-cleaning', { service: 'drain-cleaning' }],
    ['drain-cleaning-in-zilker', { service: 'drain-cleaning', area: 'zilker' }],
    ['drain-cleaning-in-x-in-zilker', { service: 'drain-cleaning-in-x', area: 'zilker' }],
    ['a-in-b-in-c-in-d', { service: 'a-in-b-in-c', area: 'd' }],
    ['-in-zilker', { service: '', area: 'zilker' }],
    // "in" as a part of a word, or at an end, separates nothing.
    ['a-inland-b', { service: 'a-inland-b' }],
    ['in-zilker', { service: 'in-zilker' }],
  ])('"%s" is split at the last "-in-"', (slug, parts) => {
    expect(readServiceSlug(slug)).toEqual(parts);
  });
});

describe('an area that is not in the table', () => {
  test.each([
    ['round-rock', 'Round Rock'],
    ['x', 'X'],
    ['brushy-creek-far-north', 'Brushy Creek Far North'],
    ['a'.repeat(40), `A${'a'.repeat(39)}`],
  ])('"%s" is shown as "%s"', (slug, name) => {
    expect(isDisplayableArea(slug)).toBe(true);
    expect(areaDisplayName(slug)).toBe(name);
  });

  test.each([
    ['nothing', ''],
    ['a forty-first character', 'a'.repeat(41)],
    ['a digit', 'route-66'],
    ['a telephone number', 'closed-today-call-5125550199'],
    ['a fifth word', 'we-are-closed-this-week'],
    ['a double dash', 'round--rock'],
    ['a dash in front', '-round-rock'],
    ['a dash at the end', 'round-rock-'],
    ['a capital letter', 'Round-rock'],
    ['an encoded space', 'round%20rock'],
    ['markup', '<b>rock</b>'],
    ['a letter beyond ASCII', 'cañada-rock'],
    ['a line break', 'rock\n'],
  ])('is not shown with %s in its slug', (_, slug) => {
    expect(isDisplayableArea(slug)).toBe(false);
  });
});

describe('an address as a visitor may type it', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/about/', '/about'],
    ['//about', '/about'],
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
