import { expect, test } from 'vitest';
import { company } from '#tests/company.ts';
import { collect, collectFromPages, documents, pages } from './site.ts';
import {
  graphProblems,
  graphsOf,
  namesIn,
  nodesIn,
  servedBy,
  structuredDataRules,
  told,
} from './structured-data-rules.ts';

test('a page has one graph with each thing once; a document that is not a page has none', () => {
  expect(collect(graphProblems)).toEqual([]);
});

test.each(Object.entries(structuredDataRules(company)))('structured data has %s', (_, rule) => {
  expect(collectFromPages(rule)).toEqual([]);
});

test('lists have the order in which their page shows them', () => {
  const lists = pages.flatMap((built) =>
    told(built, 'ItemList').map((list) => [built.path, namesIn(nodesIn(list.itemListElement))]),
  );
  expect(lists).toEqual([
    ['/service-areas', servedBy(company)],
    ['/services', company.services.map(({ name }) => name)],
  ]);
});

test('there are no stars, no prices and no markup for questions', () => {
  const terms = documents
    .flatMap((built) => graphsOf(built).flat())
    .flatMap((node) => [String(node['@type']), ...Object.keys(node)]);
  expect(terms.filter((term) => /rating|review|price|faq|question/i.test(term))).toEqual([]);
});
