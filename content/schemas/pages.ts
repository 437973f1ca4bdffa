import { z } from 'zod';
import {
  blocks,
  callBlock,
  hero,
  intro,
  linkedText,
  list,
  metadata,
  name,
  namedFile,
  picture,
  point,
  question,
  safetyCallout,
  slug,
  template,
  text,
} from '#content/schemas/text.ts';
import { partNames } from '#content/schemas/symptom.ts';

const emergency = z
  .strictObject({ heading: text(10, 80), text: text(30, 260) })
  .optional()
  .meta({ title: 'Emergency banner', description: 'Its words on this page.' });

export const homeSchema = z
  .strictObject({
    hero: hero
      .extend({
        proof: linkedText(20, 140)
          .optional()
          .meta({ title: 'What speaks for the company', description: 'A line below the call.' }),
      })
      .meta({ title: 'Top of the page' }),
    about: z.strictObject({
      heading: text(5, 80),
      paragraphs: list(linkedText(60, 500), 1, 4),
      more: text(3, 30).meta({ title: 'Words of the link' }),
    }),
    services: z.strictObject({
      heading: text(5, 60),
      more: text(3, 30).meta({ title: 'Words of each link' }),
      all: text(3, 40).meta({ title: 'Words of the link to all' }),
    }),
    emergency,
    whyChoose: z
      .strictObject({ heading: text(5, 60), points: list(point, 2, 4) })
      .meta({ title: 'Reasons to choose us' }),
    freeQuote: callBlock,
    brands: z
      .strictObject({ heading: text(5, 60), lede: text(20, 240).meta({ title: 'Opening words' }) })
      .optional()
      .describe('Shown above the brands.'),
    picture,
    metadata,
  })
  .meta({ title: 'Home page' });

/** The link to an area on the page about the company: the name of the area’s file; or a name and a slug, which need not have a page. */
const chip = z.union(
  [namedFile('areas'), z.strictObject({ name: name(2, 40), slug })],
  'is no area: write the name of a file in areas/, without .yaml, or a name and a slug of its own',
);

export const aboutSchema = z
  .strictObject({
    hero: hero.meta({ title: 'Top of the page' }),
    story: z.strictObject({
      heading: text(5, 80),
      paragraphs: list(linkedText(80, 700), 1, 6),
      blocks: blocks
        .optional()
        .meta({ title: 'Parts with headings', description: 'Collapsed under their headings.' }),
    }),
    areas: z.strictObject({
      heading: text(5, 60),
      lede: text(20, 240).meta({ title: 'Opening words' }),
      chips: list(chip, 1, 24).meta({ title: 'Areas that are named' }),
    }),
    reasons: z.strictObject({ heading: text(5, 60), points: list(point, 2, 4) }),
    emergency,
    picture,
    metadata,
  })
  .meta({ title: 'About page' });

export const servicesSchema = z
  .strictObject({
    hero: hero.meta({ title: 'Top of the page' }),
    heading: text(5, 60).describe('Only screen readers are told it: the cards speak for themselves.'),
    more: text(3, 30).meta({ title: 'Words of each link' }),
    call: callBlock.optional().meta({ title: 'Call at the end' }),
    picture,
    metadata,
  })
  .meta({ title: 'Page of all services' });

export const coverageSchema = z
  .strictObject({
    hero: hero.meta({ title: 'Top of the page' }),
    areas: z.strictObject({
      heading: text(5, 60),
      lede: text(20, 300).meta({ title: 'Opening words' }),
      minutes: template(3, 40, ['minutes'])
        .optional()
        .describe('Shown beside each name. What minutes they are, the opening words say.'),
    }),
    cardFeatures: list(text(8, 40), 1, 4).meta({ title: 'Points on each card' }),
    expertise: z
      .strictObject({ heading: text(5, 60), paragraphs: list(linkedText(80, 600), 1, 4) })
      .meta({ title: 'What you know of the places' }),
    benefits: z.strictObject({ heading: text(5, 60), points: list(linkedText(8, 120), 2, 12) }),
    call: callBlock.meta({ title: 'Call at the end' }),
    picture,
    metadata,
  })
  .meta({ title: 'Page of all areas' });

