import { expect, test } from 'vitest';
import { fitsRegisteredName } from '#content/rules/business-name.ts';

test.each([
  ['Zelta Door Co.', 'ZELTA DOOR COMPANY'],
  ['Zelta Door', 'Zelta Door, Inc.'],
  ['Zelta Door, Inc.', 'Zelta Door Incorporated'],
  ['Zelta Door Co.', 'Zelta Door Co., L.L.C.'],
  ['Smith & Sons’ Doors', "Smith and Sons' Doors LLC"],
  ['The Company', 'The Company, Inc.'],
])('"%s" may be advertised by "%s"', (advertised, registered) => {
  expect(fitsRegisteredName(advertised, registered)).toBe(true);
});

test.each([
  ['Zelta Door Co.', 'Zelta Holdings, LLC'],
  ['Zelta Door Co.', 'Zelta Co. Door'],
  ['Zelta Door', 'Zelta Doors'],
  ['Zelta Door Co.', 'Zelta Door, Inc.'],
  ['Zelta Door', 'Zelta Door Co.'],
  ['Zelta Door, Inc.', 'Zelta Door, LLC'],
  ['Zelta Door, Inc.', 'Zelta Door'],
])('"%s" may not be advertised by "%s"', (advertised, registered) => {
  expect(fitsRegisteredName(advertised, registered)).toBe(false);
});
