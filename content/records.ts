import type { z } from 'zod';
import type { answerSchema } from '#content/schemas/answers.ts';
import type { areaSchema, serviceInAreaSchema } from '#content/schemas/area.ts';
import type { brandsSchema } from '#content/schemas/brands.ts';
import type { businessSchema } from '#content/schemas/business.ts';
import type { confirmationsSchema } from '#content/schemas/confirmations.ts';
import type {
  doorChooserSchema,
  doorDesignSchema,
  doorFinishSchema,
  doorHouseSchema,
  doorPlacesSchema,
} from '#content/schemas/door-chooser.ts';
import type { labelsSchema } from '#content/schemas/labels.ts';
import type * as pages from '#content/schemas/pages.ts';
import type { peopleSchema } from '#content/schemas/people.ts';
import type { placeLookupSchema } from '#content/schemas/place-lookup.ts';
import type { redirectsSchema } from '#content/schemas/redirects.ts';
import type { safetySchema } from '#content/schemas/safety.ts';
import type { serviceSchema } from '#content/schemas/service.ts';
import type { partNames, signNames, symptomSchema } from '#content/schemas/symptom.ts';

/*
 * What the records hold, once they have passed their schemas. Those of a file each also have the file's name.
 */

export type Business = z.output<typeof businessSchema>;
export type Labels = z.output<typeof labelsSchema>;
export type Brand = z.output<typeof brandsSchema>[number];
export type Redirect = z.output<typeof redirectsSchema>[number];
export type Confirmation = z.output<typeof confirmationsSchema>[number];
export type Service = z.output<typeof serviceSchema> & { slug: string };
export type Area = z.output<typeof areaSchema> & { slug: string };
export type ServiceInArea = z.output<typeof serviceInAreaSchema> & { area: string; service: string };
export type Answer = z.output<typeof answerSchema> & { slug: string };
export type SafetyTopic = z.output<typeof safetySchema> & { slug: string };
export type SymptomRecord = z.output<typeof symptomSchema> & { slug: string };
/** A part of the door that the drawing knows. */
export type PartName = (typeof partNames)[number];
export type SignName = (typeof signNames)[number];
export type DoorHouse = z.output<typeof doorHouseSchema> & { slug: string };
export type DoorDesign = z.output<typeof doorDesignSchema> & { slug: string };
export type DoorFinish = z.output<typeof doorFinishSchema> & { slug: string };
/** Where a house's door is in its picture, in percent. */
export type DoorPlace = z.output<typeof doorPlacesSchema>[string];
export type DoorChooserRecord = z.output<typeof doorChooserSchema>;
export type Home = z.output<typeof pages.homeSchema>;
export type About = z.output<typeof pages.aboutSchema>;
export type Contact = z.output<typeof pages.contactSchema>;
export type ServicesRecord = z.output<typeof pages.servicesSchema>;
export type Coverage = z.output<typeof pages.coverageSchema>;
export type ServiceWords = z.output<typeof pages.servicePageSchema>;
export type AreaWords = z.output<typeof pages.areaPageSchema>;
export type ProblemsRecord = z.output<typeof pages.problemsSchema>;
export type NotFound = z.output<typeof pages.notFoundSchema>;
export type OfflineWords = z.output<typeof pages.offlineSchema>;
export type ErrorWords = z.output<typeof pages.errorSchema>;
/** What only the owner has to show. */
export type People = z.output<typeof peopleSchema>;
export type PlaceLookupRecord = z.output<typeof placeLookupSchema>;
export type EmergencyBannerRecord = z.output<typeof pages.emergencyBannerSchema>;
export type TrustPanelRecord = z.output<typeof pages.trustPanelSchema>;
