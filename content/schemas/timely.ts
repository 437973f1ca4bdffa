import { z } from 'zod';
import { time } from '#content/schemas/business.ts';
import {
  callBlock,
  day,
  fields,
  list,
  metadata,
  namedFile,
  pastDay,
  picture,
  template,
  text,
  webAddress,
} from '#content/schemas/text.ts';

/*
 * Records that come and go. Each kind has a folder, which may be empty; then pages have nothing of it. What has an end
 * is shown until the end of its last day.
 */

const lastDay = day.meta({ title: 'Last day', description: 'It vanishes by itself at the end of this day.' });

const period = { from: day.meta({ title: 'First day' }), until: lastDay };

const isInOrder = ({ from, until }: { from: string; until: string }) => from <= until;

const wrongOrder = {
  path: ['until'],
  error: 'is before the first day: write the later of the two days here',
  params: { reason: 'it would never be shown' },
};

export const noticeSchema = fields('Notice', {
  words: text(10, 100, 'What it says').meta({
    description: 'First what is open, then what is not. Its days are added.',
    examples: ['We answer emergencies all week. The office is closed for Thanksgiving.'],
  }),
  ...period,
  areas: list(namedFile('areas'), 1, 40)
    .optional()
    .describe('Only on pages of these areas, below their minutes. Left out: on every page.'),
})
  .refine(isInOrder, wrongOrder)
  .describe('A line above the header, or in the openings of some areas’ pages.');

export const specialHoursSchema = fields('Special hours', {
  name: text(3, 60).meta({ title: 'Why', examples: ['Thanksgiving'] }),
  ...period,
  hours: z
    .strictObject({ opens: time, closes: time })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'is not later than it opens: write the later time',
    })
    .optional()
    .describe('Left out: closed all day.'),
})
  .refine(isInOrder, wrongOrder)
  .describe('Days with other hours than the usual ones. Search engines are told, too.');

export const offerSchema = fields('Offer', {
  name: text(5, 60, 'What is offered'),
  details: text(20, 300, 'What is in it'),
  prices: list(
    fields('Price', {
      amount: text(2, 12).meta({ examples: ['$89'] }),
      covers: text(3, 40)
        .optional()
        .meta({ title: 'What it covers', examples: ['for one door'] }),
    }),
    1,
    3,
  )
    .optional()
    .describe('The only place for prices. Left out: none.'),
  customers: text(3, 120).meta({ title: 'For whom', examples: ['New customers in Vista'] }),
  conditions: text(10, 400).describe('All of them: what is left out doesn’t hold.'),
  ...period,
  services: list(namedFile('services'), 1, 12)
    .optional()
    .describe(
      'It is also shown on these services’ pages, beside the page of all services and guides to prices.',
    ),
})
  .refine(isInOrder, wrongOrder)
  .describe('With its conditions and its last day, as the law wants.');

export const reviewSchema = fields('Review', {
  name: text(2, 40).describe('The customer’s first name.'),
  town: text(2, 40),
  quote: text(20, 400).describe('Word for word. No stars and no ratings.'),
  publisher: text(2, 40).meta({ title: 'Where it was published', examples: ['Google'] }),
  date: pastDay.meta({ title: 'Published on' }),
  address: webAddress.meta({
    internal: true,
    title: 'Its address',
    description: 'Where it can be read. Not shown to visitors.',
  }),
  consent: pastDay.meta({
    internal: true,
    title: 'The customer agreed on',
    description: 'To being quoted here by first name and town. Keep what was written.',
  }),
}).describe('What a customer wrote elsewhere. The page names where.');

export const jobSchema = fields('Job', {
  name: text(10, 80).meta({ title: 'Heading', unique: 'visitors tell jobs apart by it' }),
  date: pastDay.meta({ title: 'Done on', description: 'Newer jobs come first.' }),
  area: namedFile('areas'),
  service: namedFile('services'),
  wrong: text(20, 400, 'What was wrong'),
  done: text(20, 400, 'What you did'),
  before: picture.meta({ title: 'Photograph from before' }),
  after: picture.meta({ title: 'Photograph from after' }),
}).describe('On the page of all jobs, and on those of its area and its service. Your own photographs.');

export const personSchema = fields('Person', {
  order: z.number().describe('The position among the people: smaller comes first.'),
  name: text(2, 40).describe('As customers call the person.'),
  role: text(3, 60).describe('What that person does here.'),
  words: text(20, 240, 'About the person').optional(),
  picture,
}).describe('On the About page. The person has agreed to the photograph.');

/** The words around all of these. They are on no page without them. */
export const timelyWordsSchema = fields('Words around notices, offers and jobs', {
  hours: fields('Special hours', { heading: text(5, 60), closed: text(3, 40) }),
  offer: fields('Offers', {
    customers: text(3, 40, 'Before whom it is for'),
    conditions: text(3, 40, 'Before the conditions'),
    dates: text(3, 40, 'Before its days'),
  }),
  reviews: fields('Reviews', { heading: text(5, 80), source: template(10, 120, ['publisher', 'date']) }),
  jobs: fields('Jobs', {
    heading: text(5, 80, 'Heading on pages of areas and services'),
    wrong: text(3, 40, 'Before what was wrong'),
    done: text(3, 40, 'Before what you did'),
    before: text(3, 40, 'Below the photograph from before'),
    after: text(3, 40, 'Below the photograph from after'),
    all: text(3, 40, 'Link to all jobs'),
  }),
  people: z.strictObject({ heading: text(5, 80) }),
}).describe('Also around special hours, reviews and people. Shown where there are any.');

export const jobsPageSchema = fields('Page of all jobs', {
  name: text(3, 40).describe('What links to the page and breadcrumbs call it.'),
  heading: text(3, 80),
  lede: text(20, 160, 'Opening words'),
  call: callBlock.meta({ title: 'Call at the end' }),
  metadata,
}).describe('It exists once there is a job.');
