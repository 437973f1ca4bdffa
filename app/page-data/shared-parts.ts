import { type IconNode, icons as library } from 'lucide';
import type { Company } from '#content/collections.ts';
import type { Area, Service } from '#content/records.ts';
import { ranges } from '#content/business-facts.ts';
import { partOf } from '#app/page-data/added-links.ts';
import { paths } from '#app/paths.ts';
import { type Picture, pictureOfService, shownPicture } from '#content/pictures.ts';
import { fill, type LinkedText } from '#app/template.ts';

export type EmergencyBanner = NonNullable<ReturnType<typeof emergencyBanner>>;
export type ServiceCard = ReturnType<typeof serviceCard>;
export type Arrival = ReturnType<typeof arrivalIn>;
export type Callout = NonNullable<ReturnType<typeof safetyCallout>>;
export type SourcedFact = ReturnType<typeof sourcedFacts>[number];

/** The name of a record that another one names. */
export function nameIn(records: readonly { slug: string; name: string }[], named: string): string {
  return records.find(({ slug }) => slug === named)?.name ?? named;
}

export function serviceCard({ slug, name, emergency, card: text }: Service, picture: Picture) {
  return { name, path: paths.service(slug), emergency, text, picture };
}

const personUnderDoor: IconNode = [
  ['path', { d: 'M2 22V2h20v20M2 8h20M7 22a5 4 0 0 1 10 0' }],
  ['circle', { cx: 12, cy: 14, r: 2 }],
];
/** Those of the library, and what it has not. */
export const icons = { ...library, PersonUnderDoor: personUnderDoor };

export type ServiceIcon = ReturnType<typeof partIcon>;

/** The address of the company's own drawing, or an icon of the library. */
export function partIcon(name: keyof typeof icons, { tokens: { serviceIcons: drawings } }: Company) {
  return drawings === undefined ? icons[name] : `${drawings}#${name}`;
}

/** That of a service in an area, if it has one there. */
export function pictureThere(service: Service, slug: string, company: Company): Picture | undefined {
  const there = company.servicesInAreas.find((pair) => pair.area === slug && pair.service === service.slug);
  return there && shownPicture(pictureOfService(service, { slug, alt: there.picture.alt }), company);
}

/** That of a service where the company is at home, if it has one there: its own is on enough pages. */
export function pictureAtHome(service: Service, company: Company): Picture {
  return (
    pictureThere(service, company.business.baseArea, company) ??
    shownPicture(pictureOfService(service), company)
  );
}

/** What is particular to a place. The first sentence, if it has no link, is by itself: it is large. */
export function localTexts(
  { heading, questions }: Pick<Area['local'], 'heading' | 'questions'>,
  [whole = '', ...others]: readonly LinkedText[],
) {
  const [, lead, first = whole] = /^([^[{]+?[.?!]”?) (\p{Lu}.*)$/u.exec(whole) ?? [];
  const answers = questions.map(({ question, answer }) => ({ heading: question, text: answer }));
  return { heading, lead, texts: [first, ...others], answers };
}

/** For the link preview of a page without a picture of its own: that of the service that it names, or else of the first. */
export function previewPicture(company: Company, named?: string): Picture | undefined {
  const { services } = company;
  const service = services.find(({ slug }) => slug === named) ?? services[0];
  return service && pictureAtHome(service, company);
}

export function safetyCallout(
  { safety, safetyPage }: Company,
  callout: { heading: string; text: string; topics: readonly string[] } | undefined,
) {
  if (callout === undefined) return undefined;
  const { heading, text, topics } = callout;
  const links = safety
    .filter(({ slug }) => topics.includes(slug))
    .map(({ slug, name }) => ({ name, path: partOf(safetyPage, slug) }));
  return { heading, lines: text.split(/(?<=\.) /), links };
}

export function emergencyBanner(
  { emergencyBanner: banner, safetyPage }: Company,
  texts: { heading: string; text: string } | undefined,
  isPictured = true,
) {
  if (banner === undefined || texts === undefined) return undefined;
  const { more, picture } = banner;
  return {
    ...texts,
    moreLinks: more && safetyPage ? [{ name: more, path: safetyPage.address }] : [],
    picture: isPictured ? emergencyPicture(picture) : undefined,
  };
}

export function emergencyPicture({ alt }: { alt: string }): Picture {
  return { name: 'hero-emergency', alt };
}

/** An area's facts from public records. With a service, only the facts about it. */
export function sourcedFacts(
  { facts = [] }: Area,
  { business: { language }, areaPage: { source: dated, undatedSource: undated } }: Company,
  service?: string,
) {
  return facts
    .filter(({ services = [] }) => service === undefined || services.includes(service))
    .map(({ text, source: { publisher, date, read } }) => ({
      text,
      source:
        date === undefined
          ? fill(undated ?? '{publisher}', { publisher, read: longDate(read, language) })
          : fill(dated ?? '{publisher}', { publisher, date: longDate(date, language) }),
    }));
}

/** Formats an ISO date in the long format of the language. Other texts, such as a year alone, are returned unchanged. */
export function longDate(date: string, language: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
    : date;
}

/** How soon help arrives in an emergency: the minutes, and the words of their sentence. */
export function arrivalIn(area: Area, { areaPage: { response } }: Company) {
  const { minutes } = rangesOf(area);
  return { ...response, minutes, after: [response.after, area.arrivalCondition ?? []].flat().join(' ') };
}

/** The same where the company is at home: in the words of the home page. */
export function arrivalAtBase(company: Company): Arrival | undefined {
  const { business, home } = company;
  const base = company.areas.find(({ slug }) => slug === business.baseArea);
  const before = home.hero.arrival;
  return base && before ? { ...arrivalIn(base, company), before } : undefined;
}

/** A link to an area's page, with its minutes in the words that the list has for them. */
export function areaWithMinutes(area: Area, words: string) {
  const { minutes } = rangesOf(area);
  return { name: area.name, path: paths.area(area.slug), minutes: fill(words, { minutes }) };
}

export function rangesOf({ responseTime, zipCodes }: Area): { minutes: string; zipCodes: string } {
  return { minutes: ranges(responseTime), zipCodes: ranges(zipCodes) };
}
