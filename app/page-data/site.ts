import type { Company } from '#content/collections.ts';
import type { Area, Labels } from '#content/records.ts';
import { phoneDisplay } from '#content/rules/united-states.ts';
import { listed } from '#app/page-data/listed.ts';
import { mostListedAreas } from '#app/page-data/main-pages.ts';
import type { Link } from '#app/page-data/page-data.ts';
import type { Picture } from '#content/pictures.ts';
import { problemsLink } from '#app/page-data/problems-page.ts';
import { heroPicture } from '#content/pictures.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/** What every page knows of the company. Visitors download it once, with the first script. */
export interface Site {
  brand: string;
  shortName: string;
  /** Scheme and host. */
  origin: string;
  language: string;
  legalName?: string;
  /** The license in the words of every page and link preview. */
  license?: string;
  phone: { href: `tel:${string}`; display: string };
  /** The header's color, for what browsers draw around the page. */
  themeColor: string;
  /** The logo's mark, as path data in a square of 32 by 32. */
  mark: string;
  labels: Omit<Labels, 'licensedAndInsured' | 'licensedAndInsuredBy'>;
  services: Link[];
  /** The page of what doors do when something is wrong. */
  problems?: Link;
  /** The areas that menus and footer list; when there are more, with a link to the page of all. */
  areas: (Link & { map?: string })[];
  /** Whether every service has a page in every area, so that an address tells by itself whether it is a page's. */
  hasEveryPair: boolean;
  notFound: Omit<Company['notFound'], 'metadata'>;
  error: Company['error'];
  /** The metadata of an address without a record of its own. */
  defaultMetadata: { title: string; description: string; picture: Picture };
}

/** What every page knows of a company. */
export function siteOf(company: Company): Site {
  const { business, labels, tokens, services, areas, notFound, servicesInAreas } = company;
  const { metadata, ...notFoundWords } = notFound;
  // Facts that are only used through placeholders are left out.
  const { licensedAndInsured: _claim, licensedAndInsuredBy: _withKind, ...shownLabels } = labels;
  const { legalName } = business;
  const license = licenseWords(business, labels);
  const problems = problemsLink(company);
  return {
    brand: business.brand,
    shortName: business.shortName,
    origin: business.origin,
    language: business.language,
    ...(legalName === undefined ? {} : { legalName }),
    ...(license === undefined ? {} : { license }),
    phone: { href: `tel:${business.phone}`, display: phoneDisplay(business.phone) },
    themeColor: tokens.colors.night,
    mark: tokens.mark.path,
    labels: shownLabels,
    services: listed(company).services.map(({ slug, name }) => ({ name, path: paths.service(slug) })),
    ...(problems === undefined ? {} : { problems }),
    areas: areaMenu(listed(company)),
    hasEveryPair: servicesInAreas.length === services.length * areas.length,
    notFound: notFoundWords,
    error: company.error,
    defaultMetadata: { ...metadata, picture: heroPicture(paths.home, company.home.picture) },
  };
}

/** The license in the words of every page and link preview; nothing until the record holds it. */
export function licenseWords(
  { license }: Pick<Company['business'], 'license'>,
  { footer }: Pick<Labels, 'footer'>,
): string | undefined {
  return license === undefined || footer.license === undefined
    ? undefined
    : fill(footer.license, { license: license.number, licenseClass: license.classification });
}

function areaMenu({ areas, labels }: Company): Site['areas'] {
  const listed = areas.slice(0, mostListedAreas).map(({ slug, name, map }) => ({
    name,
    path: paths.area(slug),
    ...(map === undefined ? {} : { map }),
  }));
  const all = { name: labels.navigation.allAreas, path: paths.coverage };
  return areas.length > listed.length ? [...listed, all] : listed;
}

/** The site's pages by name and address, as small as they can be told: the names of pairs follow from the others. */
export interface Directory {
  pairTitle: Company['servicePage']['title'];
  services: { slug: string; name: string }[];
  areas: {
    slug: string;
    name: string;
    /** The services that have a page there; left out when all have. */
    services?: string[];
  }[];
}

/** The directory of a company. */
export function directoryOf({ services, areas, servicesInAreas, servicePage }: Company): Directory {
  const byArea = Map.groupBy(servicesInAreas, ({ area }) => area);
  return {
    pairTitle: servicePage.title,
    services: services.map(({ slug, name }) => ({ slug, name })),
    areas: areas.map(({ slug, name }) => {
      const written = (byArea.get(slug) ?? []).map(({ service }) => service);
      return { slug, name, ...(written.length === services.length ? {} : { services: written }) };
    }),
  };
}

/** The company in the structured data of every page, because every page shows it. */
export interface SharedFacts extends Pick<Company, 'business' | 'labels' | 'services'> {
  /** The areas that every page lists. */
  areas: readonly Area[];
  /** Where the business is at home. */
  location: Area['location'];
}

export function sharedFactsOf(company: Company): SharedFacts {
  const { business, labels } = company;
  const { services, areas } = listed(company);
  const home = company.areas.find(({ slug }) => slug === business.baseArea);
  if (home === undefined)
    throw new Error(`The base area ${business.baseArea} is not an area, although the check found no error.`);
  return { business, labels, services, areas: areas.slice(0, mostListedAreas), location: home.location };
}
