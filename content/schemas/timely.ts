import { z } from 'zod';
import { time } from '#content/schemas/business.ts';
import {
  day,
  hero,
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
 * What changes in a year. Each is a folder of records that may be empty, and then pages have nothing of it. What has an end
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

export const noticeSchema = z
  .strictObject({
    words: text(10, 140).meta({ title: 'What it says', description: 'Its days are added.' }),
    ...period,
    areas: list(namedFile('areas'), 1, 40)
      .optional()
      .describe('Only on pages of these areas. Left out: on every page.'),
  })
  .refine(isInOrder, wrongOrder)
  .meta({ title: 'Notice', description: 'A line above the header.' });

export const specialHoursSchema = z
  .strictObject({
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
  .meta({
    title: 'Special hours',
    description: 'Days with other hours than the usual ones. Search engines are told, too.',
  });

export const offerSchema = z
  .strictObject({
    name: text(5, 60).meta({ title: 'What is offered' }),
    details: text(20, 300).meta({ title: 'What is in it' }),
    price: text(2, 60)
      .optional()
      .meta({ description: 'The only place for one. Left out: no price.', examples: ['$89 for one door'] }),
    customers: text(3, 120).meta({ title: 'For whom', examples: ['New customers in Vista'] }),
    conditions: text(10, 400).describe('All of them: what is left out doesn’t hold.'),
    ...period,
    services: list(namedFile('services'), 1, 12)
      .optional()
      .describe('It is also shown on these services’ pages, beside the page of all services.'),
  })
  .refine(isInOrder, wrongOrder)
  .meta({ title: 'Offer', description: 'With its conditions and its last day, as the law wants.' });

export const reviewSchema = z
  .strictObject({
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
  })
  .meta({ title: 'Review', description: 'What a customer wrote elsewhere. The page names where.' });

export const jobSchema = z
  .strictObject({
    name: text(10, 80).meta({ title: 'Heading', unique: 'visitors tell jobs apart by it' }),
    date: pastDay.meta({ title: 'Done on', description: 'Newer jobs come first.' }),
    area: namedFile('areas'),
    service: namedFile('services'),
    wrong: text(20, 400).meta({ title: 'What was wrong' }),
    done: text(20, 400).meta({ title: 'What you did' }),
    before: picture.meta({ title: 'Photograph from before' }),
    after: picture.meta({ title: 'Photograph from after' }),
  })
  .meta({
    title: 'Job',
    description: 'On the page of all jobs, and on those of its area and its service. Your own photographs.',
  });

export const personSchema = z
  .strictObject({
    order: z.number().describe('The position among the people: smaller comes first.'),
    name: text(2, 40).describe('As customers call the person.'),
    role: text(3, 60).describe('What that person does here.'),
    words: text(20, 240).optional().meta({ title: 'About the person' }),
    picture,
  })
  .meta({ title: 'Person', description: 'On the About page. The person has agreed to the photograph.' });

/** The words around all of these. They are on no page without them. */
export const timelyWordsSchema = z
  .strictObject({
    hours: z.strictObject({ heading: text(5, 60), closed: text(3, 40) }).meta({ title: 'Special hours' }),
    offer: z
      .strictObject({
        customers: text(3, 40).meta({ title: 'Before whom it is for' }),
        conditions: text(3, 40).meta({ title: 'Before the conditions' }),
        dates: text(3, 40).meta({ title: 'Before its days' }),
      })
      .meta({ title: 'Offers' }),
    reviews: z
      .strictObject({ heading: text(5, 80), source: template(10, 120, ['publisher', 'date']) })
      .meta({ title: 'Reviews' }),
    jobs: z
      .strictObject({
        heading: text(5, 80).meta({ title: 'Heading on pages of areas and services' }),
        wrong: text(3, 40).meta({ title: 'Before what was wrong' }),
        done: text(3, 40).meta({ title: 'Before what you did' }),
        before: text(3, 40).meta({ title: 'Below the photograph from before' }),
        after: text(3, 40).meta({ title: 'Below the photograph from after' }),
        all: text(3, 40).meta({ title: 'Link to all jobs' }),
      })
      .meta({ title: 'Jobs' }),
    people: z.strictObject({ heading: text(5, 80) }),
  })
  .meta({
    title: 'Words around notices, offers and jobs',
    description: 'Also around special hours, reviews and people. Shown where there are any.',
  });

export const jobsPageSchema = z
  .strictObject({
    name: text(3, 40).describe('What links to the page and breadcrumbs call it.'),
    hero: hero.omit({ arrival: true }).meta({ title: 'Top of the page' }),
    metadata,
  })
  .meta({ title: 'Page of all jobs', description: 'It exists once there is a job.' });
