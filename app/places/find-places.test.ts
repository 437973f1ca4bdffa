import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { findPlaces } from '#app/places/find-places.ts';
import type { Place } from '#app/page-data/places.ts';

const place = (name: string, zipCodes: Place['zipCodes'], rest: Partial<Place> = {}): Place => ({
  name,
  path: `/service-areas/${name.toLowerCase().replaceAll(' ', '-')}`,
  minutes: '20–30',
  zipCodes,
  condition: undefined,
  inDoubt: undefined,
  neighborhoods: undefined,
  own: { path: '/', name, before: '', minutes: '', unit: '', after: '', other: '', dock: '' },
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
  const result = findPlaces(typed, places);
  if (result.kind === 'found') return [result.place.name];
  return 'places' in result ? result.places.map(({ name }) => name) : result.kind;
};

test.each([
  ['78751', ['Hyde Park']],
  ['  78757  ', ['Crestview']],
  ['78 758', ['Crestview']],
  ['78723-1234', ['Mueller']],
  ['Austin 78739', ['Circle C Ranch']],
  ['90001', 'outside'],
  ['787', 'noFiveDigits'],
  ['7875123', 'noFiveDigits'],
  ['Mueller', ['Mueller']],
  ['mueler', ['Mueller']],
  ['Müller', ['Mueller']],
  ['hide parc', ['Hyde Park']],
  ['HYDE-PARK', ['Hyde Park']],
  ['park', ['Hyde Park']],
  ['c', 'unreadable'],
  ['ci', ['Circle C Ranch']],
  ['The Old Airport', ['Mueller']],
  ['Dallas', 'unknown'],
  ['hyde parkway north', 'unknown'],
  ['   ', 'unreadable'],
  ['🚪🔧', 'unreadable'],
  ['エンシニータス', 'unreadable'],
  ['<>', 'unreadable'],
])('"%s" is answered with %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('a ZIP code in doubt in one area’s record gets no plain yes: it may belong to each area that has it', () => {
  expect(findPlaces('Austin 78752-1234', places)).toEqual({
    kind: 'inDoubt',
    zipCode: '78752',
    places: [places[0], places[2]],
  });
  expect(findPlaces('78751', places)).toEqual({ kind: 'found', place: places[0] });
});

test('the beginning of several names is none of them yet, but a name that several have is each of them', () => {
  const both = [place('North Park', []), place('South Park', [], { neighborhoods: ['North Park'] })];
  expect(findPlaces('park', both)).toEqual({ kind: 'unreadable' });
  expect(findPlaces('north park', both)).toEqual({ kind: 'several', places: both });
});

test('any text gets an answer at once, however long', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
      const kinds = ['noFiveDigits', 'unreadable', 'unknown', 'outside', 'inDoubt', 'several', 'found'];
      expect(kinds).toContain(findPlaces(typed, places).kind);
    }),
  );
  expect(found('x'.repeat(10_000))).toBe('unknown');
  expect(found('7'.repeat(10_000))).toBe('noFiveDigits');
});
