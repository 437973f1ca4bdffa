import type { Problem } from '#content/problem.ts';
import { isCounting } from '#content/rules/text-forms.ts';

/*
 * What holds for every company in the United States, in any state.
 */

/** A phone number of the North American Numbering Plan in E.164: area code and exchange start with 2 to 9 and don’t end in 11. */
export const phonePattern = /^\+1(?!\d11)[2-9]\d{2}(?!\d11)[2-9]\d{6}$/;

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The number in E.164 that somebody means, however it is written: "(202) 555-0123", "202.555.0123", "1-202-555-0123". Nothing where it is none. */
export function phoneOf(written: string): string | undefined {
  const phone = `+1${nationalDigits(written)}`;
  return /^[\d\s().+/–-]*$/.test(written) && phonePattern.test(phone) ? phone : undefined;
}

/** What is wrong with a phone number that does not fit, and what to write instead; as schemas say it. */
export function phoneProblem(phone: string): string {
  if (/\p{L}/u.test(phone))
    return 'has letters in it, which no link can dial: write the digits of their keys';
  if (/["'“”‘’«»]/.test(phone))
    return "has quotation marks that belong to it: put straight ones around it, as '+12025550123'";
  const hasCountryCode = hasCodeOfUnitedStates(phone);
  if (phone.startsWith('+') && !hasCountryCode)
    return 'is a number of another country: write a US number, which begins with +1';
  const { length } = nationalDigits(phone);
  if (length !== 10)
    return `has ${length} ${length === 1 ? 'digit' : 'digits'}${hasCountryCode ? ' after +1' : ''}, and a US number has 10: write +1 and the ten digits without spaces, as '+12025550123'`;
  const meant = phoneOf(phone);
  if (meant !== undefined) return `is a US number that is not written as phones dial it: write '${meant}'`;
  return 'is not a US number, though it has 10 digits: check the area code and the three digits after it, neither of which begins with 0 or 1 or ends in 11';
}

function nationalDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return hasCodeOfUnitedStates(phone) ? digits.slice(1) : digits;
}

function hasCodeOfUnitedStates(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trim().startsWith('+1') || (digits.length === 11 && digits.startsWith('1'));
}

/** A phone number as people in the United States read it: area code in parentheses, then three and four digits. */
export function phoneDisplay(phone: string): string {
  return `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
}

/** The time of day that somebody means, as 17:30 for "5:30 pm". Nothing where it is none. */
export function timeOf(written: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^\s*(\d{1,2})(?::?(\d\d))?\s*(?:([ap])\.?\s?m\.?\s*)?$/i.exec(written) ?? [];
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  return timePattern.test(time) ? time : undefined;
}

export function isPlaceholderPhone(phone: string): boolean {
  return [phone.slice(2, 5), phone.slice(5, 8)].includes('555') || isCounting(phone.slice(2));
}

export const zipCodeReason = 'visitors look up by their ZIP code whether you come to them';

/** What is wrong with ZIP codes, written as "10001, 10003-10005", if anything, in whichever state they are. */
export function zipCodesProblem(
  zipCodes: string,
): Pick<Problem, 'message' | 'reason' | 'remedy'> | undefined {
  const reason = zipCodeReason;
  for (const part of zipCodes.split(', ')) {
    const [, from, to = from] = /^(\d{5})(?:-(\d{5}))?$/.exec(part) ?? [];
    if (from === undefined || to === undefined) {
      const why = /^\d+$/.test(part)
        ? `has ${part.length} digits, and a ZIP code has five`
        : 'is not a ZIP code';
      const remedy =
        'write five digits, or a range like 10003-10005, with a comma and a space between several';
      return { message: `names "${part}", which ${why}`, reason, remedy };
    }
    if (from > to) {
      const remedy = `write the smaller ZIP code first: ${to}-${from}`;
      return { message: `has the range ${part} the wrong way around`, reason, remedy };
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

/** The time zone of a state, or of most people in it. All others have Eastern time. */
const timeZones: [zone: string, states: string][] = [
  ['Pacific/Honolulu', 'HI'],
  ['America/Anchorage', 'AK'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Phoenix', 'AZ'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
];

/** The instant in UTC at which a day begins in a state, as 2026-11-26T08:00; or the day after so many others. */
export function startOfDay(day: string, state: StateCode, daysLater = 0): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + daysLater);
  const [timeZone = 'America/New_York'] = timeZones.find(([, states]) => states.includes(state)) ?? [];
  // Clocks change at 2 in the morning: from midnight in Greenwich to midnight there, a few hours later, they don't.
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    date,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return new Date(`${date.toISOString().slice(0, 10)}T00:00${offset}`).toISOString().slice(0, 16);
}

/** The first three digits of each state's ZIP codes, the lowest and the highest; a few states lie between those of another. */
const prefixes =
  'AL350-369 AK995-999 AZ850-865 AR716-729 CA900-961 CO800-816 CT060-069 DE197-199 DC200-205 FL320-349 GA300-399 HI967-968 ' +
  'ID832-838 IL600-629 IN460-479 IA500-528 KS660-679 KY400-427 LA700-714 ME039-049 MD206-219 MA010-055 MI480-499 MN550-567 ' +
  'MS386-397 MO630-658 MT590-599 NE680-693 NV889-898 NH030-038 NJ070-089 NM870-884 NY005-149 NC270-289 ND580-588 OH430-459 ' +
  'OK730-749 OR970-979 PA150-196 RI028-029 SC290-299 SD570-577 TN370-385 TX733-885 UT840-847 VT050-059 VA201-246 WA980-994 ' +
  'WV247-268 WI530-549 WY820-831';

/** The lowest and the highest three digits with which a state's ZIP codes begin. */
export function zipCodesOf(state: StateCode): [first: number, last: number] {
  const [, first, last] = new RegExp(`${state}(\\d+)-(\\d+)`).exec(prefixes) ?? [];
  return [Number(first), Number(last)];
}
