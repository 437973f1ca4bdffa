import { allPages } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';
import type { Company } from '#content/collections.ts';
import { all, type Built, type BuiltPage, differs, plain, wordsOf } from './dom.ts';

/** Structured data says what visitors read on the page. */

interface Node {
  '@type'?: string;
  '@id'?: string;
  name?: string;
  [property: string]: unknown;
}

export const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap(nodesIn)
    : [value as Node, ...Object.values(value).flatMap(nodesIn)];
};
/** What each script of structured data in a document says. */
export const graphsOf = ({ document }: Built) =>
  all(document, 'head script[type="application/ld+json"]').map(({ textContent }) =>
    nodesIn(JSON.parse(textContent)),
  );
export const told = (built: Built, type: string) =>
  (graphsOf(built)[0] ?? []).filter((node) => node['@type'] === type);
export const namesIn = (value: unknown) => nodesIn(value).flatMap(({ name }) => name ?? []);

export const servedBy = (company: Company) =>
  siteOf(company).areas.flatMap(({ name, path }) => (path === '/service-areas' ? [] : name));

/** A page has one graph with each thing once; a document that is not a page has none. */
export function graphProblems(built: Built): string[] {
  const nodes = graphsOf(built);
  const isReference = (node: Node) => Object.keys(node).join() === '@id';
  const ids = (nodes[0] ?? []).filter((node) => '@id' in node);
  const whole = ids.filter((node) => !isReference(node)).map((node) => node['@id']);
  const referred = ids.filter(isReference).map((node) => node['@id']);
  return [
    ...differs('graphs', nodes.length, built.record ? 1 : 0),
    ...whole.filter((id, index) => whole.indexOf(id) !== index).map((id) => `twice: ${id}`),
    ...referred.filter((id) => !whole.includes(id)).map((id) => `not told: ${id}`),
  ];
}

export function structuredDataRules(company: Company): Record<string, (built: BuiltPage) => string[]> {
  const { business, services } = company;
  const { origin } = business;
  const addresses = allPages(company).map(({ path }) => origin + path);
  const served = servedBy(company);
  const offered = services.map(({ name }) => name);
  return {
    'the business as the page shows it, with areas and services where they are listed': (built) => {
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
      const address = origin + record.path;
      const [picture] = told(built, 'ImageObject');
      return [
        ...differs('page', found, [[address, record.title, record.description, record.updated]]),
        ...differs(
          'picture',
          [picture?.contentUrl, picture?.caption],
          [`${origin}/images/${record.picture.name}.webp`, record.picture.alt],
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
    'the guide that it is, by the company, and when it was read last': (built) => {
      const { record } = built;
      const found = told(built, 'Article').map((article) => [
        article.headline,
        article.datePublished,
        article.dateModified,
        article.publisher,
      ]);
      const publisher = { '@id': `${origin}/#business` };
      return differs(
        'guide',
        found,
        record.kind === 'guide'
          ? [[record.content.opening.heading, record.published, record.updated, publisher]]
          : [],
      );
    },
    'its list with every entry once, in its order, with the address of a page': (built) =>
      told(built, 'ItemList').flatMap((list) => {
        const items = nodesIn(list.itemListElement);
        const places = items.map(({ position }) => position);
        const urls = items.map(({ url }) => String(url));
        return [
          ...differs('entries', [list.numberOfItems, new Set(urls).size], [items.length, items.length]),
          ...differs(
            'places',
            places,
            items.map((_, index) => index + 1),
          ),
          ...urls.filter((url) => !addresses.includes(url)),
        ];
      }),
    'its breadcrumbs as it shows them': (built) => {
      const trails = told(built, 'BreadcrumbList').map((trail) =>
        nodesIn(trail.itemListElement).map(({ name, item }) => `${name} ${String(item).replace(origin, '')}`),
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
}
