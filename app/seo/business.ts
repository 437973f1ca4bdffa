import type {
  GeoCoordinates,
  HomeAndConstructionBusiness,
  OfferCatalog,
  OpeningHoursSpecification,
  Place,
} from 'schema-dts';
import type { Area, Service } from '#content/records.ts';
import type { Page } from '#app/page-data/pages.ts';
import { licenseWords, type SharedFacts } from '#app/page-data/site.ts';
import { absoluteUrl, paths } from '#app/paths.ts';
import { identifier } from '#app/seo/identifiers.ts';

type Hours = SharedFacts['business']['openingHours'][number];

export function openingHours({ days, opens, closes }: Hours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  };
}

/** Closed days open and close at midnight, as Google has it. */
function hoursOfDays({
  from,
  until,
  hours = { opens: '00:00', closes: '00:00' },
}: SharedFacts['specialHours'][number]): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: until, ...hours };
}

export const dayAndNight = openingHours({
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
});

/**
 * The business, as on every page. Its address is a city, because it comes to its customers.
 * A price range is left out: the site names no prices. So are ratings: self-serving reviews are against Google's rules.
 */
export function business(page: Page, facts: SharedFacts): HomeAndConstructionBusiness {
  const { business: owner, labels, services, areas, location, specialHours } = facts;
  const { origin } = owner;
  const hours = owner.openingHours.map(openingHours);
  const license = licenseWords(owner, labels);
  return {
    '@type': owner.type,
    ...identifier(origin, paths.home, 'business'),
    name: owner.brand,
    ...(owner.legalName && { legalName: owner.legalName }),
    description: labels.footer.blurb,
    url: absoluteUrl(origin, paths.home),
    ...(owner.profiles && { sameAs: owner.profiles }),
    logo: absoluteUrl(origin, '/icons/icon-512.png'),
    image: identifier(origin, page.path, 'picture'),
    telephone: owner.phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: owner.city,
      addressRegion: owner.stateCode,
      addressCountry: 'US',
    },
    geo: geo(location),
    foundingDate: String(owner.foundingYear),
    openingHoursSpecification: hours.length === 1 ? (hours[0] ?? hours) : hours,
    // Only where visitors read them, too.
    ...(page.kind === 'contact' &&
      specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours.map(hoursOfDays) }),
    // Listed once, on the page of all of them. Other pages refer to the business by its id.
    ...(page.kind === 'coverage' && { areaServed: areas.map((area) => place(area, origin)) }),
    ...(page.kind === 'services' && {
      hasOfferCatalog: catalog(services, labels.footer.services, origin),
    }),
    ...(owner.license &&
      license && {
        hasCredential: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'license',
          name: license,
          identifier: owner.license.number,
        },
      }),
    // Unlike the rest, it isn't on every page.
    ...(owner.insurance &&
      namesInsurance(page) && {
        additionalProperty: { '@type': 'PropertyValue', name: 'Insurance', value: owner.insurance },
      }),
  };
}

function namesInsurance(page: Page): boolean {
  const groups = page.kind === 'contact' ? page.content.answers : [];
  const parts = groups.flatMap(({ list }) => list.flatMap((answer) => answer.parts));
  return parts.some(({ onlyWith }) => onlyWith === 'insurance');
}

export function place({ slug, name }: Pick<Area, 'slug' | 'name'>, origin: string) {
  return { '@type': 'Place', name, url: absoluteUrl(origin, paths.area(slug)) } as const satisfies Place;
}

/** Five decimals, as Google asks for: as text, because a number would lose a zero at the end. */
export function geo({ latitude, longitude }: Area['location']): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
}

function catalog(services: readonly Service[], name: string, origin: string): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: services.map(({ name, slug }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, url: absoluteUrl(origin, paths.service(slug)) },
    })),
  };
}
