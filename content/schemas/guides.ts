import { z } from 'zod';
import { explainedClaims } from '#content/rules/claims.ts';
import {
  callBlock,
  fields,
  hero,
  linkedText,
  list,
  metadata,
  name,
  namedFile,
  pastDay,
  template,
  text,
} from '#content/schemas/text.ts';

/** The tools that a section may have. Their words are in pages/guides.yaml. */
const tools = ['springYears', 'whichSpring'] as const;

/** The page of all guides has a heading for each. */
const groups = z.enum(['money', 'parts', 'upkeep']);

const path = z
  .templateLiteral(['/', z.string()], 'is not an address of this site: write it as /services')
  .meta({ namesPage: true, description: 'A page of this site, as /services.' });

/** In lists and tables, parts of sentences are whole. */
const item = (max: number) => linkedText(1, max).meta({ isProse: false });

const table = z
  .strictObject({ columns: list(text(1, 40), 2, 4), rows: list(list(item(300), 2, 4), 1, 12) })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'has a row with more or fewer cells than there are columns: give each the same number',
  });

const section = z.strictObject({
  heading: text(5, 80).describe('As people ask it.'),
  caution: linkedText(20, 300, 'What not to do').optional().describe('Shown first, and marked.'),
  paragraphs: list(linkedText(20, 700), 1, 5).optional(),
  tool: z.enum(tools).optional(),
  table: table.optional(),
  points: list(item(400), 2, 10, 'Points').optional(),
  after: linkedText(20, 500, 'Words after the list').optional(),
  explains: list(z.enum(explainedClaims), 1, explainedClaims.length).optional().meta({
    internal: true,
    title: 'Words that it explains',
    description: 'What others say or the law allows, which would be a claim of the company elsewhere.',
  }),
});

/** Where a guide's facts are from. Visitors see what it is called, who published it, and when. */
const source = z.strictObject({
  title: name(3, 200).meta({ isProse: false, quoted: true }),
  publisher: name(3, 200).meta({ isProse: false, quoted: true }),
  year: z.int().min(1900).max(2100).optional().describe('Left out where it bears none.'),
  says: z.string().min(3).max(700).meta({ internal: true, title: 'What it says' }),
  address: z.string().min(3).max(700).optional().meta({ internal: true, title: 'Where it was read' }),
});

const linkedFrom = z
  .strictObject({
    services: list(namedFile('services'), 1, 6).optional(),
    areas: list(namedFile('areas'), 1, 6).optional(),
    symptoms: list(namedFile('symptoms'), 1, 6).optional(),
    answers: list(namedFile('answers'), 1, 6).optional(),
  })
  .refine(
    // All symptoms are on one page, and all answers on another.
    ({ services = [], areas = [], symptoms, answers }) =>
      services.length + areas.length + Number(symptoms !== undefined) + Number(answers !== undefined) >= 3,
    'is fewer than three pages: name more services or areas, or a symptom or an answer',
  )
  .describe('Where its question comes up: these get a line that links to it.');

export const guideSchema = z.strictObject({
  order: z.number().describe('Its position among the guides: smaller comes first, and large in its group.'),
  group: groups
    .optional()
    .describe(
      'Its heading on the page of all guides, where groups come in the order of their first guides. Without one, it comes last.',
    ),
  name: text(10, 80).meta({ title: 'The question', unique: 'visitors tell guides apart by it' }),
  link: text(3, 60, 'Words of links to it'),
  answer: text(60, 450).describe('In two sentences. Shown large, below the question.'),
  drawing: z
    .strictObject({
      alt: text(20, 400, 'What the drawing shows').meta({ isProse: false }),
      caption: text(3, 100).optional(),
      height: z
        .int()
        .multipleOf(2)
        .min(100)
        .max(520)
        .describe('As its file has it, of 390 in width. An even number.'),
    })
    .describe(
      'Its file is public/images/guides/, with the name of this record and .svg. Its words are outlines: no typeface of the page reaches it.',
    ),
  sections: list(section, 2, 12),
  details: text(3, 40, 'Heading of the sections that open').describe('From the third to the last but one.'),
  next: z
    .strictObject({ text: text(3, 60), path })
    .describe('The one page to go on to. Shown beside the call at the end.'),
  call: callBlock.meta({ title: 'Call at the end' }),
  sources: list(source, 1, 30),
  offers: z.boolean().optional().describe('Whether it ends with your offers.'),
  linkedFrom,
  published: pastDay.meta({ title: 'First published on' }),
  metadata,
});

const springYears = fields('Years that springs last', {
  field: text(3, 60),
  hint: text(10, 160),
  cycles: list(z.int().min(1000), 2, 2).describe('Of standard springs, and of long-life springs.'),
  columns: fields('Columns of the table', { openings: text(3, 40), cycles: template(3, 40, ['cycles']) }),
  years: template(3, 40, ['years']),
  result: template(20, 200, ['openings', 'standard', 'long']),
  notes: list(text(20, 300), 1, 3).describe('Shown below the table: the formula, its source and its limits.'),
  nonsense: fields('Instead of a result', {
    empty: text(10, 160),
    notANumber: text(10, 160),
    zeroOrLess: text(10, 160),
    tooMany: text(10, 160),
  }),
});

const seen = z.strictObject({
  seen: list(text(3, 100), 1, 3, 'What is seen').describe('An answer to each question, as far as it takes.'),
  name: text(3, 60, 'What it is'),
  text: text(10, 240, 'What that means'),
  path,
});

const whichSpring = fields('Which springs are these', {
  questions: list(z.strictObject({ ask: text(5, 80), where: text(3, 60) }), 1, 3),
  columns: fields('Columns of the table', { where: text(3, 40), seen: text(3, 40), name: text(3, 40) }),
  choose: text(3, 60).describe('Before something is chosen.'),
  results: list(seen, 2, 12),
});

/** The page of all guides, and the words around each. */
export const guidesPageSchema = fields('Page of all guides', {
  name: text(3, 40).describe('What links to the page and breadcrumbs call it.'),
  hero: hero.omit({ arrival: true }).meta({ title: 'Top of the page' }),
  groups: z.record(groups, text(3, 40)).optional().describe('Their headings, by group.'),
  sources: template(5, 60, ['date'], 'Heading of the sources, with the day on which they were last read'),
  springYears: springYears.optional().describe('Needed once a guide has this tool.'),
  whichSpring: whichSpring.optional().describe('Needed once a guide has this tool.'),
  call: callBlock.meta({ title: 'Call at the end' }),
  metadata,
}).describe('It exists once there is a guide.');
