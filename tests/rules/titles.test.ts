import { expect, test } from 'vitest';
import { houseTitle } from '#tests/rules/titles.ts';

test.each([
  ['Door too heavy for its springs? Cedar Falls help', 'Door Too Heavy for Its Springs? Cedar Falls Help'],
  ['Frayed cable: A tune-up finds it', 'Frayed Cable: A Tune-Up Finds It'],
  ['New Doors From The Pier Inland, Won’t Rust', 'New Doors From the Pier Inland, Won’t Rust'],
])('writes "%s" in title case', (title, expected) => {
  expect(houseTitle(title)).toBe(expected);
});
