import { expect, test } from 'vitest';
import { changeInWords, changesBetween, sentenceOf } from '#edit/records/changes.ts';
import type { FieldSchema } from '#edit/records/field-schema.ts';
import type { RecordValue } from '#edit/records/record-text.ts';

const schema: FieldSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    responseTime: { type: 'string' },
    map: { type: 'string', title: 'Search on the map' },
    description: { type: 'string' },
    points: { type: 'array', items: { type: 'string' } },
    local: {
      type: 'object',
      properties: { paragraphs: { type: 'array', items: { type: 'string' } } },
    },
  },
};

const before: { [field: string]: RecordValue } = {
  name: 'Oceanside',
  responseTime: '20-30',
  description:
    'Oceanside runs from the beach to dry inland valleys, and doors age differently along the way.',
  points: ['one', 'two', 'three'],
  local: { paragraphs: ['First', 'Second'] },
};

function told(after: Record<string, RecordValue | undefined>): string[] {
  const value = Object.fromEntries(
    Object.entries({ ...before, ...after }).filter(
      (entry): entry is [string, RecordValue] => entry[1] !== undefined,
    ),
  );
  return changesBetween(before, value, schema).map((change) => changeInWords('Oceanside', change));
}

test('a change is told with its record, its field, and both values', () => {
  expect(told({ responseTime: '25-35' })).toEqual(['Oceanside, response time: 20-30 to 25-35']);
});

test('a field is called what its schema calls it', () => {
  expect(told({ map: 'Oceanside, CA' })).toEqual(['Oceanside, search on the map: added “Oceanside, CA”']);
});

test('of a long text, the words that changed are told', () => {
  const description =
    'Oceanside runs from the harbor to dry inland valleys, and doors age differently along the way.';
  expect(told({ description })).toEqual(['Oceanside, description: “…the beach…” to “…the harbor…”']);
});

test('lists tell what was added, removed, changed and moved', () => {
  expect(told({ points: ['one', 'two', 'three', 'four'] })).toEqual(['Oceanside, points: added four']);
  expect(told({ points: ['one', 'three'] })).toEqual(['Oceanside, points: removed two']);
  expect(told({ points: ['two', 'one', 'three'] })).toEqual(['Oceanside, points: put into another order']);
  expect(told({ points: ['one', '2', 'three'] })).toEqual(['Oceanside, points 2: two to 2']);
  expect(told({ local: { paragraphs: ['First', 'Other'] } })).toEqual([
    'Oceanside, local, paragraphs 2: Second to Other',
  ]);
});

test('nothing is told of what is as it was', () => {
  expect(told({})).toEqual([]);
});

test('a version is called by its first change, and how many more there are', () => {
  const words = [
    'Oceanside, response time: 20-30 to 25-35',
    'Vista, name: Vista to Vista North',
    'Home page: removed',
  ];
  expect(sentenceOf(words.slice(0, 1))).toBe('Oceanside, response time: 20-30 to 25-35');
  expect(sentenceOf(words.slice(0, 2))).toBe('Oceanside, response time: 20-30 to 25-35; and 1 more change');
  expect(sentenceOf(words)).toBe('Oceanside, response time: 20-30 to 25-35; and 2 more changes');
});
