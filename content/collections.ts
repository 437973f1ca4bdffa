import type { z } from 'zod';
import { answerSchema } from '#content/schemas/answers.ts';
import { areaSchema, serviceInAreaSchema } from '#content/schemas/area.ts';
import {
  brandsSchema,
  confirmationsSchema,
  redirectsSchema,
  spellingSchema,
} from '#content/schemas/lists.ts';
import { businessSchema } from '#content/schemas/business.ts';
import {
  doorChooserSchema,
  doorDesignSchema,
  doorFinishSchema,
  doorHouseSchema,
  doorPlacesSchema,
} from '#content/schemas/door-chooser.ts';
import { labelsSchema } from '#content/schemas/labels.ts';
import { mapSchema } from '#content/schemas/map.ts';
import * as pages from '#content/schemas/pages.ts';
import { peopleSchema } from '#content/schemas/people.ts';
import { placeLookupSchema } from '#content/schemas/place-lookup.ts';
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
  optional?: true;
}

/**
 * Every kind of record, once: where its files are, and what they hold. What is checked, its types and the schemas for
 * editors follow from here.
 */
export const collections = {
  business: { path: 'business.yaml', schema: businessSchema },
  labels: { path: 'labels.yaml', schema: labelsSchema },
  tokens: { path: 'tokens.yaml', schema: tokensSchema },
  brands: { path: 'brands.yaml', schema: brandsSchema, optional: true },
  redirects: { path: 'redirects.yaml', schema: redirectsSchema, optional: true },
  spelling: { path: 'spelling.yaml', schema: spellingSchema, optional: true },
  map: { path: 'map.yaml', schema: mapSchema, optional: true },
  safety: { path: 'safety/:slug.yaml', schema: safetySchema, optional: true },
  answers: { path: 'answers/:slug.yaml', schema: answerSchema, optional: true },
  confirmations: { path: 'confirmations.yaml', schema: confirmationsSchema, optional: true },
  symptoms: { path: 'symptoms/:slug.yaml', schema: symptomSchema, optional: true },
  doorHouses: { path: 'door-houses/:slug.yaml', schema: doorHouseSchema, optional: true },
  doorDesigns: { path: 'door-designs/:slug.yaml', schema: doorDesignSchema, optional: true },
  doorFinishes: { path: 'door-finishes/:slug.yaml', schema: doorFinishSchema, optional: true },
  doorPlaces: { path: 'door-places.yaml', schema: doorPlacesSchema, optional: true },
  doorChooser: { path: 'sections/door-chooser.yaml', schema: doorChooserSchema, optional: true },
  emergencyBanner: {
    path: 'sections/emergency-banner.yaml',
    schema: pages.emergencyBannerSchema,
    optional: true,
  },
  people: { path: 'sections/people.yaml', schema: peopleSchema, optional: true },
  placeLookup: { path: 'sections/place-lookup.yaml', schema: placeLookupSchema, optional: true },
  notices: { path: 'notices/:slug.yaml', schema: timely.noticeSchema, optional: true },
  specialHours: { path: 'special-hours/:slug.yaml', schema: timely.specialHoursSchema, optional: true },
  offers: { path: 'offers/:slug.yaml', schema: timely.offerSchema, optional: true },
  reviews: { path: 'reviews/:slug.yaml', schema: timely.reviewSchema, optional: true },
  jobs: { path: 'jobs/:slug.yaml', schema: timely.jobSchema, optional: true },
  team: { path: 'people/:slug.yaml', schema: timely.personSchema, optional: true },
  timelyWords: { path: 'sections/timely.yaml', schema: timely.timelyWordsSchema, optional: true },
  home: { path: 'pages/home.yaml', schema: pages.homeSchema },
  about: { path: 'pages/about.yaml', schema: pages.aboutSchema },
  contact: { path: 'pages/contact.yaml', schema: pages.contactSchema },
  problems: {
    path: 'pages/problems.yaml',
    schema: pages.problemsSchema,
    optional: true,
  },
  parts: { path: 'pages/parts.yaml', schema: pages.partsSchema, optional: true },
  servicesPage: { path: 'pages/services.yaml', schema: pages.servicesSchema },
  services: { path: 'services/:slug.yaml', schema: serviceSchema },
  servicesInAreas: {
    path: 'services-in-areas/:area/:service.yaml',
    schema: serviceInAreaSchema,
    optional: true,
  },
  servicePage: { path: 'pages/service.yaml', schema: pages.servicePageSchema },
  coverage: { path: 'pages/coverage.yaml', schema: pages.coverageSchema },
  areas: { path: 'areas/:slug.yaml', schema: areaSchema },
  areaPage: { path: 'pages/area.yaml', schema: pages.areaPageSchema },
  jobsPage: { path: 'pages/jobs.yaml', schema: timely.jobsPageSchema, optional: true },
  safetyPage: { path: 'pages/safety.yaml', schema: pages.safetyPageSchema, optional: true },
  privacy: { path: 'pages/privacy.yaml', schema: pages.privacySchema, optional: true },
  notFound: { path: 'pages/not-found.yaml', schema: pages.notFoundSchema },
  offline: { path: 'pages/offline.yaml', schema: pages.offlineSchema, optional: true },
  error: { path: 'pages/error.yaml', schema: pages.errorSchema },
} as const satisfies Record<string, Collection>;

export type CollectionKey = keyof typeof collections;

/** The names in a collection's path: "slug" of "areas/:slug.yaml". */
type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Other}`
    ? Name | NamesIn<Other>
    : Rest extends `${infer Name}.yaml`
      ? Name
      : never
  : never;

type RecordOf<Item extends Collection> = z.output<Item['schema']> & {
  [Name in NamesIn<Item['path']>]: string;
};

type Records<Item extends Collection> = [NamesIn<Item['path']>] extends [never]
  ? RecordOf<Item> | (Item extends { optional: true } ? undefined : never)
  : RecordOf<Item>[];

type AllRecords<Items extends Record<string, Collection>> = { [Key in keyof Items]: Records<Items[Key]> };

export interface Company extends AllRecords<typeof collections> {
  /** What is shown in place of pictures that are not made yet, by their names. */
  fallbackPictures?: Record<string, Picture>;
}
