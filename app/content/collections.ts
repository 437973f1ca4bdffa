import type { z } from 'zod';
import { answerSchema } from '#app/content/schemas/answers.ts';
import { areaSchema, serviceInAreaSchema } from '#app/content/schemas/area.ts';
import { brandsSchema } from '#app/content/schemas/brands.ts';
import { businessSchema } from '#app/content/schemas/business.ts';
import { confirmationsSchema } from '#app/content/schemas/confirmations.ts';
import {
  doorChooserSchema,
  doorDesignSchema,
  doorFinishSchema,
  doorHouseSchema,
  doorPlacesSchema,
} from '#app/content/schemas/door-chooser.ts';
import { labelsSchema } from '#app/content/schemas/labels.ts';
import { mapSchema } from '#app/content/schemas/map.ts';
import * as pages from '#app/content/schemas/pages.ts';
import { peopleSchema } from '#app/content/schemas/people.ts';
import { placeLookupSchema } from '#app/content/schemas/place-lookup.ts';
import { redirectsSchema } from '#app/content/schemas/redirects.ts';
import { safetySchema } from '#app/content/schemas/safety.ts';
import { serviceSchema } from '#app/content/schemas/service.ts';
import { symptomSchema } from '#app/content/schemas/symptom.ts';
import { tokensSchema } from '#app/content/schemas/tokens.ts';
import { areaPages } from '#app/content/to-pages/area-page.ts';
import {
  aboutPage,
  contactPage,
  coveragePage,
  homePage,
  servicesPage,
} from '#app/content/to-pages/main-pages.ts';
import type { Page, Picture } from '#app/content/to-pages/page-data.ts';
import { problemsPage } from '#app/content/to-pages/problems-page.ts';
import { serviceInAreaPages, servicePages } from '#app/content/to-pages/service-page.ts';

interface Collection {
  /** The records' files in the company's folder. With a name in it, as ":slug", it holds one record a file, otherwise one in all. */
  path: `${string}.yaml`;
  schema: z.ZodType;
  /** Whether a company may do without. */
  optional?: true;
  /** The pages that the records become. */
  pages?: (company: Company) => Page[];
}

/**
 * Every kind of record, once: where its files are, what they hold, which pages they become. What is checked, its types,
 * the schemas for editors, the pages and the sitemap all follow from here. Pages come in this order.
 */
export const collections = {
  business: { path: 'business.yaml', schema: businessSchema },
  labels: { path: 'labels.yaml', schema: labelsSchema },
  tokens: { path: 'tokens.yaml', schema: tokensSchema },
  brands: { path: 'brands.yaml', schema: brandsSchema, optional: true },
  redirects: { path: 'redirects.yaml', schema: redirectsSchema, optional: true },
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
  trustPanel: { path: 'sections/trust-panel.yaml', schema: pages.trustPanelSchema, optional: true },
  home: { path: 'pages/home.yaml', schema: pages.homeSchema, pages: homePage },
  about: { path: 'pages/about.yaml', schema: pages.aboutSchema, pages: aboutPage },
  contact: { path: 'pages/contact.yaml', schema: pages.contactSchema, pages: contactPage },
  problems: {
    path: 'pages/problems.yaml',
    schema: pages.problemsSchema,
    optional: true,
    pages: problemsPage,
  },
  servicesPage: { path: 'pages/services.yaml', schema: pages.servicesSchema, pages: servicesPage },
  services: { path: 'services/:slug.yaml', schema: serviceSchema, pages: servicePages },
  servicesInAreas: {
    path: 'services-in-areas/:area/:service.yaml',
    schema: serviceInAreaSchema,
    optional: true,
    pages: serviceInAreaPages,
  },
  servicePage: { path: 'pages/service.yaml', schema: pages.servicePageSchema },
  coverage: { path: 'pages/coverage.yaml', schema: pages.coverageSchema, pages: coveragePage },
  areas: { path: 'areas/:slug.yaml', schema: areaSchema, pages: areaPages },
  areaPage: { path: 'pages/area.yaml', schema: pages.areaPageSchema },
  notFound: { path: 'pages/not-found.yaml', schema: pages.notFoundSchema },
  offline: { path: 'pages/offline.yaml', schema: pages.offlineSchema, optional: true },
  error: { path: 'pages/error.yaml', schema: pages.errorSchema },
} as const satisfies Record<string, Collection>;

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

/** A company: all its records, by collection. An interface, because the collections name it themselves. */
export interface Company extends AllRecords<typeof collections> {
  /** What is shown in place of pictures that are not made yet, by their names. */
  standIns?: Record<string, Picture>;
}

/** Every page of a company: the home page first, then as the collections are listed. */
export function allPages(company: Company): Page[] {
  return Object.values<Collection>(collections).flatMap(({ pages }) => pages?.(company) ?? []);
}
