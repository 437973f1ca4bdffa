import type { Company } from '#content/collections.ts';
import type { Labels } from '#content/records.ts';
import { phoneDisplay } from '#content/rules/united-states.ts';
import { addedLinks, onlyLinks } from '#app/page-data/added-links.ts';
import { guidePages } from '#app/page-data/guides.ts';
import { hoursLine } from '#app/page-data/hours.ts';
import { mostListedAreas } from '#app/page-data/main-pages.ts';
import { withoutEnded } from '#app/page-data/timely.ts';
import { heroPicture } from '#content/pictures.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

export type Site = ReturnType<typeof siteOf>;

/** What every page knows of a company. Visitors download it once, with the first script. */
export function siteOf(company: Company) {
  const { business, labels, tokens, services, areas, notFound, servicesInAreas } = company;
  const { metadata, ...notFoundWords } = notFound;
  const added = addedLinks(company);
  // What is used through placeholders only, or loads later, is left out.
  const {
    licensedAndInsured: _,
    licensedAndInsuredBy: _withKind,
    whatToSay: _later,
    closeNumber: _alsoLater,
    hours: _inOneLine,
    ...shownLabels
  } = labels;
  return {
    brand: business.brand,
    shortName: business.shortName,
    origin: business.origin,
    language: business.language,
    legalName: business.legalName,
    license: licenseWords(business, labels),
    hours: hoursLine(company),
    phone: { href: `tel:${business.phone}` as const, display: phoneDisplay(business.phone) },
    themeColor: tokens.colors.night,
    mark: tokens.mark.path,
    labels: shownLabels,
    services: services.map(({ slug, name }) => ({ name, path: paths.service(slug) })),
    problems: added.problems,
    safety: added.safety?.path,
    jobs: added.jobs,
    footerLinks: onlyLinks([added.guides, added.privacy]),
    additions: onlyLinks(Object.values(added)),
    areas: areaMenu(company),
    /** An address then tells by itself whether it is a page's. */
    hasEveryServiceInEveryArea: servicesInAreas.length === services.length * areas.length,
    /** The link to another area than the visitor's own. */
    changeArea: company.placeLookup?.own.change,
    notFound: notFoundWords,
    error: company.error,
    defaultMetadata: { ...metadata, picture: heroPicture(paths.home, company.home.picture) },
  };
}

export function licenseWords(
  { license }: Pick<Company['business'], 'license'>,
  { footer }: Pick<Labels, 'footer'>,
): string | undefined {
  return license === undefined || footer.license === undefined
    ? undefined
    : fill(footer.license, { license: license.number, licenseClass: license.classification });
}

/** The areas that menus and footer list; when there are more, with a link to the page of all. */
function areaMenu({ areas, labels }: Company) {
  const listed = areas
    .slice(0, mostListedAreas)
    .map(({ slug, name, map }) => ({ name, path: paths.area(slug), map }));
  const all = { name: labels.navigation.allAreas, path: paths.coverage, map: undefined };
  return areas.length > listed.length ? [...listed, all] : listed;
}

export type DialPanel = ReturnType<typeof dialPanelOf>;

/** The texts of the panel beside a telephone link. Null, as JSON has it, where the company has none. */
export function dialPanelOf({ labels, contact: { saveNumber } }: Company) {
  const { whatToSay, closeNumber } = labels;
  if (whatToSay === undefined || closeNumber === undefined || saveNumber === undefined) return null;
  const { save: _forPhones, ...words } = saveNumber;
  return { ...words, whatToSay, closeNumber };
}

export type Directory = ReturnType<typeof directoryOf>;

/** The site's pages by name and address, in few bytes: the names of services in areas follow from the others. */
export function directoryOf(company: Company) {
  const { services, areas, servicesInAreas, servicePage } = company;
  const guides = guidePages(company).map(({ path, content }) => ({ name: content.name, path }));
  const byArea = Map.groupBy(servicesInAreas, ({ area }) => area);
  return {
    serviceInAreaTitle: servicePage.title,
    services: services.map(({ slug, name }) => ({ slug, name })),
    areas: areas.map(({ slug, name }) => {
      const served = (byArea.get(slug) ?? []).map(({ service }) => service);
      /** The services that have a page there; left out when all have. */
      return { slug, name, services: served.length === services.length ? undefined : served };
    }),
    guides: guides.length === 0 ? undefined : guides,
  };
}

export type SharedFacts = ReturnType<typeof sharedFactsOf>;

/** The company in the structured data of every page, because every page shows it. */
export function sharedFactsOf(company: Company) {
  const { business, labels, services, areas } = company;
  const home = areas.find(({ slug }) => slug === business.baseArea);
  if (home === undefined)
    throw new Error(`The base area ${business.baseArea} is not an area, although the check found no error.`);
  return {
    business,
    labels,
    services,
    areas: areas.slice(0, mostListedAreas),
    location: home.location,
    specialHours: withoutEnded(company).specialHours,
  };
}
