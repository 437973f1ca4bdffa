import type {
  GeoCoordinates,
  HomeAndConstructionBusiness,
  OfferCatalog,
  OpeningHoursSpecification,
  Place,
} from 'schema-dts';
import type { AreaLink } from '#app/content/areas.ts';
import type { labels } from '#app/content/labels.ts';
import type { Page } from '#app/content/pages.ts';
import type { Area } from '#app/content/schema.ts';
import type { ServiceLink } from '#app/content/services.ts';
import { absoluteUrl, paths } from '#app/paths.ts';
import { identifiers } from '#app/seo/identifiers.ts';
import { site } from '#app/site.ts';

/** What structured data takes from the content besides the page: all of it stands in the frame of every page. */
export interface Frame {
  labels: Pick<typeof labels, 'footer' | 'navigation' | 'service'>;
  services: readonly ServiceLink[];
  /** The areas that every page lists. */
  areas: readonly AreaLink[];
  /** Where the base city is. */
  location: Area['location'];
}

/** The postal form of the state's name; another state has to be added here. */
const regions: Record<typeof site.state, string> = { California: 'CA' };

/** Around the clock, in the form that Google asks for. */
export const dayAndNight = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: [
    'https://schema.org/Monday',
    'https://schema.org/Tuesday',
    'https://schema.org/Wednesday',
    'https://schema.org/Thursday',
    'https://schema.org/Friday',
    'https://schema.org/Saturday',
    'https://schema.org/Sunday',
  ],
  opens: '00:00',
  closes: '23:59',
} as const satisfies OpeningHoursSpecification;

/**
 * The business, as every page tells of it: its address is a city, because it comes to its customers.
 * A price range is left out: the site names no prices. So are ratings: nobody may star themselves.
 */
export function business(page: Page, frame: Frame, owner = site): HomeAndConstructionBusiness {
  const { labels, services, areas, location } = frame;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': identifiers.business,
    name: owner.brand,
    ...(owner.legalName === undefined ? {} : { legalName: owner.legalName }),
    description: labels.footer.blurb,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: { '@id': identifiers.picture(page.path) },
    telephone: owner.phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: owner.city,
      addressRegion: regions[owner.state],
      addressCountry: 'US',
    },
    geo: geo(location),
    foundingDate: String(owner.foundingYear),
    openingHoursSpecification: dayAndNight,
    areaServed: shownAreas(page, areas).map((area) => place(area, page)),
    hasOfferCatalog: catalog(services, page, labels.footer.services),
    ...(owner.license === undefined
      ? {}
      : {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: 'license',
            name: labels.footer.license(owner.license.number, owner.license.classification),
            identifier: owner.license.number,
          },
        }),
    // Unlike the rest, it doesn't stand on every page.
    ...(owner.insurance === undefined || !JSON.stringify(page.content).includes(owner.insurance)
      ? {}
      : { additionalProperty: { '@type': 'PropertyValue', name: 'Insurance', value: owner.insurance } }),
  };
}

/** The areas that a page shows: those that every page lists, and the one that it is about. */
function shownAreas(page: Page, listed: readonly AreaLink[]): readonly AreaLink[] {
  const own = page.kind === 'area' || page.kind === 'service' ? page.content.area : undefined;
  return own === undefined || listed.some(({ slug }) => slug === own.slug) ? listed : [...listed, own];
}

/** An area; on its own page also where it is. */
function place({ slug, name }: AreaLink, page: Page): Place {
  return {
    '@type': 'Place',
    '@id': identifiers.place(slug),
    name,
    url: absoluteUrl(paths.area(slug)),
    ...(page.path === paths.area(slug) && page.kind === 'area' ? { geo: geo(page.content.location) } : {}),
  };
}

/** Five decimals, as Google asks for: as text, because a number would lose a zero at the end. */
function geo({ latitude, longitude }: Area['location']): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
}

function catalog(services: readonly ServiceLink[], page: Page, name: string): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: services.map((service) => {
      const path = paths.service(service.slug);
      const id = { '@id': identifiers.service(path) };
      // A service's own page says more of it, in a place of its own.
      const itemOffered =
        page.path === path
          ? id
          : ({ '@type': 'Service', ...id, name: service.name, url: absoluteUrl(path) } as const);
      return { '@type': 'Offer', itemOffered };
    }),
  };
}
