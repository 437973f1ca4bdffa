import { z } from 'zod';
import {
  added,
  dayAndNightPicture,
  fields,
  linkedText,
  list,
  metadata,
  name,
  namedFile,
  pastDay,
  picture,
  question,
  sourceAddress,
  text,
  toConfirm,
  unfinished,
} from '#content/schemas/text.ts';
import { areaPlaceholders } from '#content/placeholders.ts';

const noRange =
  'is not a range of minutes: write two numbers of two digits with a hyphen between them, as 20-30 or 05-15';

const minutes = z
  .string(noRange)
  .regex(/^\d{2}-\d{2}$/, { error: noRange, abort: true })
  .superRefine((range, context) => {
    const [from = '', to = ''] = range.split('-');
    if (from < to) return;
    const message =
      from === to
        ? 'has the same number twice: write the shortest time first and the longest after it, as 20-30'
        : `has its minutes the wrong way around: write the smaller number first, as ${to}-${from}`;
    context.addIssue({ code: 'custom', message });
  });

const fact = z.strictObject({
  text: text(40, 300),
  source: z
    .strictObject({
      title: name(3, 160),
      publisher: name(3, 80),
      url: sourceAddress.meta({ title: 'Web address' }),
      date: text(4, 40).optional().describe('The document’s date, where it has one.'),
      read: pastDay.meta({ title: 'Last read on' }),
    })
    .meta({ internal: true, description: 'Where it was read. Without a source there is no fact.' }),
  services: list(namedFile('services'), 1, 12)
    .optional()
    .describe('It is also shown on these services’ pages in the area.'),
});

const mapSides = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

export const areaSchema = z
  .strictObject({
    name: name(2, 40).meta({ unique: 'menus and pages tell them apart by it' }),
    order: z.number().describe('Its position among the areas: smaller comes first.'),
    map: name(2, 80, 'Search on the map')
      .optional()
      .describe('What to look up on the maps page; without it, there is no map pin.'),
    region: name(3, 60, 'Part of the country')
      .optional()
      .describe('Where it lies, as neighbors say; otherwise as the business says.'),
    title: text(10, 70, 'Heading'),
    description: text(80, 500),
    card: text(40, 200, 'Text on its card'),
    whyChoose: list(linkedText(20, 160), 2, 6, 'Reasons to choose us here'),
    claim: text(10, 120, 'Promise')
      .optional()
      .describe('What the company promises this area alone; also shown on its services’ pages.'),
    notice: text(20, 200, 'Remark wherever it is named')
      .optional()
      .describe('What the law or good manners want said.'),
    arrivalCondition: text(10, 120, 'Condition of the response time')
      .optional()
      .describe(
        'What has to be true before the response time counts, such as a gate. Shown with the response time.',
      ),
    responseTime: minutes.meta({ internal: true, description: 'Minutes, from and to.', examples: ['20-30'] }),
    zipCodes: z
      .union(
        [z.string(), z.int().transform(String)],
        'is not a list of ZIP codes: write them in one line, as 10001, 10003-10005',
      )
      .meta({
        title: 'ZIP codes',
        description: 'One or more five-digit ZIP codes or ranges of them.',
        examples: ['10001, 10003-10005'],
      }),
    zipCodesInDoubt: list(
      z.string().regex(/^\d{5}$/, 'is not a ZIP code: write five digits between quotes'),
      1,
      40,
      'ZIP codes in doubt',
    )
      .optional()
      .describe('ZIP codes of this area that may be wrong: a visitor who looks one up is asked to call.'),
    neighborhoods: list(name(3, 40), 1, 20)
      .optional()
      .describe('What people call parts of it, to be found by.'),
    toConfirm,
    location: z.strictObject({
      latitude: z.number(),
      longitude: z.number(),
      label: z.enum(mapSides).optional().meta({
        title: 'Side of its name',
        description:
          'On which side of its spot the name is on the large map; names appear there once all areas have a side.',
      }),
    }),
    picture: dayAndNightPicture,
    local: fields('What is particular to this place', {
      heading: text(10, 80),
      more: text(5, 60, 'Opens all but the first paragraph').optional(),
      picture: namedFile('services')
        .optional()
        .describe('The service whose picture of this place is beside it, where it is not the usual one.'),
      paragraphs: list(linkedText(120, 900), 1, 4),
      questions: list(question, 1, 3),
    }),
    facts: list(fact, 1, 3, 'Facts from public record').optional().describe('Each with its source.'),
    metadata,
    added,
    unfinished,
  })
  .meta({ placeholders: areaPlaceholders });

/** What is particular to one service in one area; shown on that pair’s page only. */
export const serviceInAreaSchema = z
  .strictObject({
    heading: text(10, 90),
    paragraphs: list(linkedText(100, 900), 1, 4),
    lookForHeading: text(8, 70, 'Heading of what to look for'),
    lookFor: list(linkedText(20, 220), 2, 6, 'What to look for'),
    questions: list(question, 1, 3),
    picture,
    metadata,
    added,
    unfinished,
  })
  .meta({ placeholders: areaPlaceholders });
