import { areas, type AreaLink, type AreaSlug, mostListedAreas } from '#app/content/areas.ts';
import { brands } from '#app/content/brands.ts';
import { type AreaIndex, areaIndex } from '#app/content/area-index.ts';
import { nearestAreas } from '#app/content/nearest-areas.ts';
import { about } from '#app/content/pages/about.ts';
import { areaFrame } from '#app/content/pages/area-frame.ts';
import { contact } from '#app/content/pages/contact.ts';
import { coverage } from '#app/content/pages/coverage.ts';
import { emergencyBanner } from '#app/content/pages/emergency-banner.ts';
import { home } from '#app/content/pages/home.ts';
import { serviceFrame } from '#app/content/pages/service-frame.ts';
import { servicesPage } from '#app/content/pages/services.ts';
import { trustPanel } from '#app/content/pages/trust-panel.ts';
import { areaRecord, serviceInAreaRecord, serviceRecord } from '#app/content/records.ts';
import type * as Schema from '#app/content/schema.ts';
import { services, type ServiceLink } from '#app/content/services.ts';
import { type Path, paths, servicePicture } from '#app/paths.ts';

/** A picture as a page shows it: its name under /images and what is seen in it. */
export interface Picture {
  name: string;
  alt: string;
  /** The name of an upright cut of it for phones. */
  portrait?: string;
}

/** A service as cards show it. */
export interface ServiceCard extends ServiceLink {
  text: string;
  picture: Picture;
}

interface PageOf<Kind extends string, Content> {
  kind: Kind;
  path: Path;
  title: string;
  description: string;
  /** The day its content last changed, as YYYY-MM-DD. */
  updated: string;
  picture: Picture;
  content: Content;
}

/** A record without what stands on the page itself. */
type Body<Record> = Omit<Record, 'metadata' | 'picture'>;

export type HomePage = PageOf<
  'home',
  Body<Schema.Home> & { cards: ServiceCard[]; emergencyBanner: EmergencyBanner; brandList: Schema.Brand[] }
>;
export type AboutPage = PageOf<
  'about',
  Body<Schema.About> & { chips: Link[]; trustPanel: Schema.TrustPanel; emergencyBanner: EmergencyBanner }
>;
export type ServicesPage = PageOf<'services', Body<Schema.ServicesPage> & { cards: ServiceCard[] }>;
export type ContactPage = PageOf<
  'contact',
  Body<Schema.Contact> & { map: string; trustPanel: Schema.TrustPanel }
>;
export type CoveragePage = PageOf<
  'coverage',
  Body<Schema.Coverage> & {
    /** All areas, unless they are too many for cards. */
    cards: AreaCard[];
    /** All areas, if they are too many for cards. */
    index: AreaIndex[];
  }
>;
export type ServicePage = PageOf<
  'service',
  Omit<Body<Schema.Service>, 'card' | 'areaCard'> & {
    service: ServiceLink;
    frame: Schema.ServiceFrame;
    /** Set on the pages of a service in an area. */
    area?: AreaLink & Pick<Schema.Area, 'responseTime' | 'zipCodes' | 'claim'>;
    local?: Body<Schema.ServiceInArea>;
    /** The areas that have a page of this service: all, or the nearest. */
    areas: Link[];
    /** The area's other services. */
    otherServices?: Link[];
  }
>;
export type AreaPage = PageOf<
  'area',
  Omit<Body<Schema.Area>, 'card'> & {
    area: AreaLink;
    frame: Schema.AreaFrame;
    cards: (ServiceLink & Schema.Service['areaCard'])[];
    /** The areas nearest to this one. */
    nearby: Link[];
  }
>;

/** Every prerendered page, with all that it shows. */
export type Page = HomePage | AboutPage | ServicesPage | ContactPage | CoveragePage | ServicePage | AreaPage;

export interface Link {
  name: string;
  path: Path;
}

interface AreaCard extends AreaLink {
  text: string;
}

type EmergencyBanner = Omit<Schema.EmergencyBanner, 'picture'> & { picture: Picture };

/** How many neighbors a page links to. */
const nearbyCount = 5;

/** Every page of the site, built from the records: the home page first, then as the navigation lists them. */
export function allPages(): Page[] {
  // Seven pages need the neighbors of one area.
  const neighbors = neighborsOfAll();
  return [
    homePage(),
    page('about', paths.about, about, {
      chips: about.areas.chips.map(chip),
      trustPanel,
      emergencyBanner: banner(),
    }),
    page('contact', paths.contact, contact, { map: areas[0].map, trustPanel }),
    page('services', paths.services, servicesPage, { cards: services.map(serviceCard) }),
    ...services.map(servicePage),
    ...services.flatMap((service) =>
      areas.map((area) => serviceInAreaPage(service, area, neighbors.get(area.slug) ?? [])),
    ),
    page('coverage', paths.coverage, coverage, cardsOrIndex()),
    ...areas.map((area) => areaPage(area, neighbors.get(area.slug) ?? [])),
  ];
}

