import { expect, test } from 'vitest';
import { isSameName } from '#content/rules/business-name.ts';

test.each([
  ['Zelta Door Co.', 'ZELTA DOOR COMPANY'],
  ['Zelta Door', 'Zelta Door, Inc.'],
  ['Zelta Door Co.', 'Zelta Door Co., L.L.C.'],
  ['Smith & Sons’ Doors', "Smith and Sons' Doors LLC"],
  ['The Company', 'The Company, Inc.'],
])('"%s" and "%s" are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Zelta Door Co.', 'Zelta Holdings, LLC'],
  ['Zelta Door Co.', 'Zelta Co. Door'],
  ['Zelta Door', 'Zelta Doors'],
])('"%s" and "%s" are two names', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
