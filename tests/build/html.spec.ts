import { expect, test } from '@playwright/test';
import { htmlProblems } from './html-problems.ts';
import { documents } from './site.ts';

test('every document is valid', async () => {
  test.setTimeout(120_000);
  expect(await htmlProblems(documents)).toEqual([]);
});
