import type { z } from 'zod';
import { answerSchema } from '#content/schemas/answers.ts';
import { areaSchema, serviceInAreaSchema } from '#content/schemas/area.ts';
import { guideSchema, guidesPageSchema } from '#content/schemas/guides.ts';
import * as lists from '#content/schemas/lists.ts';
import { businessSchema } from '#content/schemas/business.ts';
import * as doors from '#content/schemas/door-chooser.ts';
import { labelsSchema } from '#content/schemas/labels.ts';
import { mapSchema } from '#content/schemas/map.ts';
import * as pages from '#content/schemas/pages.ts';
import { peopleSchema } from '#content/schemas/people.ts';
import { safetySchema } from '#content/schemas/safety.ts';
import { serviceSchema } from '#content/schemas/service.ts';
import { symptomSchema } from '#content/schemas/symptom.ts';
import * as timely from '#content/schemas/timely.ts';
import { tokensSchema } from '#content/schemas/tokens.ts';
import type { Picture } from '#content/pictures.ts';

interface Collection {
  /** The records' files in the company's folder. With a name in it, as ":slug", it holds one record a file, otherwise one in all. */
  path: `${string}.yaml`;
  schema: z.ZodType;
  /** A site can't be built without it. */
  isNeeded?: true;
}

/**
 * Every kind of record, once: where its files are, and what they hold. What is checked, its types and the schemas for
 * editors follow from here.
 */
export const collections = {
  business: { path: 'business.yaml', schema: businessSchema, isNeeded: true },
  labels: { path: 'labels.yaml', schema: labelsSchema, isNeeded: true },
  tokens: { path: 'tokens.yaml', schema: tokensSchema, isNeeded: true },
  brands: { path: 'brands.yaml', schema: lists.brandsSchema },
  redirects: { path: 'redirects.yaml', schema: lists.redirectsSchema },
  spelling: { path: 'spelling.yaml', schema: lists.spellingSchema },
  map: { path: 'map.yaml', schema: mapSchema },
  safety: { path: 'safety/:slug.yaml', schema: safetySchema },
  answers: { path: 'answers/:slug.yaml', schema: answerSchema },
  confirmations: { path: 'confirmations.yaml', schema: lists.confirmationsSchema },
  symptoms: { path: 'symptoms/:slug.yaml', schema: symptomSchema },
  doorHouses: { path: 'door-houses/:slug.yaml', schema: doors.doorHouseSchema },
  doorDesigns: { path: 'door-designs/:slug.yaml', schema: doors.doorDesignSchema },
  doorFinishes: { path: 'door-finishes/:slug.yaml', schema: doors.doorFinishSchema },
  doorPlaces: { path: 'door-places.yaml', schema: doors.doorPlacesSchema },
  doorChooser: { path: 'sections/door-chooser.yaml', schema: doors.doorChooserSchema },
  emergencyBanner: { path: 'sections/emergency-banner.yaml', schema: pages.emergencyBannerSchema },
  people: { path: 'sections/people.yaml', schema: peopleSchema },
  placeLookup: { path: 'sections/place-lookup.yaml', schema: pages.placeLookupSchema },
  notices: { path: 'notices/:slug.yaml', schema: timely.noticeSchema },
  specialHours: { path: 'special-hours/:slug.yaml', schema: timely.specialHoursSchema },
  offers: { path: 'offers/:slug.yaml', schema: timely.offerSchema },
  reviews: { path: 'reviews/:slug.yaml', schema: timely.reviewSchema },
  jobs: { path: 'jobs/:slug.yaml', schema: timely.jobSchema },
  team: { path: 'people/:slug.yaml', schema: timely.personSchema },
  timelyWords: { path: 'sections/timely.yaml', schema: timely.timelyWordsSchema },
  home: { path: 'pages/home.yaml', schema: pages.homeSchema, isNeeded: true },
  about: { path: 'pages/about.yaml', schema: pages.aboutSchema, isNeeded: true },
  contact: { path: 'pages/contact.yaml', schema: pages.contactSchema, isNeeded: true },
  problems: { path: 'pages/problems.yaml', schema: pages.problemsSchema },
  parts: { path: 'pages/parts.yaml', schema: pages.partsSchema },
  servicesPage: { path: 'pages/services.yaml', schema: pages.servicesSchema, isNeeded: true },
  services: { path: 'services/:slug.yaml', schema: serviceSchema, isNeeded: true },
  servicesInAreas: { path: 'services-in-areas/:area/:service.yaml', schema: serviceInAreaSchema },
  servicePage: { path: 'pages/service.yaml', schema: pages.servicePageSchema, isNeeded: true },
  coverage: { path: 'pages/coverage.yaml', schema: pages.coverageSchema, isNeeded: true },
  areas: { path: 'areas/:slug.yaml', schema: areaSchema, isNeeded: true },
  areaPage: { path: 'pages/area.yaml', schema: pages.areaPageSchema, isNeeded: true },
  guides: { path: 'guides/:slug.yaml', schema: guideSchema },
  guidesPage: { path: 'pages/guides.yaml', schema: guidesPageSchema },
  jobsPage: { path: 'pages/jobs.yaml', schema: timely.jobsPageSchema },
  safetyPage: { path: 'pages/safety.yaml', schema: pages.safetyPageSchema },
  privacy: { path: 'pages/privacy.yaml', schema: pages.privacySchema },
  notFound: { path: 'pages/not-found.yaml', schema: pages.notFoundSchema, isNeeded: true },
  offline: { path: 'pages/offline.yaml', schema: pages.offlineSchema },
  error: { path: 'pages/error.yaml', schema: pages.errorSchema, isNeeded: true },
} as const satisfies Record<string, Collection>;

export type CollectionKey = keyof typeof collections;

/** The names in a collection's path: "slug" of "areas/:slug.yaml". */
type NamesIn<Path> = Path extends `${string}:${infer Name}/:${infer Other}.yaml`
  ? Name | Other
  : Path extends `${string}:${infer Name}.yaml`
    ? Name
    : never;

type RecordOf<Item extends Collection> = z.output<Item['schema']> & {
  [Name in NamesIn<Item['path']>]: string;
};

type Records<Item extends Collection> = [NamesIn<Item['path']>] extends [never]
  ? RecordOf<Item> | (Item extends { isNeeded: true } ? never : undefined)
  : RecordOf<Item>[];

type AllRecords<Items extends Record<string, Collection>> = { [Key in keyof Items]: Records<Items[Key]> };

export interface Company extends AllRecords<typeof collections> {
  /** What is shown in place of pictures that are not made yet, by their names. */
  fallbackPictures?: Record<string, Picture>;
}
