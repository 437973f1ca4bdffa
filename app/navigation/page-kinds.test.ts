import { pages } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { kindAt } from '#app/navigation/page-kinds.ts';

test('the address of every page tells its kind', () => {
  for (const { path, kind } of pages) expect.soft(kindAt(path), path).toBe(kind);
});

test.each(['/404', '/services/x/y', '/service-areas/x/y', '/no-such-page'])('%s is no kind’s', (path) => {
  expect(kindAt(path)).toBeUndefined();
});
