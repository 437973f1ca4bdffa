import { z } from 'zod';
import {
  phonePattern,
  phoneProblem,
  type StateCode,
  stateNames,
  timePattern,
} from '#content/rules/united-states.ts';
import { isCounting } from '#content/rules/text-forms.ts';
import { list, name, namedFile, text, webAddress } from '#content/schemas/text.ts';

/** The types of schema.org for businesses that come to a house, and the one above them. */
export const businessTypes = {
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
  .regex(timePattern, "is not a time: write it as '08:30'")
  .meta({ format: 'clock', examples: ['8:30 AM'] });

const opened = z
  .strictObject({
    days: z.array(z.enum(weekDays)).min(1).meta({ uniqueItems: true }),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error:
      'is not later than the time it opens: write the later time; hours past midnight are two entries, until 23:59 and from 00:00',
    params: { reason: 'search engines would tell people that you are closed' },
  });

const openingHours = z
  .array(opened)
  .min(1)
  .refine(
    (entries) => {
      const slots = entries.flatMap(({ days, ...hours }) => days.map((day) => ({ day, ...hours })));
      return slots.every(({ day, opens, closes }, index) =>
        slots
          .slice(0, index)
          .every((other) => other.day !== day || other.closes <= opens || closes <= other.opens),
      );
    },
    {
      error: 'has a day twice, at the same time: name it once, or let its times follow each other',
      params: { reason: 'neither visitors nor search engines could tell which one holds' },
    },
  );

// A safe cast: Object.keys loses the keys' type.
const stateCodes = Object.keys(stateNames) as [StateCode, ...StateCode[]];
const typeNames = Object.keys(businessTypes) as [keyof typeof businessTypes];

export const businessSchema = z
  .strictObject({
    brand: name(3, 40).describe('The name that customers know.'),
    shortName: name(2, 12).describe(
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
    city: name(2, 40),
    stateCode: z
      .enum(stateCodes, 'is not a state: write its two letters, like CA')
      .meta({ title: 'State', choices: stateNames }),
    region: name(3, 40).describe('What people call the part of the country that is served.'),
    language: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/, 'is not a language: write it as en-US')
      .describe('As en-US: English of the United States.'),
    unbrokenWords: z
      .array(text(3, 40))
      .optional()
      .meta({ title: 'Words that stay on one line', description: 'In pictures with text.' }),
    foundingYear: z
      .int()
      .min(1800)
      .refine((year) => year <= new Date().getFullYear(), {
        error: 'is a year to come: write the year in which the business began',
        params: { reason: 'visitors read since when you do this work' },
      }),
    baseArea: namedFile('areas').meta({ title: 'Home area' }),
    openingHours: openingHours.describe('When the phone is answered.'),
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
    legalName: name(3, 80).optional().describe('As registered with the state.'),
    fictitiousName: name(3, 80, 'Fictitious business name (DBA)')
      .optional()
      .describe('Once it is filed; needed where the brand is not the legal name.'),
    license: z
      .strictObject({
        number: text(3, 20).refine(
          (number) => /\d/.test(number) && !isCounting(number.replaceAll(/\D/g, '')),
          {
            error: 'is not a license number: write it as the state lists it',
            params: { reason: 'visitors who look the license up would find none' },
          },
        ),
        classification: text(1, 40, 'Class').describe('For example C-61/D-28.'),
      })
      .optional()
      .describe('The contractor’s license.'),
    insurance: text(5, 80).optional().describe('The kind held, for example "general liability insurance".'),
    profiles: list(webAddress, 1, 20, 'The company’s own profiles')
      .optional()
      .describe('On maps and review sites. Search engines read them; pages don’t show them.'),
    script: z
      .string()
      .regex(
        /^\/[\w./-]+\.js$/,
        'is not a script of this site: put it into public/ and write its address, as /analytics.js',
      )
      .meta({ namesPublicFile: true })
      .optional()
      .meta({
        title: 'Script of your own',
        description:
          'For a programmer: a script in public/, which every page loads last (docs/hosting.md#counting-calls).',
      }),
  })
  .meta({ internal: true });
