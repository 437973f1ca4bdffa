import { fill, type Template } from '#app/template.ts';
import type { CollectionKey } from '#content/collections.ts';
import type { RawRecord } from '#content/read/read-records.ts';
import { phoneDisplay, stateNames } from '#content/rules/united-states.ts';
import { areaSchema } from '#content/schemas/area.ts';
import { businessSchema } from '#content/schemas/business.ts';
import { labelsSchema } from '#content/schemas/labels.ts';
import { type FactName, factNames } from '#content/placeholders.ts';

type Facts = Record<string, string | undefined>;

const placeSchema = areaSchema.pick({ name: true, responseTime: true, zipCodes: true }).strip();
const wordsSchema = labelsSchema.pick({ licensedAndInsured: true, licensedAndInsuredBy: true }).strip();

/** A range as visitors see it, with an en dash; records write it with a hyphen (docs/specification.md#16-response-times-and-zip-codes). */
export function ranges(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, '–');
}

/** What texts call the minutes of an area: of "rancho-del-oro", "ranchoDelOroMinutes". */
export function minutesName(slug: string): string {
  return `${slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Minutes`;
}

/**
 * The facts that texts may name, by the area that they are about. While the record of a fact is wrong, the fact's name is
 * its value: about as long, so that no text seems too long or too short because of it.
 *
 * @param slugs - Of all areas, those whose record is wrong included.
 */
export function factsOf(
  slugs: readonly string[],
  recordsOf: (key: CollectionKey) => readonly RawRecord[],
): (area: string | undefined) => Facts {
  const places = new Map(
    recordsOf('areas').flatMap(({ names, value }) => {
      const { data } = placeSchema.safeParse(value);
      if (data === undefined) return [];
      const { name: area, responseTime, zipCodes } = data;
      return [[names['slug'], { area, minutes: ranges(responseTime), zipCodes: ranges(zipCodes) }]];
    }),
  );
  const facts: Facts = {
    ...Object.fromEntries(factNames.map((fact) => [fact, fact])),
    ...Object.fromEntries(slugs.map((slug) => [minutesName(slug), places.get(slug)?.minutes ?? ''])),
    ...ofBusiness(recordsOf('business')[0]?.value, recordsOf('labels')[0]?.value, places),
  };
  const unknown = { area: 'area', minutes: 'minutes', zipCodes: 'zipCodes' };
  return (slug) => (slug === undefined ? facts : { ...facts, ...(places.get(slug) ?? unknown) });
}

function ofBusiness(
  record: unknown,
  labels: unknown,
  places: ReadonlyMap<string | undefined, { area: string; minutes: string; zipCodes: string }>,
): Record<FactName, string | undefined> | undefined {
  const { data: business } = businessSchema.safeParse(record);
  const { data: words } = wordsSchema.safeParse(labels);
  const base = places.get(business?.baseArea);
  if (business === undefined || words === undefined || base === undefined) return undefined;
  const { licensedAndInsured, licensedAndInsuredBy } = words;
  const { insurance, license } = business;
  const named = { insurance, license: license?.number, licenseClass: license?.classification };
  // Two digits each, so that they sort as texts.
  const minutes = [...places.values()].map((place) => place.minutes).sort();
  return {
    brand: business.brand,
    phone: phoneDisplay(business.phone),
    city: business.city,
    state: stateNames[business.stateCode],
    region: business.region,
    foundingYear: String(business.foundingYear),
    legalName: business.legalName,
    ...named,
    licensedAndInsured:
      insurance === undefined || license === undefined
        ? licensedAndInsured
        : licensedAndInsuredBy && fill(licensedAndInsuredBy, named),
    figuresByArea: [...places.values()]
      .map(({ area, minutes, zipCodes }) => `${area} ${minutes} (${zipCodes})`)
      .join('; '),
    baseMinutes: base.minutes,
    shortestMinutes: minutes[0],
    longestMinutes: minutes.at(-1),
  };
}

export function withFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return value.includes('{') ? fill(value as Template<string>, facts) : value; // It may name any fact.
  if (Array.isArray(value)) return value.map((item) => withFacts(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFacts(item, facts)]));
}
