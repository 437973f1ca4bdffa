import type { Company } from '#content/collections.ts';
import { answerGroups } from '#app/page-data/answers.ts';
import { addedLinks, onlyLinks } from '#app/page-data/added-links.ts';
import { doorChooserOnHome } from '#app/page-data/door-chooser.ts';
import { placesMap } from '#app/page-data/map/places-map.ts';
import { hoursLine } from '#app/page-data/hours.ts';
import { symptomGroup } from '#app/page-data/problems-page.ts';
import {
  areaWithMinutes,
  arrivalAtBase,
  emergencyBanner,
  emergencyPicture,
  icons,
  nameIn,
  pictureAtHome,
  rangesOf,
  serviceCard,
} from '#app/page-data/shared-parts.ts';
import { offers, reviews, specialHours, team } from '#app/page-data/timely.ts';
import {
  heroPicture,
  photographs,
  pictureOfArea,
  pictureOfService,
  shownPicture,
} from '#content/pictures.ts';
import { type Link, type Path, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/**
 * At most this many areas are listed in header, phone menu and footer, which every page has: visitors don't read more than
 * two columns of twelve. With more, the page of all areas has an index by letter instead of cards, and no map.
 */
export const mostListedAreas = 24;

/** So many areas have their minutes below the field: what is asked for most, and as many as the answer's room holds on phones. */
const shownAreas = 3;

/** The home page shows so many of the people who come: a row. */
const faces = 3;

/** The home page shows this many services as cards (docs/specification.md#25-home). */
const homeCards = 3;

export type HomePage = ReturnType<typeof homePage>;

export function homePage(company: Company) {
  const { brands: heading, emergency, hero, ...record } = company.home;
  const { brands: list = [] } = company;
  const [quotation] = reviews(company)?.list ?? [];
  const everybody = team(company);
  const page = pageOf('home', paths.home, record, {
    hero: { ...hero, arrival: arrivalAtBase(company) },
    cards: company.services
      .slice(0, homeCards)
      .map((service) => serviceCard(service, pictureAtHome(service, company))),
    symptoms: symptomGroup(company, 'home', ({ home }) => home !== false),
    choosers: doorChooserOnHome(company),
    quotation,
    faces: everybody && {
      ...everybody,
      people: everybody.people.slice(0, faces).map(({ words: _words, ...person }) => person),
    },
    placeLookup: placeLookup(company),
    emergencyBanner: emergencyBanner(company, emergency),
    brands: heading && list.length > 0 ? { ...heading, list } : undefined,
  });
  const jams = record.picture.door !== undefined;
  return { ...page, picture: { ...page.picture, portrait: `${page.picture.name}-tall`, jams } };
}

export type AboutPage = ReturnType<typeof aboutPage>;

export function aboutPage(company: Company) {
  const { areas, emergency, ...record } = company.about;
  const chips = areas.chips.map((chip): Link => {
    const { slug, name } =
      typeof chip === 'string' ? { slug: chip, name: nameIn(company.areas, chip) } : chip;
    return { name, path: paths.area(slug) };
  });
  return pageOf('about', paths.about, record, {
    foundingYear: company.business.foundingYear,
    areas: { ...areas, chips },
    people: ourPeople(company),
    team: team(company),
    reviews: reviews(company),
    emergencyBanner: emergencyBanner(company, emergency, false),
  });
}

export type OurPeople = NonNullable<ReturnType<typeof ourPeople>>;

function ourPeople({ people }: Company) {
  if (people === undefined) return undefined;
  const { answering, seen } = people;
  return {
    answering: answering && { ...answering, picture: photographOf('answering', answering.picture) },
    seen: seen && {
      ...seen,
      items: seen.items.map((item) => ({ ...item, picture: photographOf(item.picture.name, item.picture) })),
    },
  };
}

function photographOf(name: string, { alt }: { alt: string }) {
  return { name: photographs.person(name)[0], alt };
}

export type ContactPage = ReturnType<typeof contactPage>;

export function contactPage(company: Company) {
  const { answers: _headings, ...record } = company.contact;
  const { city, stateCode } = company.business;
  return pageOf('contact', paths.contact, record, {
    map: { query: `${city}, ${stateCode}`, name: fill(company.labels.footer.mapPin, { area: city }) },
    hours: hoursLine(company),
    specialHours: specialHours(company),
    placeLookup: placeLookup(company),
    links: onlyLinks([addedLinks(company).safety]),
    answers: answerGroups(company),
  });
}

export type SafetyPage = NonNullable<ReturnType<typeof safetyPage>>;

export function safetyPage(company: Company) {
  const { safetyPage: record, contact, emergencyBanner: banner } = company;
  const [emergency, ...topics] = company.safety.map(
    ({ order: _order, name: _name, sources: _sources, cases, ...topic }) => ({
      ...topic,
      cases: cases?.map((one) => ({ ...one, icon: icons[one.icon] })),
    }),
  );
  if (record === undefined || emergency === undefined) return undefined;
  const { address: path, metadata, emergencyCall: call, ...texts } = record;
  const emergencyCall = { name: call.name, path: `tel:${call.number}` as const };
  const picture =
    banner === undefined ? heroPicture(paths.contact, contact.picture) : emergencyPicture(banner.picture);
  const content = { ...texts, emergencyCall, topics, emergency };
  return { kind: 'safety' as const, path, ...metadata, picture, content };
}

export type PrivacyPage = NonNullable<ReturnType<typeof privacyPage>>;

export function privacyPage({ privacy, contact }: Company) {
  if (privacy === undefined) return undefined;
  const { metadata, ...content } = privacy;
  const picture = heroPicture(paths.contact, contact.picture);
  return { kind: 'privacy' as const, path: paths.privacy, ...metadata, picture, content };
}

export type ServicesPage = ReturnType<typeof servicesPage>;

export function servicesPage(company: Company) {
  const page = pageOf('services', paths.services, company.servicesPage, {
    offers: offers(company),
    cards: company.services.map((service) =>
      serviceCard(service, shownPicture(pictureOfService(service), company)),
    ),
  });
  return { ...page, picture: { ...page.picture, onPhones: false } };
}

export type CoveragePage = ReturnType<typeof coveragePage>;

export function coveragePage(company: Company) {
  const map = company.areas.length > mostListedAreas ? undefined : placesMap(company);
  return pageOf('coverage', paths.coverage, company.coverage, {
    ...cardsOrIndex(company),
    placeLookup: placeLookup(company, map === undefined),
    map,
    state: company.areaPage.state,
  });
}

export type PlaceLookup = NonNullable<ReturnType<typeof placeLookup>>;
export type PlaceRow = Link & { minutes?: string; condition?: string | undefined };

/** Where visitors look up whether the company comes to them. The timetable: the minutes of the first areas, and the way to all, or to the index. */
function placeLookup({ placeLookup: record, areas, labels }: Company, withTimetable = true) {
  if (record === undefined) return undefined;
  const { list, own: _own, ...texts } = record;
  const rows: PlaceRow[] = areas.slice(0, shownAreas).map((area) => areaWithMinutes(area, texts.minutes));
  const all = areas.length > mostListedAreas ? labels.navigation.allAreas : list;
  return { ...texts, rows: withTimetable ? [...rows, { name: all, path: paths.areas }] : [] };
}

/** From and to. */
function arrivalMinutes({ responseTime }: Company['areas'][number]): number[] {
  return responseTime.split('-').map(Number);
}

/** A card for each area while they are few, otherwise an index by letter. */
function cardsOrIndex(company: Company) {
  const { areas, areaPage } = company;
  const isTooLong = areas.length > mostListedAreas;
  const longest = Math.max(...areas.flatMap(arrivalMinutes));
  const cards = (isTooLong ? [] : areas).map((area) => ({
    ...areaWithMinutes(area, areaPage.minutes),
    wait: arrivalMinutes(area).map((minutes) => Math.round((100 * minutes) / longest)),
    text: area.card,
    picture: shownPicture(pictureOfArea(area), company),
    zipCodes: rangesOf(area).zipCodes,
    view: fill(areaPage.view, { area: area.name }),
  }));
  const links = (isTooLong ? areas : []).map((area) => areaWithMinutes(area, areaPage.minutes));
  const sorted = links.sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
  const byLetter = Map.groupBy(sorted, ({ name }) => name.charAt(0).toUpperCase());
  return { cards, index: [...byLetter].map(([letter, areas]) => ({ letter, areas })) };
}

/** A page with the texts of its record, and what else it shows. */
function pageOf<Kind extends string, Item extends Pick<Company['about'], 'metadata' | 'picture'>, Added>(
  kind: Kind,
  path: Path,
  { metadata, picture, ...texts }: Item,
  added: Added,
) {
  return { kind, path, ...metadata, picture: heroPicture(path, picture), content: { ...texts, ...added } };
}
