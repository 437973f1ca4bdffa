import { phoneDisplay, stateNames } from '#content/rules/united-states.ts';
import { ranges } from '#content/ranges.ts';
import type { Area, Business } from '#content/records.ts';
import { fill, type Template } from '#app/template.ts';

/** The words of the labels that a fact of the business is put into. */
interface ClaimWords {
  licensedAndInsured?: string | undefined;
  licensedAndInsuredBy?: Template<'insurance'> | undefined;
}

/** The facts that every text may name, as "{city}". */
export const factNames = [
  'brand',
  'phone',
  'city',
  'state',
  'region',
  'foundingYear',
  'legalName',
  'license',
  'licenseClass',
  'insurance',
  'licensedAndInsured',
  'baseMinutes',
  'shortestMinutes',
  'longestMinutes',
] as const;

/** The facts' values; one that is not known yet has none. */
export function businessFacts(
  business: Business,
  words: ClaimWords,
  areas: ReadonlyMap<string, PlaceRecord>,
): Record<(typeof factNames)[number], string | undefined> {
  const { insurance } = business;
  const byMinutes = [...areas.values()].sort((one, other) =>
    one.responseTime < other.responseTime ? -1 : 1,
  );
  return {
    brand: business.brand,
    phone: phoneDisplay(business.phone),
    city: business.city,
    state: stateNames[business.stateCode],
    region: business.region,
    foundingYear: String(business.foundingYear),
    legalName: business.legalName,
    license: business.license?.number,
    licenseClass: business.license?.classification,
    insurance,
    licensedAndInsured: claim(words, insurance),
    baseMinutes: minutesOf(areas.get(business.baseArea)),
    shortestMinutes: minutesOf(byMinutes[0]),
    longestMinutes: minutesOf(byMinutes.at(-1)),
  };
}

/** What texts about an area may name of it. */
export type PlaceRecord = Pick<Area, 'name' | 'responseTime' | 'zipCodes'>;

/** The facts that the texts about an area may name besides: also those of its services. */
export function placeFacts({ name, zipCodes, ...area }: PlaceRecord): Record<string, string | undefined> {
  return { area: name, minutes: minutesOf(area), zipCodes: ranges(zipCodes) };
}

/** What texts call the minutes of an area: of "rancho-del-oro", "ranchoDelOroMinutes". */
export function minutesName(slug: string): string {
  return `${slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Minutes`;
}

/** Minutes as visitors see them. Two digits each, so that they sort as texts. */
function minutesOf({ responseTime }: Pick<PlaceRecord, 'responseTime'> = standInPlace('')): string {
  return ranges(responseTime);
}

/** A fallback for an area whose record is wrong or missing: as long as a right one, so that no text seems too long or too short. */
export function standInPlace(slug: string): PlaceRecord {
  return { name: slug, responseTime: '00-00', zipCodes: '00000' };
}

/** What the company claims; nothing where its labels have no words for it. */
function claim(
  { licensedAndInsured, licensedAndInsuredBy }: ClaimWords,
  insurance?: string,
): string | undefined {
  if (insurance === undefined) return licensedAndInsured;
  return licensedAndInsuredBy === undefined ? undefined : fill(licensedAndInsuredBy, { insurance });
}

/** A record with the facts filled into its texts. */
export function withFacts(value: unknown, facts: Record<string, string | undefined>): unknown {
  if (typeof value === 'string') return value.includes('{') ? fill(value as Template<string>, facts) : value; // It may name any fact.
  if (Array.isArray(value)) return value.map((item) => withFacts(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFacts(item, facts)]));
}
