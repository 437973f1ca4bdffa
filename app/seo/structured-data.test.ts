import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { sharedFactsOf } from '#app/page-data/site.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';
import { withAreas, withEveryPart } from '#tests/company-variations.ts';

/** A part of a graph, as JSON. */
type Node = Record<string, unknown>;

const origin = 'https://www.bluebonnetplumbing.example';

/** A company's pages, each with what its structured data tells. */
function describePages(company: Company) {
  const facts = sharedFactsOf(company);
  return allPages(company).map((page) => {
    const graph: { '@graph': Node[] } = JSON.parse(serialize(structuredData(page, facts)));
    return { page, path: page.path, nodes: graph['@graph'] };
  });
}

const described = describePages(company);

/** A node and all nodes in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

function nodeOf(nodes: Node[], type: string): Node | undefined {
  return nodes.find((node) => node['@type'] === type);
}

function pageAt(path: string, of = described) {
  const found = of.find((one) => one.path === path);
  if (found === undefined) throw new Error(`There is no page ${path}.`);
  return found;
}

test.each([
  ['a company without what it may do without', described],
  ['a company with every part', describePages(withEveryPart(company))],
  ['a company of so many areas that not every page lists them', describePages(withAreas(company, 30))],
])(
  'of %s, everything that is referred to is told of on the same page, and everything is told of once',
  (_, described) => {
    for (const { path, nodes } of described) {
      const all = nodesIn(nodes);
      const told = all.filter((node) => !isReference(node) && '@id' in node).map((node) => node['@id']);
      const missing = all.filter((node) => isReference(node) && !told.includes(node['@id']));
      expect(missing, `${path} refers to what it doesn't tell of`).toEqual([]);
      expect(new Set(told).size, `${path} tells of something twice`).toBe(told.length);
    }
  },
);

/** The list that a page consists of. */
function listAt(path: string, of = described) {
  const list = nodeOf(nodesIn(pageAt(path, of).nodes), 'ItemList');
  const items = nodesIn(list?.itemListElement);
  expect(list?.numberOfItems).toBe(items.length);
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  const addresses = of.map(({ path }) => origin + path);
  expect(items.filter(({ url }) => !addresses.includes(String(url)))).toEqual([]);
  return items;
}

test('areas that are too many for cards are listed by their addresses alone, all of them', () => {
  const items = listAt('/service-areas', describePages(withAreas(company, 30)));
  expect(items).toHaveLength(30);
  expect(new Set(items.map(({ url }) => url)).size).toBe(30);
  expect(items.filter((item) => 'name' in item)).toEqual([]);
});

test('no text can end the script element', () => {
  const { page } = pageAt('/');
  const text = serialize(
    structuredData({ ...page, title: '</script><script>alert(1)' }, sharedFactsOf(company)),
  );
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][2].name).toBe('</script><script>alert(1)');
});
