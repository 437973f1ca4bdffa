import type { BreadcrumbList, Graph, ImageObject, ItemList, Service, WebPage, WebSite } from 'schema-dts';
import type { CoveragePage, Link, Page, ServicePage, ServicesPage } from '#app/content/pages.ts';
import { absoluteUrl, type Path, paths, picturePath } from '#app/paths.ts';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';
import { business, dayAndNight, type Frame } from '#app/seo/business.ts';
import { identifiers } from '#app/seo/identifiers.ts';
import { site } from '#app/site.ts';

const pageTypes = {
  home: 'WebPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  service: 'WebPage',
  coverage: 'CollectionPage',
  area: 'WebPage',
} as const satisfies Record<Page['kind'], string>;

/** What search engines are told of a page and of the business behind it, in schema.org's words: nothing that the page doesn't show. */
export function structuredData(page: Page, frame: Frame): Graph {
  const trails = breadcrumbs(page, frame.labels);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(page, frame),
      website(),
      webPage(page, trails.length),
      ...(page.kind === 'service' ? [service(page, frame)] : []),
      ...trails.map((trail, index) => breadcrumbList(trail, identifiers.trail(page.path, index + 1))),
    ],
  };
}

/** A graph as the text of a script element, which no "<" in it can end. */
export function serialize(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': identifiers.website,
    url: absoluteUrl(paths.home),
    name: site.brand,
    inLanguage: 'en-US',
    publisher: { '@id': identifiers.business },
  };
}

function webPage(page: Page, trails: number): WebPage {
  const { kind, path, title, description, updated } = page;
  const list = itemList(page);
  return {
    '@type': pageTypes[kind],
    '@id': identifiers.page(path),
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: 'en-US',
    dateModified: updated,
    isPartOf: { '@id': identifiers.website },
    about: { '@id': subject(page) },
    primaryImageOfPage: picture(page),
    ...(list === undefined ? {} : { mainEntity: list }),
    ...(trails === 0
      ? {}
      : {
          breadcrumb: Array.from({ length: trails }, (_, index) => ({
            '@id': identifiers.trail(path, index + 1),
          })),
        }),
  };
}

/** What a page is about: its service, its area, or the business. */
function subject(page: Page): string {
  if (page.kind === 'service') return identifiers.service(page.path);
  if (page.kind === 'area') return identifiers.place(page.content.area.slug);
  return identifiers.business;
}

/** The list that a page of many services or areas consists of. */
function itemList(page: Page): ItemList | undefined {
  if (page.kind !== 'services' && page.kind !== 'coverage') return undefined;
  const items = page.kind === 'services' ? serviceItems(page) : areaItems(page);
  return {
    '@type': 'ItemList',
    '@id': identifiers.list(page.path),
    numberOfItems: items.length,
    itemListElement: items.map(({ path, ...item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
      url: absoluteUrl(path),
    })),
  };
}

interface ItemOfList {
  name?: string;
  path: Path;
}

function serviceItems({ content }: ServicesPage): ItemOfList[] {
  return content.cards.map(({ slug, name }) => ({ name, path: paths.service(slug) }));
}

function areaItems({ content }: CoveragePage): ItemOfList[] {
  return [
    ...content.cards.map(({ slug, name }) => ({ name, path: paths.area(slug) })),
    // Hundreds of names for the second time would take the page past the first flight of a connection: 14,600 bytes.
    ...content.index.flatMap(({ areas }) => areas.map(({ slug }) => ({ path: paths.area(slug) }))),
  ];
}

function picture({ path, picture: { name, alt } }: Page): ImageObject {
  const address = absoluteUrl(picturePath(name));
  return {
    '@type': 'ImageObject',
    '@id': identifiers.picture(path),
    url: address,
    contentUrl: address,
    width: '1600 px',
    height: '900 px',
    caption: alt,
  };
}

function service({ path, content }: ServicePage, { labels, areas }: Frame): Service {
  const { service, area, description } = content;
  return {
    '@type': 'Service',
    '@id': identifiers.service(path),
    name: area === undefined ? service.name : labels.service.title(service.name, area.name),
    serviceType: service.name,
    description,
    url: absoluteUrl(path),
    image: { '@id': identifiers.picture(path) },
    provider: { '@id': identifiers.business },
    areaServed: (area === undefined ? areas : [area]).map(({ slug }) => ({ '@id': identifiers.place(slug) })),
    ...(service.emergency ? { hoursAvailable: dayAndNight } : {}),
  };
}

function breadcrumbList(trail: Link[], id: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