export const contactSchema = z
  .strictObject({
    hero: hero.meta({ title: 'Top of the page' }),
    call: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
    saveNumber: z
      .strictObject({
        scan: text(5, 80).meta({ title: 'Beside the code to scan' }),
        save: text(3, 40).meta({
          title: 'Link that saves it',
          description: 'It leads to a file for address books.',
        }),
        copy: text(3, 40).meta({ title: 'Button that copies it' }),
        copied: text(3, 80).meta({ title: 'Once it is copied' }),
        notCopied: text(3, 120).meta({ title: 'When it can’t be copied' }),
      })
      .optional()
      .meta({ title: 'Ways to save the number' }),
    emergency: z
      .strictObject({
        heading: text(5, 40),
        text: text(20, 240),
        items: list(text(5, 60), 1, 6).meta({ title: 'Points' }),
      })
      .optional()
      .meta({ title: 'Emergency banner', description: 'Its words on this page.' }),
    areas: z.strictObject({ heading: text(5, 40) }),
    answers: intro.optional().describe('Shown above the answers.'),
    questions: z.strictObject({
      heading: text(5, 60),
      lede: text(20, 260).meta({ title: 'Opening words' }),
      items: list(question, 1, 12).meta({ title: 'Questions' }),
    }),
    picture,
    metadata,
  })
  .meta({ title: 'Contact page' });

export const servicePageSchema = z
  .strictObject({
    title: template(5, 80, ['service', 'area']).meta({ title: 'Name of a service in an area' }),
    servesArea: template(5, 120, ['area']).meta({ title: 'Serves an area' }),
    everywhere: text(3, 80).meta({ title: 'Where it is done' }),
    outsideZoneKicker: template(5, 120, ['area']).meta({ title: 'Line above the heading, outside the zone' }),
    outsideZone: template(30, 260, ['area']).meta({ title: 'Outside the zone' }),
    outsideZoneTitle: template(5, 80, ['service', 'area']).meta({ title: 'Title of that page' }),
    book: text(5, 40).meta({ title: 'Button that books' }),
    featuresHeading: text(5, 60),
    areasHeading: text(5, 80),
    whole: template(5, 80, ['service']).meta({ title: 'Link to the whole service' }),
    nearbyHeading: template(5, 80, ['service']),
    otherServicesHeading: text(5, 80),
  })
  .meta({ title: 'Every service’s page' });

export const areaPageSchema = z
  .strictObject({
    kicker: template(3, 80, ['areaRegion']).meta({ title: 'Line above the heading' }),
    response: z
      .strictObject({
        before: text(3, 60).meta({ title: 'Before the minutes' }),
        unit: text(1, 20).meta({ title: 'What is counted' }),
        after: text(3, 80).meta({ title: 'After the minutes' }),
      })
      .meta({ title: 'How soon help arrives' }),
    view: template(5, 80, ['area']).meta({ title: 'Link to the area' }),
    state: text(2, 40),
    minutes: template(3, 40, ['minutes']),
    servicesHeading: text(5, 60).meta({ title: 'Heading of the services' }),
    whyChooseHeading: text(5, 60),
    commonPoints: list(linkedText(20, 160), 2, 8).meta({ title: 'Points that all areas have' }),
    call: callBlock,
    zipCodes: template(5, 80, ['zipCodes']).meta({ title: 'ZIP codes' }),
    factsHeading: text(5, 80)
      .optional()
      .meta({ title: 'Heading of facts from public record', description: 'Needed once an area has one.' }),
    source: template(5, 120, ['publisher', 'date'])
      .optional()
      .meta({ title: 'Source of a fact', description: 'Shown below each.' }),
    undatedSource: template(5, 120, ['publisher', 'read'])
      .optional()
      .meta({ title: 'Source without a date', description: 'The same where a document bears no date.' }),
    safety: safetyCallout.optional(),
    answers: text(5, 80)
      .optional()
      .meta({ title: 'Link to the answers', description: 'Needed once there are answers.' }),
    nearbyHeading: text(3, 80),
  })
  .meta({ title: 'Every area’s page', description: 'What the pages of all areas say, and their cards.' });

/** What each page has that was added to those that the customer asked for. */
const addedPage = {
  name: text(3, 40).describe('What links to the page and breadcrumbs call it.'),
  hero: hero.meta({ title: 'Top of the page' }),
};

const drawing = z.strictObject({
  heading: text(5, 60),
  alt: text(40, 400).meta({ title: 'What the drawing shows', description: 'For people who can’t see it.' }),
});

