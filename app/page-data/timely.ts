import type { Company } from '#content/collections.ts';
import { photographs, type Picture } from '#content/pictures.ts';
import { startOfDay } from '#content/rules/united-states.ts';
import { hoursOf } from '#app/page-data/hours.ts';
import { longDate, nameIn } from '#app/page-data/shared-parts.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/*
 * Records that come and go: notices, special hours, offers, reviews, jobs and people. Where there are none of a kind, the
 * function returns undefined, so that a page's content has nothing of it.
 */

/** The days of a record, both included. */
interface Days {
  from: string;
  until: string;
}

export type Notice = NonNullable<ReturnType<typeof notices>>[number];
export type SpecialHours = NonNullable<ReturnType<typeof specialHours>>;
export type Offer = NonNullable<ReturnType<typeof offers>>[number];
export type Reviews = NonNullable<ReturnType<typeof reviews>>;
export type Review = Reviews['list'][number];
export type Jobs = NonNullable<ReturnType<typeof jobs>>;
export type Team = NonNullable<ReturnType<typeof team>>;
export type JobsPage = NonNullable<ReturnType<typeof jobsPage>>;

/** The company without what has ended. */
export function withoutEnded(company: Company, now = new Date().toISOString()): Company {
  const isLeft = ({ until }: Days) => now < periodOf({ from: until, until }, company).until;
  const [notices, specialHours, offers] = [
    company.notices.filter(isLeft),
    company.specialHours.filter(isLeft),
    company.offers.filter(isLeft),
  ];
  return { ...company, notices, specialHours, offers };
}

function periodOf({ from, until }: Days, { business: { stateCode } }: Company) {
  return { from: startOfDay(from, stateCode), until: startOfDay(until, stateCode, 1) };
}

/** "November 26–27, 2026" */
function datesOf(
  { from, until }: Days,
  { business: { language } }: Company,
  style: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(until));
}

/** "Nov 26–27" in one piece, of days that are soon over: with the year where that isn't this one. */
function shortDatesOf(days: Days, company: Company): string {
  const thisYear = new Date().toISOString().slice(0, 4);
  const year = days.until.startsWith(thisYear) ? undefined : 'numeric';
  return inOnePiece(datesOf(days, company, { month: 'short', day: 'numeric', year }));
}

/** A line does not end within it. */
function inOnePiece(words: string): string {
  return words.replaceAll(/\s/g, '\u00a0');
}

/** Those of one area, or of all. */
export function notices(company: Company, area?: string) {
  const shown = company.notices
    .filter(({ areas }) => (area === undefined ? areas === undefined : areas?.includes(area)))
    .sort(byDay)
    .map((notice) => ({
      slug: notice.slug,
      words: notice.words,
      dates: shortDatesOf(notice, company),
      ...periodOf(notice, company),
    }));
  return shown.length === 0 ? undefined : shown;
}

export function specialHours(company: Company) {
  const { specialHours: records, timelyWords: words } = company;
  const days = records.toSorted(byDay).map((record) => ({
    name: record.name,
    dates: shortDatesOf(record, company),
    hours: record.hours === undefined ? words?.hours.closed : hoursOf(record.hours),
    until: periodOf(record, company).until,
  }));
  const until = days
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (words === undefined || until === undefined) return undefined;
  return { heading: words.hours.heading, days, until };
}

/** All of them, or those for a service. */
export function offers(company: Company, service?: string) {
  const { offers: records, timelyWords: words } = company;
  const shown = records.filter(
    ({ services }) => service === undefined || services?.includes(service) === true,
  );
  if (words === undefined || shown.length === 0) return undefined;
  return shown.toSorted(byDay).map((offer) => ({
    slug: offer.slug,
    heading: offer.name,
    details: offer.details,
    prices: offer.prices ?? [],
    terms: [
      { name: words.offer.dates, text: datesOf(offer, company, { dateStyle: 'medium' }) },
      { name: words.offer.customers, text: offer.customers },
      { name: words.offer.conditions, text: offer.conditions },
    ],
    ...periodOf(offer, company),
  }));
}

function byDay(one: Days, other: Days): number {
  return one.from < other.from ? -1 : 1;
}

export function reviews(company: Company) {
  const { reviews: records, timelyWords: words } = company;
  if (words === undefined || records.length === 0) return undefined;
  const { heading, source } = words.reviews;
  const list = records.toSorted(newestFirst).map(({ name, town, quote, publisher, date }) => ({
    quote,
    customer: `${name}, ${town}`,
    source: fill(source, { publisher, date: inOnePiece(longDate(date, company.business.language)) }),
  }));
  return { heading, list };
}

/** A page of an area or a service stays as light as it is, however many jobs there are: it shows so many, the newest. */
const shownJobs = 1;

/** All of them, or those of an area, of a service, or of both. */
export function jobs(company: Company, { area, service }: { area?: string; service?: string } = {}) {
  const { timelyWords: words, jobsPage: page } = company;
  const shown = company.jobs.filter(
    (job) => (area === undefined || job.area === area) && (service === undefined || job.service === service),
  );
  if (words === undefined || page === undefined || shown.length === 0) return undefined;
  const { heading, before, after, wrong, done, all } = words.jobs;
  const isPageOfAll = area === undefined && service === undefined;
  const newest = shown.toSorted(newestFirst).slice(0, isPageOfAll ? undefined : shownJobs);
  return {
    heading: isPageOfAll ? undefined : heading,
    list: newest.map((job) => ({
      heading: job.name,
      pictures: [
        { label: before, picture: { name: photographs.job(job.slug)[0], ...job.before } },
        { label: after, picture: { name: photographs.job(job.slug)[1], ...job.after } },
      ],
      texts: [
        { name: wrong, text: job.wrong },
        { name: done, text: job.done },
      ],
      date: longDate(job.date, company.business.language),
      links: [
        { name: nameIn(company.areas, job.area), path: paths.area(job.area) },
        { name: nameIn(company.services, job.service), path: paths.service(job.service) },
        ...(isPageOfAll ? [] : [{ name: all, path: paths.jobs }]),
      ].filter(({ path }) => path !== paths.area(area ?? '') && path !== paths.service(service ?? '')),
    })),
  };
}

function newestFirst(one: { date: string }, other: { date: string }): number {
  return one.date > other.date ? -1 : 1;
}

export function jobsPage(company: Company) {
  const { jobsPage: record } = company;
  const list = jobs(company);
  const picture: Picture | undefined = list?.list[0]?.pictures[0]?.picture;
  if (record === undefined || list === undefined || picture === undefined) return undefined;
  const { metadata, ...texts } = record;
  const content = { ...texts, jobs: list };
  return { kind: 'jobs' as const, path: paths.jobs, ...metadata, picture, content };
}

export function team({ team: records, timelyWords: words }: Company) {
  if (words === undefined || records.length === 0) return undefined;
  const people = records.map(({ slug, name, role, words, picture }) => ({
    name,
    role,
    words,
    picture: { name: photographs.person(slug)[0], ...picture },
  }));
  return { heading: words.people.heading, people };
}
