/** The facts of the business, which every text may name. */
const factMeanings = {
  brand: 'the name that customers know',
  phone: 'the phone number',
  city: 'the city of the business',
  state: 'the state of the business',
  region: 'the region of the business',
  foundingYear: 'the founding year',
  legalName: 'the legal name',
  license: 'the license number',
  licenseClass: 'the class of the license',
  insurance: 'the kind of insurance',
  licensedAndInsured: 'the words that claim license and insurance',
  baseMinutes: 'the minutes until you arrive in the area where the business is at home',
  shortestMinutes: 'the minutes of the area that you reach soonest',
  figuresByArea: 'each area with its minutes and ZIP codes',
  longestMinutes: 'the minutes of the area that you reach last',
} as const;

export type FactName = keyof typeof factMeanings;
// A safe cast: Object.keys loses the keys' type.
export const factNames = Object.keys(factMeanings) as FactName[];

/** What replaces each placeholder, as forms explain it. */
export const placeholderMeanings = {
  area: 'the name of the area',
  areaRegion: 'the part of the country that the area lies in',
  minutes: 'the minutes until you arrive in the area',
  areas: 'the names of the areas, with links to their pages',
  zipCodes: 'the area’s ZIP codes',
  zipCode: 'the ZIP code that the visitor wrote',
  service: 'the name of the service',
  lifetimeWarranty: 'the words for the lifetime warranty, with a link to its terms',
  publisher: 'who published the source',
  date: 'the date',
  read: 'the day on which it was read',
  year: 'this year',
  page: 'the name of the page',
  picture: 'what the page’s picture shows',
  parts: 'the names of the parts',
  hours: 'the opening hours',
  house: 'the house that is chosen',
  design: 'the design that is chosen',
  finish: 'the finish that is chosen',
  choice: 'the house, design and finish in words',
  code: 'the code to say on the phone',
  cycles: 'the number of cycles that springs are made for',
  openings: 'how many times a day the door opens',
  years: 'the number of years',
  standard: 'the years of standard springs',
  long: 'the years of long-life springs',
  ...factMeanings,
} as const;

export type Placeholder = keyof typeof placeholderMeanings;

/** What the texts about an area may name besides: its own, and those of its services. */
export const areaPlaceholders = ['area', 'minutes', 'zipCodes'] as const satisfies Placeholder[];
