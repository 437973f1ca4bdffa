import { expect, test } from 'vitest';
import { houseTitle, variations } from '#tests/rules/titles.ts';

test.each([
  ['Door too heavy for its springs? Cedar Falls help', 'Door Too Heavy for Its Springs? Cedar Falls Help'],
  ['Frayed cable: A tune-up finds it', 'Frayed Cable: A Tune-Up Finds It'],
  ['New Doors From The Pier Inland, Won’t Rust', 'New Doors From the Pier Inland, Won’t Rust'],
])('writes "%s" in title case', (title, expected) => {
  expect(houseTitle(title)).toBe(expected);
});

const names = ['Cedar Falls', 'Mid-Town'];

test.each([
  ['Rusty Springs in Cedar Falls', 'Rusty Springs in Mid-Town'],
  ['Rusty Springs in Cedar Falls', 'Broken Springs in Mid-Town'],
  ['Rusty Springs in Cedar Falls', 'Rusty Old Springs in Cedar Falls'],
])('"%s" and "%s" are variations of each other', (a, b) => {
  expect(variations([a, b], names)).toEqual([[a, b]]);
});

test('titles that say something of their own are no variations', () => {
  expect(variations(['Rusty Springs in Cedar Falls', 'Dry Cables in Mid-Town'], names)).toEqual([]);
});