/** A card each while that makes a page that can be read through; beyond, an index to look a name up in. */
function cardsOrIndex(): Pick<CoveragePage['content'], 'cards' | 'index'> {
  const listed: readonly AreaLink[] = areas;
  if (listed.length > mostListedAreas) {
    return {
      cards: [],
      index: areaIndex(
        areas.map(({ slug, name }) => ({ slug, name, responseTime: areaRecord(slug).responseTime })),
      ),
    };
  }
  return { cards: areas.map((area) => ({ ...area, text: areaRecord(area.slug).card })), index: [] };
}

function heroPicture(path: Path): string {
  return `hero-${path === paths.home ? 'home' : path.slice(1)}`;
}

function homePage(): HomePage {
  const record = page('home', paths.home, home, {
    cards: services.slice(0, 3).map(serviceCard),
    emergencyBanner: banner(),
    brandList: brands,
  });
  return { ...record, picture: { ...record.picture, portrait: `${record.picture.name}-tall` } };
}

interface PageRecord {
  metadata: Schema.Metadata;
  picture: { alt: string };
}

/** A page of a record of its own, and what it shows besides. */
function page<Kind extends string, Record extends PageRecord, Extra>(
  kind: Kind,
  path: Path,
  { metadata, picture, ...record }: Record,
  extra: Extra,
) {
  return {
    kind,
    path,
    ...metadata,
    picture: { name: heroPicture(path), alt: picture.alt },
    content: { ...record, ...extra },
  };
}

function servicePage(service: ServiceLink): ServicePage {
  const { metadata, picture } = serviceRecord(service.slug);
  return {
    kind: 'service',
    path: paths.service(service.slug),
    ...metadata,
    picture: { name: servicePicture(service.name), alt: picture.alt },
    content: { ...serviceContent(service), areas: linksToService(service, areas) },
  };
}

/** What a service's page says, also in an area. */
function serviceContent(service: ServiceLink) {
  const {
    card: _card,
    areaCard: _areaCard,
    metadata: _metadata,
    picture: _picture,
    ...record
  } = serviceRecord(service.slug);
  return { ...record, service, frame: serviceFrame };
}

function serviceInAreaPage(
  service: ServiceLink,
  area: (typeof areas)[number],
  neighbors: readonly AreaLink[],
): ServicePage {
  const { metadata, picture, ...local } = serviceInAreaRecord(service.slug, area.slug);
  const { responseTime, zipCodes, claim } = areaRecord(area.slug);
  return {
    kind: 'service',
    path: paths.serviceInArea(service.slug, area.slug),
    ...metadata,
    picture: { name: servicePicture(service.name, area.slug), alt: picture.alt },
    content: {
      ...serviceContent(service),
      area: { ...area, responseTime, zipCodes, ...(claim === undefined ? {} : { claim }) },
      local,
      areas: linksToService(service, neighbors),
      otherServices: services
        .filter((other) => other.slug !== service.slug)
        .map((other) => ({ name: other.name, path: paths.serviceInArea(other.slug, area.slug) })),
    },
  };
}

function areaPage(area: (typeof areas)[number], neighbors: readonly AreaLink[]): AreaPage {
  const { card: _card, metadata, picture, ...record } = areaRecord(area.slug);
  return {
    kind: 'area',
    path: paths.area(area.slug),
    ...metadata,
    picture: { name: `hero-${area.slug}`, alt: picture.alt },
    content: {
      ...record,
      area,
      frame: areaFrame,
      cards: services.map((service) => ({ ...service, ...serviceRecord(service.slug).areaCard })),
      nearby: neighbors.map(({ slug, name }) => ({ name, path: paths.area(slug) })),
    },
  };
}

/** By area: the areas nearest to it, nearest first. */
function neighborsOfAll(): Map<AreaSlug, readonly AreaLink[]> {
  const places = areas.map((area) => ({ ...area, location: areaRecord(area.slug).location }));
  return new Map(places.map((place) => [place.slug, nearestAreas(place, places, nearbyCount)]));
}

/** A service's pages in areas, named after the areas. */
function linksToService(service: ServiceLink, inAreas: readonly { slug: string; name: string }[]): Link[] {
  return inAreas.map(({ slug, name }) => ({ name, path: paths.serviceInArea(service.slug, slug) }));
}

function banner(): EmergencyBanner {
  return { ...emergencyBanner, picture: { name: 'hero-emergency', alt: emergencyBanner.picture.alt } };
}

function serviceCard(service: ServiceLink): ServiceCard {
  const record = serviceRecord(service.slug);
  return {
    ...service,
    text: record.card,
    picture: { name: servicePicture(service.name), alt: record.picture.alt },
  };
}

/** A chip may name "pendleton", which is not in the table: the specification's chip ends on the not-found page. */
function chip(slug: string): Link {
  const name = areas.find((area) => area.slug === slug)?.name ?? 'Camp Pendleton';
  return { name, path: paths.area(slug) };
}
