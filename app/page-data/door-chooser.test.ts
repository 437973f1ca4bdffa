import { describe, expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import { doorChooser, doorLooks, doorTeaser } from '#app/page-data/door-chooser.ts';
import { withDoors } from '#tests/company-variations.ts';

const company = openCompany();
const doors = withDoors(company);
const service = { slug: 'drain-cleaning' };

test('a company without doors has no section, no teaser and no styles', () => {
  expect(doorChooser(company, service)).toEqual({});
  expect(doorTeaser(company)).toEqual({});
  expect(doorLooks(company)).toBeUndefined();
});

describe('the section', () => {
  test('is on the pages of its services only', () => {
    expect(doorChooser(doors, service).doorChooser).toBeDefined();
    expect(doorChooser(doors, { slug: 'leak-detection' })).toEqual({});
  });

  test('opens with the first door, on the house of the page’s area or on the first', () => {
    const first = { house: 'hut', design: 'plain', finish: 'red' };
    expect(doorChooser(doors, service).doorChooser?.start).toEqual(first);
    expect(doorChooser(doors, service, { slug: 'zilker' }).doorChooser?.start).toEqual(first);
    expect(doorChooser(doors, service, { slug: 'hyde-park' }).doorChooser?.start).toEqual({
      ...first,
      house: 'palace',
    });
  });
});

test('the teaser leads to the section on the page of the first service, with the picture of the house that it opens with', () => {
  expect(doorTeaser(doors).doorTeaser).toMatchObject({
    more: { path: '/services/water-heater-repair#your-door' },
    picture: { house: 'hut', alt: 'A hut with a garage beside it' },
  });
  const others = { ...doors, doorHouses: doors.doorHouses.toReversed() };
  const { start } = doorChooser(others, { slug: 'water-heater-repair' }).doorChooser ?? {};
  expect(start?.house).not.toBe('hut');
  expect(doorTeaser(others).doorTeaser?.picture.house).toBe(start?.house);
});
