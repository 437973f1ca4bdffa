import { expect, test } from 'vitest';
import { isAwaited, noNewFields, withAdded, withLeft, withoutNewIn } from '#edit/page/new-fields.ts';

const at = (...field: (string | number)[]) => ({ file: 'business.yaml', field });
const license = withAdded(noNewFields, at('license'));

test('what is wrong with a new field, and with those in it, waits', () => {
  expect(isAwaited(license, at('license', 'number'))).toBe(true);
  expect(isAwaited(license, at('license'))).toBe(true);
  expect(isAwaited(license, at('phone'))).toBe(false);
  expect(isAwaited(license, { ...at('license'), file: 'labels.yaml' })).toBe(false);
});

test('a field that was left is told; its neighbors wait', () => {
  const left = withLeft(license, at('license', 'number'));
  expect(isAwaited(left, at('license', 'number'))).toBe(false);
  expect(isAwaited(left, at('license', 'classification'))).toBe(true);
});

test('a field that is removed and added again is new again', () => {
  const again = withAdded(withLeft(license, at('license', 'number')), at('license'));
  expect(isAwaited(again, at('license', 'number'))).toBe(true);
});

test('in a list whose entries were moved or removed, nothing waits', () => {
  const entry = withAdded(license, at('openingHours', 1));
  const moved = withoutNewIn(entry, at('openingHours'));
  expect(isAwaited(moved, at('openingHours', 1, 'opens'))).toBe(false);
  expect(isAwaited(moved, at('license', 'number'))).toBe(true);
});
