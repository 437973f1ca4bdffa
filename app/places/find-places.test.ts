import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlaces } from '#app/places/find-places.ts';
import type { Place } from '#app/content/to-pages/places.ts';

const place = (name: string, zipCodes: Place['zipCodes'], rest: Partial<Place> = {}): Place => ({
  name,
  path: `/service-areas/${name.toLowerCase().replaceAll(' ', '-')}`,
  minutes: '20–30',
  zipCodes,
  ...rest,
});
const places = [
  place('Hyde Park', [['78751', '78752']], { inDoubt: ['78752'] }),
  place('Mueller', [['78723', '78723']], { neighborhoods: ['the old airport'] }),
  place('Crestview', [
    ['78752', '78752'],
    ['78757', '78758'],
  ]),
  place('Circle C Ranch', [['78739', '78739']]),
];
const found = (typed: string) => {
  const answer = findPlaces(typed, places);
  return answer.kind === 'found' ? answer.places.map(({ name }) => name) : answer.kind;
};

describe('a ZIP code', () => {
  test.each([
    ['78751', ['Hyde Park']],
    ['  78757  ', ['Crestview']],
    ['78 758', ['Crestview']],
    ['78723-1234', ['Mueller']],
    ['787231234', ['Mueller']],
    ['Austin 78739', ['Circle C Ranch']],
    ['78752', ['Hyde Park', 'Crestview']],
    ['90001', 'outside'],
    ['00000', 'outside'],
    ['7875', 'unfinished'],
    ['7875123', 'unfinished'],
    ['7875123456789', 'unfinished'],
  ])('"%s" is answered', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  test('that the owner has yet to confirm is said to be in doubt, others are not', () => {
    expect(findPlaces('78752', places)).toMatchObject({ isInDoubt: true });
    expect(findPlaces('78751', places)).toMatchObject({ isInDoubt: false });
  });
});

describe('a name', () => {
  test.each([
    ['Mueller', ['Mueller']],
    ['mueler', ['Mueller']],
    ['Müller', ['Mueller']],
    ['hide parc', ['Hyde Park']],
    ['HYDE-PARK', ['Hyde Park']],
    ['park', ['Hyde Park']],
    ['cr', ['Crestview']],
    ['c', 'unfinished'],
    ['ci', ['Circle C Ranch']],
    ['old airport', ['Mueller']],
    ['The Old Airport', ['Mueller']],
    ['Dallas', 'outside'],
    ['hyde parkway north', 'outside'],
  ])('"%s" is answered', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['emoji', '🚪🔧'],
  ['another script', 'エンシニータス'],
  ['markup', '<>'],
])('%s is no place yet', (_, typed) => {
  expect(found(typed)).toBe('unfinished');
});

test('any text gets an answer at once, however long', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
      expect(['unfinished', 'outside', 'found']).toContain(findPlaces(typed, places).kind);
    }),
  );
  expect(found('x'.repeat(10_000))).toBe('outside');
  expect(found('7'.repeat(10_000))).toBe('unfinished');
});
