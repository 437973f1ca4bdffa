import type { Problem } from '#app/content/problem.ts';

/*
 * What holds for every company in the United States, whatever its state.
 */

/** A phone number of the North American Numbering Plan in E.164: area code and exchange start with 2 to 9 and don’t end in 11. */
export const phonePattern = /^\+1(?!\d11)[2-9]\d{2}(?!\d11)[2-9]\d{6}$/;

/** The number in E.164 that somebody means, however it is written: "(760) 433-9021", "760.433.9021", "1-760-433-9021". Nothing where it is none. */
export function phoneOf(written: string): string | undefined {
  const phone = `+1${phoneDigits(written)}`;
  return /^[\d\s().+/–-]*$/.test(written) && phonePattern.test(phone) ? phone : undefined;
}

/** What is wrong with a number that is not written as the record wants it. */
export function phoneProblem(written: string): string {
  const { length } = phoneDigits(written);
  return length > 0 && length !== 10 && !/^\s*\+(?!1)/.test(written)
    ? `has ${length} ${length === 1 ? 'digit' : 'digits'}; a US number has 10: write all ten digits, the area code first`
    : 'is not a US number: write +1 and ten digits without spaces';
}

/** Its digits without the country's. */
function phoneDigits(written: string): string {
  const digits = written.replaceAll(/\D/g, '');
  return written.trim().startsWith('+1') || digits.length === 11 ? digits.replace(/^1/, '') : digits;
}

/** A phone number as people in the United States read it: area code in parentheses, then three and four digits. */
export function phoneDisplay(phone: string): string {
  return `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
}

/** Whether a number is one of those that belong to nobody and stand for a number in examples. */
export function isPlaceholderPhone(phone: string): boolean {
  return [phone.slice(2, 5), phone.slice(5, 8)].includes('555');
}

/** What is wrong with ZIP codes, written as "10001, 10003-10005", if anything. A state's own codes lie between two. */
export function zipCodesProblem(
  zipCodes: string,
  state?: { name: string; first: string; last: string },
): Pick<Problem, 'message' | 'reason' | 'remedy'> | undefined {
  for (const part of zipCodes.split(', ')) {
    const [, from, to = from] = /^(\d{5})(?:-(\d{5}))?$/.exec(part) ?? [];
    if (from === undefined || to === undefined) {
      return {
        message: `names "${part}", which is no ZIP code`,
        remedy: 'write five digits, or a range like 10003-10005',
      };
    }
    if (from > to)
      return {
        message: `has the range ${part} the wrong way around`,
        remedy: `write the smaller ZIP code first: ${to}-${from}`,
      };
    if (state !== undefined && (from < state.first || to > state.last)) {
      return {
        message: `names ${part}, which is outside ${state.name} (${state.first} to ${state.last})`,
        reason: 'whoever looks that ZIP code up would be told that you come',
        remedy: 'check the digits',
      };
    }
  }
  return undefined;
}

/** The states by their two letters, as the post office writes them. */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

export type StateCode = keyof typeof stateNames;
