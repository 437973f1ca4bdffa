import { expect, test } from 'vitest';
import { site } from '#tests/company.ts';
import { collectFromPages } from './site.ts';
import { rulesOf } from './record-rules.ts';

/** Every page shows what the data that it is built from says, and nothing else. */

test.each(Object.entries(rulesOf(site)))('the record of every page %s', (_, rule) => {
  expect(collectFromPages(rule)).toEqual([]);
});
