import { phoneDisplay, stateNames } from '#app/content/rules/united-states.ts';
import type { Business } from '#app/content/records.ts';
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
] as const;

/** The facts' values; one that is not known yet has none. */
export function businessFacts(
  business: Business,
  words: ClaimWords,
): Record<(typeof factNames)[number], string | undefined> {
  const { insurance } = business;
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
  };
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
