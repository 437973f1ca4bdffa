import type {
  Article,
  BreadcrumbList,
  Graph,
  ImageObject,
  ItemList,
  Place,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { AreaPage } from '#app/page-data/area-page.ts';
import type { GuidePage } from '#app/page-data/guides.ts';
import type { Page } from '#app/page-data/pages.ts';
import type { ServicePage } from '#app/page-data/service-page.ts';
import type { SharedFacts } from '#app/page-data/site.ts';
import { absoluteUrl, type Link, type Path, paths, picturePath } from '#app/paths.ts';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';
import { business, dayAndNight, geo, place } from '#app/seo/business.ts';
import { identifier } from '#app/seo/identifiers.ts';

/** Of the pages that are more than a WebPage. */
const pageTypes: Partial<Record<Page['kind'], 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  guides: 'CollectionPage',
  jobs: 'CollectionPage',
  services: 'CollectionPage',
  coverage: 'CollectionPage',
};

/** The structured data of a page, in schema.org's vocabulary: the page and the business behind it. Nothing that the page doesn't show. */
export function structuredData(page: Page, facts: SharedFacts): Graph {
  const trail = breadcrumbs(page, facts.labels);
  const { origin } = facts.business;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(page, facts),
      website(facts.business),
      webPage(page, trail.length > 0, facts.business),
      ...(page.kind === 'service' ? [service(page, facts)] : []),
      ...(page.kind === 'guide' ? [article(page, facts.business)] : []),
      ...(page.kind === 'area' ? [area(page, origin)] : []),
      ...(trail.length > 0 ? [breadcrumbList(trail, page.path, origin)] : []),
    ],
  };
}

/** Serializes the graph for a script element. Escapes "<", so that no text in the graph can close the element. */
export function serialize(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function website({ brand, language, origin }: SharedFacts['business']): WebSite {
  return {
    '@type': 'WebSite',
    ...identifier(origin, paths.home, 'website'),
    url: absoluteUrl(origin, paths.home),
    name: brand,
    inLanguage: language,
    publisher: identifier(origin, paths.home, 'business'),
  };
}

function webPage(page: Page, hasTrail: boolean, { language, origin }: SharedFacts['business']): WebPage {
  const { kind, path, title, description, updated } = page;
  const list = itemList(page, origin);
  return {
    '@type': pageTypes[kind] ?? 'WebPage',
    '@id': absoluteUrl(origin, path),
    url: absoluteUrl(origin, path),
    name: title,
    description,
    inLanguage: language,
    dateModified: updated,
    isPartOf: identifier(origin, paths.home, 'website'),
    about: subject(page, origin),
    primaryImageOfPage: picture(page, origin),
    ...(list && { mainEntity: list }),
    ...(hasTrail && { breadcrumb: identifier(origin, path, 'breadcrumbs') }),
  };
}

function subject({ kind, path }: Page, origin: string) {
  if (kind === 'service') return identifier(origin, path, 'service');
  if (kind === 'area') return identifier(origin, path, 'place');
  return identifier(origin, paths.home, 'business');
}

function itemList(page: Page, origin: string): ItemList | undefined {
  if (page.kind !== 'services' && page.kind !== 'coverage') return undefined;
  const cards: { name?: string; path: Path }[] = page.content.cards.map(({ name, path }) => ({ name, path }));
  // Without names: hundreds of them would take the page past the 14,600 bytes of a first round trip.
  const indexedAreas = page.kind === 'services' ? [] : page.content.index.flatMap(({ areas }) => areas);
  const items = [...cards, ...indexedAreas.map(({ path }) => ({ path }))];
  return {
    '@type': 'ItemList',
    ...identifier(origin, page.path, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map(({ path, ...item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
      url: absoluteUrl(origin, path),
    })),
  };
}

function picture({ path, picture: { name, alt } }: Page, origin: string): ImageObject {
  const address = absoluteUrl(origin, picturePath(name));
  return {
    '@type': 'ImageObject',
    ...identifier(origin, path, 'picture'),
    url: address,
    contentUrl: address,
    caption: alt,
  };
}

function service({ path, content }: ServicePage, { areas, business: { origin } }: SharedFacts): Service {
  const { service, inArea, description, heading } = content;
  return {
    '@type': 'Service',
    ...identifier(origin, path, 'service'),
    name: heading,
    serviceType: service.name,
    description,
    url: absoluteUrl(origin, path),
    image: identifier(origin, path, 'picture'),
    provider: identifier(origin, paths.home, 'business'),
    areaServed: (inArea === undefined ? areas : [inArea]).map((area) => place(area, origin)),
    ...(service.emergency && { hoursAvailable: dayAndNight }),
  };
}

function article(
  { path, updated, published, content }: GuidePage,
  { origin, language }: SharedFacts['business'],
): Article {
  const company = identifier(origin, paths.home, 'business');
  return {
    '@type': 'Article',
    ...identifier(origin, path, 'article'),
    headline: content.opening.heading,
    description: content.opening.lede,
    inLanguage: language,
    datePublished: published,
    dateModified: updated,
    image: identifier(origin, path, 'picture'),
    author: company,
    publisher: company,
    mainEntityOfPage: { '@id': absoluteUrl(origin, path) },
  };
}

function area({ path, content: { area, location } }: AreaPage, origin: string): Place {
  return { ...identifier(origin, path, 'place'), ...place(area, origin), geo: geo(location) };
}

function breadcrumbList(trail: Link[], path: Path, origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    ...identifier(origin, path, 'breadcrumbs'),
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  };
}
