import { expect, test } from 'vitest';
import { fill, placeholdersIn } from '#app/template.ts';

test.each([
  ['{service} in {area}: {service}', 'Drains in Zilker: Drains'],
  // A value is inserted as it is, also where it looks like a placeholder or a replacement.
  ['{minutes} min', '{area} $& $1 min'],
  // Without a value, named like what every object has, or not a name: it stays.
  ['{phone} {constructor} {toString} {__proto__}', '{phone} {constructor} {toString} {__proto__}'],
  ['{} { area } {a-b}', '{} { area } {a-b}'],
])('"%s" becomes "%s"', (text, filled) => {
  const values = { service: 'Drains', area: 'Zilker', minutes: '{area} $& $1', phone: undefined };
  expect(fill(text, values)).toBe(filled);
});

test('lists the placeholders of a text in their order', () => {
  expect(placeholdersIn('{area}: a drive of {minutes} minutes to {area}')).toEqual([
    'area',
    'minutes',
    'area',
  ]);
  expect(placeholdersIn('Where {} you { are }')).toEqual([]);
});
