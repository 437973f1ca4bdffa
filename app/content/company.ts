import { join } from 'node:path';
import { z } from 'zod';
import {
  businessFacts,
  factNames,
  minutesByArea,
  placeFacts,
  type PlaceRecord,
  standInPlace,
  withFacts,
} from '#app/content/business-facts.ts';
import { checkClaims } from '#app/content/check/check-claims.ts';
import { fileNames } from '#app/content/check/file-of.ts';
import { checkMetadata } from '#app/content/check/check-metadata.ts';
import { checkRedirects } from '#app/content/check/check-redirects.ts';
import { checkTogether, withoutRepeated } from '#app/content/check/check-together.ts';
import { recordProblems } from '#app/content/check/describe-issue.ts';
import { collections, type Company } from '#app/content/collections.ts';
import { companyFolder } from '#app/content/company-folder.ts';
import { ContentError, type Problem } from '#app/content/problem.ts';
import { type RawRecord, readRecords, type UnsavedTexts, withLines } from '#app/content/read-records.ts';
import { claimRules } from '#app/content/rules/claims.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';
import { standInsOf } from '#app/content/stand-ins.ts';
import { areaSchema } from '#app/content/schemas/area.ts';
import { businessSchema } from '#app/content/schemas/business.ts';
import { labelsSchema } from '#app/content/schemas/labels.ts';

/** The company in a folder. Throws a ContentError that names every problem at once. */
export function openCompany(folder = companyFolder): Company {
  const { company, problems } = checkCompany(folder);
  if (company === undefined) throw new ContentError(problems);
  return company;
}

/** What reading a company's folder gives. */
export interface ReadCompany {
  /** There when there are no problems. */
  company?: Company;
  /** There when its records fit each other, though texts may say what they must not: good for finding more. */
  whole?: Company;
  /** All that keeps it from being built. */
  problems: Problem[];
  /** The records as they stand in their files, by collection: those that can be read. */
  records: { key: keyof typeof collections; records: RawRecord[] }[];
}

/** Reads and checks all records of a folder, with texts of files that are not saved yet in place of those on the disk. */
export function checkCompany(folder = companyFolder, unsaved?: UnsavedTexts): ReadCompany {
  const problems: Problem[] = [];
  const entries = Object.entries(collections).map(([key, collection]) => {
    const { records, problems: unreadable } = readRecords(folder, collection.path, unsaved);
    problems.push(...unreadable);
    const isMissing = !('optional' in collection) && records.length + unreadable.length === 0;
    if (isMissing) {
      const message = 'is missing, and the site needs it';
      const remedy = 'copy the one of another company';
      // Of many, none is there: then their folder is what is missing.
      problems.push({ file: join(folder, collection.path.replace(/\/:.*/, '')), field: [], message, remedy });
    }
    // Keys of the collections, by Object.entries.
    return { key: key as keyof typeof collections, collection, records };
  });
  const rawValue = (key: keyof Company) => entries.find((entry) => entry.key === key)?.records[0]?.value;
  const places = placeRecordsOf(entries.find(({ key }) => key === 'areas')?.records ?? [], folder);
  const facts = {
    ...minutesByArea(places),
    ...factsOf(rawValue('business'), rawValue('labels'), places),
  };

  const company: Record<string, unknown> = {};
  for (const { key, collection, records } of entries) {
    const checked = records.flatMap((record) => {
      const place = placeOf(key, record.names, places);
      const named = place === undefined ? facts : { ...facts, ...placeFacts(place) };
      const value = withFacts(record.value, named);
      const result = collection.schema.safeParse(value);
      if (result.success) return [Object.assign(result.data, record.names)];
      problems.push(...recordProblems(record.file, value, result.error.issues));
      return [];
    });
    company[key] = collection.path.includes(':') ? inOrder(checked) : checked[0];
  }
  // Each collection holds what its schema let through; what is missing besides is a problem already.
  const found = company as unknown as Company;
  problems.push(...checkTogether(found, folder));
  // From here on it can be made pages of, whatever these say.
  const isWhole = problems.length === 0;
  problems.push(
    ...checkMetadata(withoutRepeated(found), folder),
    ...checkClaims(entries, claimRulesOf(found)),
  );
  if (isWhole) problems.push(...checkRedirects(found, folder));
  const records = entries.map(({ key, records }) => ({ key, records }));
  const located = withLines(
    problems,
    records.flatMap((collection) => collection.records),
  );
  if (!isWhole) return { problems: located, records };
  const whole = { ...found, standIns: standInsOf(found, folder) };
  return { ...(located.length === 0 ? { company: whole } : {}), whole, problems: located, records };
}

/** What texts must not claim, where the company is. */
export function claimRulesOf({ business }: Partial<Pick<Company, 'business'>>) {
  // While the business's own record is wrong, which is told by itself, no state is known.
  const ofState = business === undefined ? [] : (rulesOf(business.stateCode).claims ?? []);
  return [...claimRules, ...ofState];
}

/** The areas by their files' names, as far as texts may name them: also those whose file can't be read. */
function placeRecordsOf(areas: readonly RawRecord[], folder: string): Map<string, PlaceRecord> {
  const values = new Map(areas.map(({ names, value }) => [names.slug, value]));
  return new Map([...fileNames(folder, 'areas')].map((slug) => [slug, placeRecord(slug, values.get(slug))]));
}

/** What texts may name of an area. For each fact that is wrong or missing, which is told by itself, another stands in. */
function placeRecord(slug: string, value: unknown): PlaceRecord {
  const standIn = standInPlace(slug);
  const { name, responseTime, zipCodes } = areaSchema.shape;
  return z
    .object({
      name: name.catch(standIn.name),
      responseTime: responseTime.catch(standIn.responseTime),
      zipCodes: zipCodes.catch(standIn.zipCodes),
    })
    .catch(standIn)
    .parse(value);
}

/** The area that a record is about, if it is about one. */
function placeOf(
  key: string,
  names: RawRecord['names'],
  places: ReadonlyMap<string, PlaceRecord>,
): PlaceRecord | undefined {
  const slug = key === 'areas' ? names.slug : names.area;
  // Of a folder that is named after no area, another check speaks.
  return slug === undefined ? undefined : (places.get(slug) ?? standInPlace(slug));
}

/** The facts that texts may name. While their own records are wrong, which is told by itself, something stands in for each. */
function factsOf(
  business: unknown,
  labels: unknown,
  places: ReadonlyMap<string, PlaceRecord>,
): Record<string, string | undefined> {
  const readBusiness = businessSchema.safeParse(business);
  const readWords = labelsSchema
    .pick({ licensedAndInsured: true, licensedAndInsuredBy: true })
    .strip()
    .safeParse(labels);
  return readBusiness.success && readWords.success
    ? businessFacts(readBusiness.data, readWords.data, places)
    : Object.fromEntries(factNames.map((name) => [name, name]));
}

/** Records in the order that they ask for; those that don't ask, by name. */
function inOrder<Item extends object>(records: readonly Item[]): Item[] {
  const orderOf = (record: Item) =>
    'order' in record && typeof record.order === 'number' ? record.order : 0;
  return records.toSorted((one, other) => orderOf(one) - orderOf(other));
}
