import { expect, test } from 'vitest';
import {
  isPlaceholderPhone,
  phoneOf,
  phonePattern,
  type StateCode,
  stateNames,
  zipCodesOf,
  zipCodesProblem,
} from '#content/rules/united-states.ts';

/** What owners read of a number or a ZIP code that is wrong: content/validate/planted-mistakes.test.ts. */

const written = '+12025550123/(202) 555-0123/202.555.0123/ 202 555 0123 /1-202-555-0123/2025550123';

test.each(written.split('/'))('"%s" is understood as a phone number', (written) =>
  expect(phoneOf(written)).toBe('+12025550123'),
);

test.each(['(202) 555-012', '202-555-01233', '(002) 555-9021', 'call 202-555-0123', '+44 20 7946 0000', ''])(
  '"%s" is not',
  (written) => expect(phoneOf(written)).toBeUndefined(),
);

test.each(['+442079460000', '+11605550000', '+1 202 555 0123', '2025550123', '+19115550123', '+12024110123'])(
  '%s is not a phone number of the United States as phones dial it',
  (phone) => expect(phone).not.toMatch(phonePattern),
);

test.each([
  ['+12025550123', true],
  ['+15552340123', true],
  ['+12024560123', false],
  ['+12024565550', false],
  ['+12345678901', true],
  ['+12222222222', true],
])('the area code or the exchange 555, or counting, makes a number a placeholder: %s', (phone, expected) => {
  expect(isPlaceholderPhone(phone)).toBe(expected);
});

test.each([
  ['20001', undefined],
  ['20001, 20003-20005, 29999', undefined],
  ['', 'names "", which is not a ZIP code'],
  ['20001,20002', 'names "20001,20002", which is not a ZIP code'],
])('ZIP codes "%s": %s', (zipCodes, problem) => {
  expect(zipCodesProblem(zipCodes)?.message).toBe(problem);
});

test('each state has ZIP codes', () => {
  for (const [first, last] of (Object.keys(stateNames) as StateCode[]).map(zipCodesOf))
    expect(last).toBeGreaterThanOrEqual(first);
});
