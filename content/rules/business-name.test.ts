import { expect, test } from 'vitest';
import { fitsRegisteredName } from '#content/rules/business-name.ts';

test.each([
  ['Zelta Door Co.', 'ZELTA DOOR COMPANY', true],
  ['Zelta Door', 'Zelta Door, Inc.', true],
  ['Zelta Door, Inc.', 'Zelta Door Incorporated', true],
  ['Zelta Door Co.', 'Zelta Door Co., L.L.C.', true],
  ['Smith & Sons’ Doors', "Smith and Sons' Doors LLC", true],
  ['The Company', 'The Company, Inc.', true],
  ['Zelta Door Co.', 'Zelta Holdings, LLC', false],
  ['Zelta Door Co.', 'Zelta Co. Door', false],
  ['Zelta Door', 'Zelta Doors', false],
  ['Zelta Door Co.', 'Zelta Door, Inc.', false],
  ['Zelta Door', 'Zelta Door Co.', false],
  ['Zelta Door, Inc.', 'Zelta Door, LLC', false],
  ['Zelta Door, Inc.', 'Zelta Door', false],
])('"%s" may be advertised where "%s" is registered: %s', (advertised, registered, expected) => {
  expect(fitsRegisteredName(advertised, registered)).toBe(expected);
});
