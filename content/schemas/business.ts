import { z } from 'zod';
import { phonePattern, phoneProblem, type StateCode, stateNames } from '#content/rules/united-states.ts';
import { list, namedFile, text, webAddress } from '#content/schemas/text.ts';

/** The types of schema.org for businesses that come to a house, and the one above them. */
const businessTypes = {
  HomeAndConstructionBusiness: 'Home and construction, of no kind below',
  Electrician: 'Electrician',
  GeneralContractor: 'General contractor',
  HVACBusiness: 'Heating and cooling',
  HousePainter: 'House painter',
  Locksmith: 'Locksmith',
  MovingCompany: 'Moving company',
  Plumber: 'Plumber',
  RoofingContractor: 'Roofing contractor',
} as const;

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const time = z
  .string("is not a time: write it between quotes, as '08:30'")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is not a time: write it as '08:30'");

const openingHours = z.strictObject({ days: z.array(z.enum(weekDays)).min(1), opens: time, closes: time });

// Keys of an object are its own names.
const stateCodes = Object.keys(stateNames) as [StateCode, ...StateCode[]];
const typeNames = Object.keys(businessTypes) as [keyof typeof businessTypes];

export const businessSchema = z
  .strictObject({
    brand: text(3, 40).describe('The name that customers know.'),
    shortName: text(2, 12).describe(
      'The brand’s first line in the logo, and its name on a phone’s home screen.',
    ),
    type: z.enum(typeNames).meta({
      title: 'Kind of business',
      description: 'As search engines list it.',
      choices: businessTypes,
    }),
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
    stateCode: z
      .enum(stateCodes, 'is no state: write its two letters, like CA')
      .meta({ title: 'State', choices: stateNames }),
    region: text(3, 40).describe('What people call the part of the country that is served.'),
    language: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/, 'is no language: write it as en-US')
      .describe('As en-US: English of the United States.'),
    unbrokenWords: z
      .array(text(3, 40))
      .optional()
      .meta({ title: 'Words that stay on one line', description: 'In pictures with text.' }),
    foundingYear: z.int().min(1800).max(2100),
    baseArea: namedFile('areas').meta({ title: 'Home area' }),
    openingHours: z.array(openingHours).min(1).describe('When the phone is answered.'),
    mapBounds: z
      .strictObject({ south: z.number(), north: z.number(), west: z.number(), east: z.number() })
      .refine(({ south, north }) => south < north, {
        path: ['south'],
        message: 'is not less than north, so no area would be on the map: write the smaller number as south',
      })
      .refine(({ west, east }) => west < east, {
        path: ['west'],
        message:
          'is not less than east, so no area would be on the map: degrees west of Greenwich have a minus',
      })
      .meta({ title: 'Edges of the map', description: 'In degrees. Every area lies inside.' }),
    legalName: text(3, 80).optional().describe('As registered with the state.'),
    fictitiousName: text(3, 80).optional().meta({
      title: 'Fictitious business name (DBA)',
      description: 'Once it is filed; needed where the brand is not the legal name.',
    }),
    license: z
      .strictObject({
        number: text(3, 20),
        classification: text(1, 40).meta({ title: 'Class', description: 'For example C-61/D-28.' }),
      })
      .optional()
      .describe('The contractor’s license.'),
    insurance: text(5, 80).optional().describe('The kind held, for example "general liability insurance".'),
    profiles: list(webAddress, 1, 20).optional().meta({
      title: 'The company’s own profiles',
      description: 'On maps and review sites. Search engines read them; pages don’t show them.',
    }),
    strictTransportSecurity: z
      .enum(['includeSubDomains', 'preload'], 'is none of includeSubDomains and preload')
      .optional()
      .meta({
        title: 'Encrypted connections only',
        description:
          'For a programmer: binds every host of the domain to HTTPS for a year (docs/hosting.md). It can’t be taken back quickly.',
        choices: {
          includeSubDomains: 'With all subdomains',
          preload: 'With all subdomains, and in browsers’ own lists',
        },
      }),
    script: z
      .string()
      .regex(
        /^\/[\w./-]+\.js$/,
        'is no script of this site: put it into public/ and write its address, as /analytics.js',
      )
      .optional()
      .meta({
        title: 'Script of your own',
        description:
          'For a programmer: a script in public/, which every page loads last (docs/hosting.md#counting-calls).',
      }),
  })
  .meta({ internal: true });
