import type { Company } from '#content/collections.ts';
import type { partNames } from '#content/schemas/symptom.ts';

/*
 * What the records hold, once they have passed their schemas. Those of a file each also have the file's name.
 */

export type Business = Company['business'];
export type Labels = Company['labels'];
export type Redirect = NonNullable<Company['redirects']>[number];
export type Confirmation = NonNullable<Company['confirmations']>[number];
export type Service = Company['services'][number];
export type Area = Company['areas'][number];
export type ServiceInArea = Company['servicesInAreas'][number];
export type Answer = Company['answers'][number];
export type SymptomRecord = Company['symptoms'][number];
export type PartName = (typeof partNames)[number];
