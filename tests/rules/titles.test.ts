import { expect, test } from 'vitest';
import { houseTitle, variations } from '#tests/rules/titles.ts';

test.each([
  [
    'Door too heavy for its springs? Fire Mountain help',
    'Door Too Heavy for Its Springs? Fire Mountain Help',
  ],
  ['Frayed cable: A tune-up finds it', 'Frayed Cable: A Tune-Up Finds It'],
  ['New Doors From The Pier Inland, Won’t Rust', 'New Doors From the Pier Inland, Won’t Rust'],
])('writes "%s" in title case', (title, expected) => {
  expect(houseTitle(title)).toBe(expected);
});

const names = ['Vista', 'Tri-City'];

test.each([
  ['Rusty Springs in Vista', 'Rusty Springs in Tri-City'],
  ['Rusty Springs in Vista', 'Broken Springs in Tri-City'],
  ['Rusty Springs in Vista', 'Rusty Old Springs in Vista'],
])('"%s" and "%s" are variations of each other', (a, b) => {
  expect(variations([a, b], names)).toEqual([[a, b]]);
});

test('titles that say something of their own are no variations', () => {
  expect(variations(['Rusty Springs in Vista', 'Dry Cables in Tri-City'], names)).toEqual([]);
});
