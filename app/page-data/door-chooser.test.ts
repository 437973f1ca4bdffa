import { describe, expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import { doorChooser, doorTeaser } from '#app/page-data/door-chooser.ts';
import { withDoors } from '#tests/company-variations.ts';

const company = openCompany();
const doors = withDoors(company);
const service = { slug: 'drain-cleaning' };

test('a company without doors has no section and no teaser', () => {
  expect(doorChooser(company, service)).toBeUndefined();
  expect(doorTeaser(company)).toBeUndefined();
});

describe('the section', () => {
  test('is on the pages of its services only', () => {
    expect(doorChooser(doors, service)).toBeDefined();
    expect(doorChooser(doors, { slug: 'leak-detection' })).toBeUndefined();
  });

  test('opens with the first door, on the house of the page’s area or on the first', () => {
    const first = { house: 'hut', design: 'plain', finish: 'red' };
    expect(doorChooser(doors, service)?.start).toEqual(first);
    expect(doorChooser(doors, service, { slug: 'zilker' })?.start).toEqual(first);
    expect(doorChooser(doors, service, { slug: 'hyde-park' })?.start).toEqual({
      ...first,
      house: 'palace',
    });
  });
});

test('the teaser leads to the section on the page of the first service, with the picture of the house that it opens with', () => {
  expect(doorTeaser(doors)).toMatchObject({
    more: { path: '/services/water-heater-repair#your-door' },
    picture: { house: 'hut', alt: 'A hut with a garage beside it' },
  });
  const others = { ...doors, doorHouses: doors.doorHouses.toReversed() };
  const { start } = doorChooser(others, { slug: 'water-heater-repair' }) ?? {};
  expect(start?.house).not.toBe('hut');
  expect(doorTeaser(others)?.picture.house).toBe(start?.house);
});
