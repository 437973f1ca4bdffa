import { z } from 'zod';
import { phonePattern, phoneProblem, type StateCode, stateNames } from '#app/content/rules/united-states.ts';
import { namedFile } from '#app/content/schemas/named-file.ts';
import { text } from '#app/content/schemas/text.ts';

/** The types of schema.org for businesses that come to a house, and the one above them. */
const businessTypes = [
  'HomeAndConstructionBusiness',
  'Electrician',
  'GeneralContractor',
  'HVACBusiness',
  'HousePainter',
  'Locksmith',
  'MovingCompany',
  'Plumber',
  'RoofingContractor',
] as const;

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const time = z
  .string("is not a time: write it between quotes, as '08:30'")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is not a time: write it as '08:30'");

const openingHours = z.strictObject({ days: z.array(z.enum(weekDays)).min(1), opens: time, closes: time });

// Keys of an object are its own two-letter names.
const stateCodes = Object.keys(stateNames) as [StateCode, ...StateCode[]];

export const businessSchema = z.strictObject({
  brand: text(3, 40).describe('The name that customers know.'),
  shortName: text(2, 12).describe(
    'The brand’s first line in the logo, and its name on a phone’s home screen.',
  ),
  type: z.enum(businessTypes).describe('What kind of business search engines are told of.'),
  origin: z
    .string()
    .regex(
      /^https:\/\/(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]+(?:-+[a-z0-9]+)*$/,
      'is not an address: write https:// and the domain, without a slash at the end',
    )
    .meta({
      title: 'Address of the website',
      description: 'Without a slash at the end.',
      examples: ['https://www.example.com'],
    }),
  phone: z
    .string("is not a text: write it between quotes, as '+12025550123'")
    .regex(phonePattern, { error: ({ input }) => phoneProblem(String(input)) })
    .meta({ format: 'phone', description: 'With the area code.', examples: ['(202) 555-0123'] }),
  city: text(2, 40),
  stateCode: z.enum(stateCodes, 'is no state: write its two letters, like CA'),
  region: text(3, 40).describe('What people call the part of the country that is served.'),
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'is no language: write it as en-US'),
  unbrokenWords: z
    .array(text(3, 40))
    .optional()
    .describe('Words that stay on one line in pictures with text.'),
  foundingYear: z.int().min(1800).max(2100),
  baseArea: namedFile('areas').describe('The area where the business is at home.'),
  openingHours: z.array(openingHours).min(1).describe('When the phone is answered.'),
  mapBounds: z
    .strictObject({ south: z.number(), north: z.number(), west: z.number(), east: z.number() })
    .describe('Every area lies inside.'),
  legalName: text(3, 80).optional().describe('As registered with the state.'),
  fictitiousName: text(3, 80)
    .optional()
    .describe(
      'The fictitious business name (DBA), once it is filed; needed where the brand is not the legal name.',
    ),
  license: z
    .strictObject({ number: text(3, 20), classification: text(1, 40) })
    .optional()
    .describe('The contractor’s license.'),
  insurance: text(5, 80).optional().describe('The kind held, for example "general liability insurance".'),
  strictTransportSecurity: z
    .enum(['includeSubDomains', 'preload'], 'is none of includeSubDomains and preload')
    .optional()
    .describe(
      'Binds every host of the domain to HTTPS for a year, in browsers’ own lists with "preload" (docs/hosting.md).',
    ),
  script: z
    .string()
    .regex(
      /^\/[\w./-]+\.js$/,
      'is no script of this site: put it into public/ and write its address, as /analytics.js',
    )
    .optional()
    .describe('A script of the owner’s in public/, which every page loads last (docs/analytics.md).'),
});