const aroundSymptoms = z.strictObject({
  heading: text(5, 80),
  more: text(5, 60).meta({ title: 'Words of the link' }),
});

/** What doors do when something is wrong: the page of all symptoms, and their words on other pages. */
export const problemsSchema = z
  .strictObject({
    ...addedPage,
    labels: z
      .strictObject({
        leave: text(3, 40).meta({ title: 'Leave it alone' }),
        wait: text(3, 40).meta({ title: 'It can wait' }),
        dontTouch: text(3, 60).meta({ title: 'What not to touch' }),
        checks: text(3, 60).meta({ title: 'What may be checked' }),
        usually: text(3, 60).meta({ title: 'Most common cause' }),
        service: text(3, 60),
        safety: text(3, 60),
      })
      .meta({ title: 'Parts of an answer', description: 'Shown before each.' }),
    home: aroundSymptoms.meta({ title: 'On the home page', description: 'Around what doors do.' }),
    service: aroundSymptoms.meta({ title: 'On a service’s page', description: 'Around its symptoms.' }),
    picture: namedFile('services').describe('That of this service in the company’s own city.'),
    metadata,
  })
  .meta({ title: 'Page of door problems' });

/** The drawings of a door with the names of its parts. */
export const partsSchema = z
  .strictObject({
    ...addedPage,
    torsion: drawing.meta({ title: 'Torsion springs' }),
    extension: drawing.meta({ title: 'Extension springs' }),
    views: z
      .strictObject({ top: text(3, 40), side: text(3, 40) })
      .meta({ title: 'Views', description: 'Above what phones show from close by.' }),
    parts: z.record(z.enum(partNames), text(2, 40)).describe('What each part of the drawings is called.'),
    key: text(20, 200).meta({ title: 'Colored lines', description: 'What they mean in the drawings.' }),
    call: callBlock.meta({ title: 'Call at the end' }),
    picture: namedFile('services').describe('That of this service in the company’s own city.'),
    metadata,
  })
  .meta({ title: 'Page of door parts' });

/** Around the safety topics. */
export const safetyPageSchema = z
  .strictObject({
    ...addedPage,
    emergencyCall: z.strictObject({ name: text(3, 40), number: text(2, 5) }).describe('Whom to call first.'),
    metadata,
  })
  .meta({ title: 'Page of safety topics' });

/** What the site keeps about visitors, and who can use it and how. */
export const privacySchema = z
  .strictObject({
    ...addedPage,
    blocks,
    metadata,
  })
  .meta({ title: 'Privacy and accessibility' });

/** The page for an address that doesn’t exist, and the metadata of every address without a record of its own. */
export const notFoundSchema = z
  .strictObject({
    heading: text(3, 20),
    message: text(5, 60),
    text: text(20, 240),
    suggestion: template(5, 80, ['page']).meta({ title: 'Page that may be meant' }),
    home: text(3, 40).meta({ title: 'Link to the home page' }),
    metadata: metadata.omit({ updated: true }),
  })
  .meta({ title: 'Page not found' });

/** The offline page: without a network, or while the host fails. A company without these words has no service worker. */
export const offlineSchema = z
  .strictObject({
    heading: text(3, 60),
    text: text(20, 300),
    again: text(3, 40).meta({ title: 'Link that tries again', description: 'It tries the same address.' }),
    safety: text(3, 60).optional().meta({
      title: 'Link to what to do',
      description: 'What to do until help comes; needed once there are safety topics.',
    }),
    metadata: metadata.omit({ updated: true }),
  })
  .meta({ title: 'Page without a network' });

/** The screen that replaces the site when the site itself fails. */
export const errorSchema = z
  .strictObject({
    heading: text(5, 60),
    text: text(20, 240),
    reload: text(3, 40).meta({ title: 'Button that tries again' }),
    home: text(3, 40).meta({ title: 'Link to the home page' }),
  })
  .meta({ title: 'Page for a failure' });

export const emergencyBannerSchema = z
  .strictObject({
    more: text(5, 60)
      .optional()
      .meta({ title: 'Words of the link', description: 'It leads to what to do until help comes.' }),
    picture,
  })
  .meta({ title: 'Emergency banner', description: 'Its link and picture, wherever it is shown.' });
