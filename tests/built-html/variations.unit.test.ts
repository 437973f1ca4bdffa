import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { sharedFactsOf, siteOf } from '#app/page-data/site.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';
import { createRenderer } from '#app/shell/entry.prerender.tsx';
import { withAreas, withEveryPair, withEveryPart } from '#tests/company-variations.ts';
import { all, type BuiltPage, collect, emptyParts, parse } from './dom.ts';
import { rulesOf } from './record-rules.ts';
import { searchRules } from './search-rules.ts';
import { graphProblems, structuredDataRules } from './structured-data-rules.ts';

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

/** Sections on one ground are neighbors by right; without a ground of their own, they show the page's. */
function neighborsAlike({ main }: BuiltPage): string[] {
  const sections = all(main, 'section, article').map((part) => {
    const ground = part.closest('[class*="bg-"]');
    return {
      heading: part.querySelector('h1, h2')?.textContent ?? '',
      ground,
      background: /\bbg-\S+/.exec(ground?.className ?? '')?.[0] ?? 'bg-page',
    };
  });
  return sections
    .filter(({ ground, background }, index) => {
      const before = sections[index - 1];
      return background === before?.background && (ground === null || ground !== before.ground);
    })
    .map(({ heading, background }) => `${background}: ${heading}`);
}

test.each(companies)(
  'of a company %s, every page and its structured data are as complete',
  async (_, company) => {
    const records = allPages(company);
    const site = siteOf(company);
    const facts = sharedFactsOf(company);
    const render = createRenderer(site, records);
    const built = await Promise.all(
      records.map(async (record) => {
        const data = serialize(structuredData(record, facts));
        const html = (await render(record.path)).replace(
          '</head>',
          () => `<script type="application/ld+json">${data}</script></head>`,
        );
        return Object.assign(parse(record.path, html), { record });
      }),
    );
    for (const [name, rule] of Object.entries({
      ...rulesOf(site),
      ...searchRules(site, () => true),
      ...structuredDataRules(company),
      'has one graph with each thing once': graphProblems,
      'has no empty part': ({ document }: BuiltPage) => emptyParts(document),
      'has another background behind each section than behind the one before': neighborsAlike,
    }))
      expect.soft(collect(rule, built), name).toEqual([]);
  },
);
