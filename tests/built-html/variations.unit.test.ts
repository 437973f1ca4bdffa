import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { siteOf } from '#app/page-data/site.ts';
import { createRenderer } from '#app/shell/entry.prerender.tsx';
import { withAreas, withEveryPair, withEveryPart } from '#tests/company-variations.ts';
import { type BuiltPage, collect, emptyParts, parse } from './dom.ts';
import { rulesOf } from './record-rules.ts';

/** Companies without what a company may do without, with all of it, and of other sizes: their pages are as whole. */
const companies: [string, Company][] = [
  ['that does without all it may', company],
  ['with every part and every page', withEveryPart(withEveryPair(company))],
  [
    'of a single service in a single area',
    withAreas({ ...company, services: company.services.slice(0, 1) }, 1),
  ],
  ['of fourteen areas', withAreas(company, 14)],
  ['of more areas than cards', withAreas(company, 30)],
];

test.each(companies)(
  'of a company %s, every page shows its record whole, and no part is empty',
  async (_, company) => {
    const records = allPages(company);
    const site = siteOf(company);
    const render = createRenderer(site, records);
    const built = await Promise.all(
      records.map(async (record) => Object.assign(parse(record.path, await render(record.path)), { record })),
    );
    for (const [name, rule] of Object.entries({
      ...rulesOf(site),
      'has no empty part': ({ document }: BuiltPage) => emptyParts(document),
    }))
      expect.soft(collect(rule, built), name).toEqual([]);
  },
);
