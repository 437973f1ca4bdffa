import { describe, expect, test } from 'vitest';
import {
  isPlaceholderPhone,
  phoneOf,
  phonePattern,
  phoneProblem,
  zipCodesProblem,
} from '#content/rules/united-states.ts';

test.each([
  '+442079460000',
  '+11605550000',
  '+120255501233',
  '+1202555012',
  '+1 202 555 0123',
  '2025550123',
  '+19115550123',
  '+12024110123',
])('%s is no phone number of the United States', (phone) => expect(phone).not.toMatch(phonePattern));

test.each([
  ['+1202555012', 'has 9 digits after +1, and a US number has 10'],
  ['202-555-012', 'has 9 digits, and a US number has 10'],
  ['+120255501233', 'has 11 digits after +1, and a US number has 10'],
  ['(202) 555-0123', "write '+12025550123'"],
  ['1 202 555 0123', "write '+12025550123'"],
  ['+442079460000', 'is a number of another country'],
  ['+11605550000', 'check the area code'],
])('what is wrong with the phone number %s is told', (phone, problem) => {
  expect(phoneProblem(phone)).toContain(problem);
});

test.each([
  '+12025550123',
  '(202) 555-0123',
  '202.555.0123',
  ' 202 555 0123 ',
  '1-202-555-0123',
  '+1 (202) 555–0123',
  '2025550123',
])('"%s" is understood', (written) => expect(phoneOf(written)).toBe('+12025550123'));

test.each(['(202) 555-012', '202-555-01233', '(002) 555-9021', 'call 202-555-0123', '+44 20 7946 0000', ''])(
  '"%s" is not',
  (written) => expect(phoneOf(written)).toBeUndefined(),
);

test('a number of the area code or the exchange 555 stands for a number', () => {
  expect(isPlaceholderPhone('+12025550123')).toBe(true);
  expect(isPlaceholderPhone('+15552340123')).toBe(true);
  expect(isPlaceholderPhone('+12024560123')).toBe(false);
  expect(isPlaceholderPhone('+12024565550')).toBe(false);
});

describe('ZIP codes', () => {
  const state = { name: 'Nowhere', first: '20000', last: '29999' };

  test.each(['20001', '20001-20005', '20001, 20003-20005, 29999'])('%s are right', (zipCodes) => {
    expect(zipCodesProblem(zipCodes, state)).toBeUndefined();
  });

  test.each([
    ['', 'names "", which is no ZIP code'],
    ['2000', 'names "2000", which has 4 digits, and a ZIP code has five'],
    ['20001,20002', 'names "20001,20002", which is no ZIP code'],
    ['20005-20001', 'has the range 20005-20001 the wrong way around'],
    ['30001', 'names 30001, which is outside Nowhere (20000 to 29999)'],
    ['29999-30001', 'names 29999-30001, which is outside Nowhere'],
  ])('"%s" are wrong', (zipCodes, problem) => {
    expect(zipCodesProblem(zipCodes, state)?.message).toContain(problem);
  });

  test('of a state whose codes are not listed may be any', () => {
    expect(zipCodesProblem('99999')).toBeUndefined();
  });
});
