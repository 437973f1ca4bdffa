import { expect, test } from 'vitest';
import { variations } from '#check/rules/similar-titles.ts';

const names = ['Cedar Falls', 'Mid-Town'];

test.each([
  ['Rusty Springs in Cedar Falls', 'Rusty Springs in Mid-Town'],
  ['Rusty Springs in Cedar Falls', 'Broken Springs in Mid-Town'],
  ['Rusty Springs in Cedar Falls', 'Rusty Old Springs in Cedar Falls'],
])('"%s" and "%s" are variations of each other', (a, b) => {
  expect(variations([{ text: a }, { text: b }], names)).toEqual([[{ text: a }, { text: b }]]);
});

test('titles that say something of their own are no variations', () => {
  expect(
    variations(
      ['Rusty Springs in Cedar Falls', 'Dry Cables in Mid-Town'].map((text) => ({ text })),
      names,
    ),
  ).toEqual([]);
});
