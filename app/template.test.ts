import { expect, test } from 'vitest';
import { fill, placesIn } from '#app/template.ts';

test('fills every occurrence of a placeholder', () => {
  expect(fill('{service} in {area}: {service}', { service: 'Drain Cleaning', area: 'Zilker' })).toBe(
    'Drain Cleaning in Zilker: Drain Cleaning',
  );
});

test.each([
  ['without a value', '{area}'],
  ['that nobody has heard of', '{neighborhood}'],
  ['named like what every object has', '{constructor} {toString} {__proto__}'],
  ['that is no name', '{} { area } {a-b}'],
])('leaves a placeholder %s as it is', (_, text) => {
  expect(fill(text, { area: undefined })).toBe(text);
});

test('inserts a value as it is', () => {
  const values = { area: '{minutes} $& $1', minutes: '10-20' };
  expect(fill('{area}: {minutes}', values)).toBe('{minutes} $& $1: 10-20');
});

test('lists the placeholders of a text in their order', () => {
  expect(placesIn('{area}: a drive of {minutes} minutes to {area}')).toEqual(['area', 'minutes', 'area']);
  expect(placesIn('Where {} you { are }')).toEqual([]);
});
