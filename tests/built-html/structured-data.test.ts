import { expect, test } from 'vitest';
import { absoluteUrl } from '#app/paths.ts';
import { company, pagesOf, site } from '#tests/company.ts';
import { all, type Built, type BuiltPage, differs, plain, wordsOf } from './dom.ts';
import { collect, collectFromPages, documents, pages } from './site.ts';

/** Structured data says what visitors read on the page. */

interface Node {
  '@type'?: string;
  '@id'?: string;
  name?: string;
  [property: string]: unknown;
}

const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap(nodesIn)
    : [value as Node, ...Object.values(value).flatMap(nodesIn)];
};
const graphs = new Map(
  documents.map(({ path, document }) => [
    path,
    all(document, 'head script[type="application/ld+json"]').map(({ textContent }) =>
      nodesIn(JSON.parse(textContent)),
    ),
  ]),
);
const told = ({ path }: Built, type: string) =>
  (graphs.get(path)?.[0] ?? []).filter((node) => node['@type'] === type);
const namesIn = (value: unknown) => nodesIn(value).flatMap(({ name }) => name ?? []);
const served = pagesOf('area')
  .map(({ content }) => content.area.name)
  .filter((name) => site.areas.some((area) => area.name === name));
const offered = company.services.map(({ name }) => name);

test('a page has one graph with each thing once; a document that is not a page has none', () => {
  expect(
    collect((built) => {
      const nodes = graphs.get(built.path) ?? [];
      const isReference = (node: Node) => Object.keys(node).join() === '@id';
      const ids = (nodes[0] ?? []).filter((node) => '@id' in node);
      const whole = ids.filter((node) => !isReference(node)).map((node) => node['@id']);
      const referred = ids.filter(isReference).map((node) => node['@id']);
      return [
        ...differs('graphs', nodes.length, built.record ? 1 : 0),
        ...whole.filter((id, index) => whole.indexOf(id) !== index).map((id) => `twice: ${id}`),
        ...referred.filter((id) => !whole.includes(id)).map((id) => `not told: ${id}`),
      ];
    }),
  ).toEqual([]);
});

const rules: Record<string, (built: BuiltPage) => string[]> = {
  'the business as the page shows it, with areas and services where they are listed': (built) => {
    const { business } = company;
    const [own] = told(built, business.type);
    const body = wordsOf(built.document.body);
    const shown = [
      own?.name,
      own?.legalName,
      own?.description,
      own?.foundingDate,
      ...nodesIn(own?.address).map((node) => node.addressLocality),
      ...namesIn([own?.areaServed, own?.hasOfferCatalog, own?.hasCredential]),
      ...nodesIn(own?.additionalProperty).map(({ value }) => value),
    ]
      .filter((fact) => typeof fact === 'string' || typeof fact === 'number')
      .map(String);
    return [
      ...differs(
        'business',
        [own?.name, own?.telephone, own?.foundingDate],
        [business.brand, business.phone, String(business.foundingYear)],
      ),
      ...differs('areas', namesIn(own?.areaServed), built.record.kind === 'coverage' ? served : []),
      ...differs(
        'services',
        namesIn(own?.hasOfferCatalog).slice(1),
        built.record.kind === 'services' ? offered : [],
      ),
      ...shown.filter((fact) => !body.includes(plain(fact))).map((fact) => `does not show "${fact}"`),
    ];
  },
  'the page as its head, its record and its picture have it': (built) => {
    const { record } = built;
    const found = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'].flatMap((type) =>
      told(built, type).map((page) => [page.url, page.name, page.description, page.dateModified]),
    );
    const address = absoluteUrl(site.origin, record.path);
    const [picture] = told(built, 'ImageObject');
    return [
      ...differs('page', found, [[address, record.title, record.description, record.updated]]),
      ...differs(
        'picture',
        [picture?.contentUrl, picture?.caption],
        [`${site.origin}/images/${record.picture.name}.webp`, record.picture.alt],
      ),
    ];
  },
  'its service, where and when it is done, and its place': (built) => {
    const { record, main, words } = built;
    const heading = main.querySelector('h1')?.textContent;
    const services = told(built, 'Service').filter((node) => 'provider' in node);
    const located = told(built, 'Place').filter((place) => 'geo' in place);
    const places = differs('places', namesIn(located), record.kind === 'area' ? [heading] : []);
    if (record.kind !== 'service') return [...places, ...differs('services', services.length, 0)];
    const { service, inArea } = record.content;
    const [found] = services;
    return [
      ...places,
      ...differs('service', [found?.name, found?.serviceType], [heading, service.name]),
      ...differs('day and night', 'hoursAvailable' in (found ?? {}), service.emergency),
      ...differs('where', namesIn(found?.areaServed), inArea === undefined ? served : [inArea.name]),
      ...(words.includes(plain(String(found?.description))) ? [] : ['does not show the description']),
    ];
  },
  'its breadcrumbs as it shows them': (built) => {
    const trails = told(built, 'BreadcrumbList').map((trail) =>
      nodesIn(trail.itemListElement).map(
        ({ name, item }) => `${name} ${String(item).replace(site.origin, '')}`,
      ),
    );
    const shown = all(built.document, 'main nav ol, main nav ul').map((list) =>
      all(list, 'a, [aria-current]').map(
        (step) => `${step.textContent} ${step.getAttribute('href') ?? built.path}`,
      ),
    );
    return [
      ...differs('trails', trails, shown),
      ...(built.path === '/' || trails.length > 0 ? [] : ['no trail']),
    ];
  },
};

test.each(Object.entries(rules))('structured data has %s', (_, rule) => {
  expect(collectFromPages(rule)).toEqual([]);
});

test('lists have the order in which their page shows them', () => {
  const lists = pages.flatMap((built) =>
    told(built, 'ItemList').map((list) => [built.path, namesIn(nodesIn(list.itemListElement))]),
  );
  expect(lists).toEqual([
    ['/service-areas', served],
    ['/services', offered],
  ]);
});

test('there are no stars, no prices and no markup for questions', () => {
  const terms = [...graphs.values()].flat(2).flatMap((node) => [String(node['@type']), ...Object.keys(node)]);
  expect(terms.filter((term) => /rating|review|price|faq|question/i.test(term))).toEqual([]);
});
