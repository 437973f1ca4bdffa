/**
 * The business: the one place where its brand, phone number and web address are written down.
 * Everything else (links, the displayed number, metadata, the sitemap, logos) derives from this record.
 */
export const site = {
  brand: 'Strand Garage Door Co.',
  /** Scheme and host, without a slash at the end. */
  origin: 'https://www.strandgaragedoor.example',
  /** E.164: plus sign, country code, number. */
  phone: '+17605550142',
  city: 'Oceanside',
  state: 'California',
  region: 'North County Coastal',
  foundingYear: 2010,

  // Facts that only the owner can supply. Each one shows on the site once it is set;
  // the site isn't ready to publish while one is missing.
  /** As registered with the state, for example with "Inc." or "LLC". */
  legalName: undefined as string | undefined,
  /** California contractor's license: its number belongs in all advertising (B&P Code 7030.5). */
  license: undefined as { number: string; classification: string } | undefined,
  /** The kind held, for example "general liability insurance" (naming none is a violation, B&P Code 7027.4). */
  insurance: undefined as string | undefined,
  /** Set to true once every area's ZIP codes and response time have been compared with the business's own map. */
  areaFactsConfirmed: false as boolean,
} as const;

const [areaCode, exchange, line] = [site.phone.slice(2, 5), site.phone.slice(5, 8), site.phone.slice(8)];

/** The phone number as people in the United States read it: area code in parentheses, then three and four digits. */
export const phoneDisplay = `(${areaCode}) ${exchange}-${line}`;

/** The phone number as a link target. */
export const phoneHref = `tel:${site.phone}` as const;

/** The claim about the technicians; it names the kind of insurance once the record holds it. */
export const licensedAndInsured = `licensed and insured technicians${site.insurance === undefined ? '' : ` (${site.insurance})`}`;
