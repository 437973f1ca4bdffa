import { z } from 'zod';
import { paths } from '#app/paths.ts';
import {
  blocks,
  callBlock,
  dayAndNightPicture,
  fields,
  hero,
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
import { answerSubjects } from '#content/schemas/answers.ts';
import { partNames } from '#content/schemas/symptom.ts';

const emergency = fields('Emergency banner', { heading: text(10, 80), text: text(30, 260) })
  .optional()
  .describe('Its words on this page.');

const percent = String.raw`\d{1,3}(\.\d+)?%`;
const share = z
  .string()
  .regex(new RegExp(`^${percent}$`), 'is not a share of the picture: write it as 54.3%');
const outline = z
  .string()
  .regex(
    new RegExp(`^${percent} ${percent}(, ${percent} ${percent}){2,}$`),
    'is not an outline: write how far each corner is from left and top as 53.3% 21.5%, with commas between corners',
  );
const door = z.strictObject({ outline, left: share, pivot: share });

const reasons = fields('Reasons to choose us', { heading: text(5, 60), points: list(point, 2, 4) });

export const homeSchema = fields('Home page', {
  hero: hero
    .extend({
      arrival: text(5, 60, 'Before the minutes until you arrive from your base').optional(),
      proof: linkedText(20, 140, 'What speaks for the company').optional().describe('A line below the call.'),
    })
    .meta({ title: 'Top of the page' }),
  about: z.strictObject({
    heading: text(5, 80),
    paragraphs: list(linkedText(60, 500), 1, 4),
    more: text(3, 30, 'Words of the link'),
  }),
  services: z.strictObject({
    heading: text(5, 60),
    more: text(3, 30, 'Words of each link'),
    all: text(3, 40, 'Words of the link to all'),
  }),
  emergency,
  whyChoose: reasons,
  freeQuote: callBlock,
  brands: z
    .strictObject({ heading: text(5, 60), lede: text(20, 240, 'Opening words') })
    .optional()
    .describe('Shown above the brands.'),
  picture: picture.extend({
    door: z.strictObject({ wide: door, upright: door }).optional().meta({
      internal: true,
      title: 'Door in the picture',
      description:
        'It rises a little as the page is scrolled, and jams at the pivot. Light is seen below it from the left on.',
    }),
  }),
  metadata,
});

/** The link to an area on the page about the company: the name of the area’s file; or a name and a slug, which need not have a page. */
const chip = z.union(
  [namedFile('areas'), z.strictObject({ name: name(2, 40), slug })],
  'is not an area: write the name of a file in areas/, without .yaml, or a name and a slug of its own',
);

export const aboutSchema = fields('About page', {
  hero: hero
    .extend({ heading: hero.shape.heading.describe('The founding year follows it, in large figures.') })
    .meta({ title: 'Top of the page' }),
  story: z.strictObject({
    heading: text(5, 80),
    paragraphs: list(linkedText(80, 700), 1, 6),
    blocks: blocks
      .optional()
      .meta({ title: 'Parts with headings', description: 'Collapsed under their headings.' }),
  }),
  areas: z.strictObject({
    heading: text(5, 60),
    lede: linkedText(20, 240, 'Opening words'),
    chips: list(chip, 1, 24, 'Areas that are named'),
  }),
  reasons,
  emergency,
  picture: dayAndNightPicture,
  metadata,
});

export const servicesSchema = fields('Page of all services', {
  hero: hero.extend({ lede: linkedText(15, 260, 'Opening words') }).meta({ title: 'Top of the page' }),
  heading: text(5, 60, 'Above the services'),
  call: callBlock.optional().meta({ title: 'Call at the end' }),
  picture: dayAndNightPicture,
  metadata,
});

export const coverageSchema = fields('Page of all areas', {
  hero: hero.meta({ title: 'Top of the page' }),
  areas: z.strictObject({ heading: text(5, 60) }),
  cardFeatures: list(text(8, 40), 1, 4, 'Points on each card'),
  expertise: fields('What you know of the places', {
    heading: text(5, 60),
    paragraphs: list(linkedText(80, 600), 1, 4),
  }),
  benefits: z.strictObject({ heading: text(5, 60), points: list(linkedText(8, 120), 2, 12) }),
  call: callBlock.meta({ title: 'Call at the end' }),
  picture: dayAndNightPicture,
  metadata,
});

export const contactSchema = fields('Contact page', {
  hero: hero.meta({ title: 'Top of the page' }),
  call: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
  saveNumber: fields('Ways to save the number', {
    scan: text(5, 80, 'Beside the code to scan'),
    save: text(3, 40, 'Link that saves it').describe('It leads to a file for address books.'),
    copy: text(3, 40, 'Button that copies it'),
    copied: text(3, 80, 'Once it is copied'),
    notCopied: text(3, 120, 'When it can’t be copied'),
  }).optional(),
  emergency: fields('Emergency banner', {
    heading: text(5, 40),
    text: text(20, 240),
    items: list(text(5, 60), 1, 6, 'Points'),
  })
    .optional()
    .describe('Its words on this page.'),
  areas: z.strictObject({ heading: text(5, 40) }),
  answers: z.record(z.enum(answerSubjects), text(3, 40)).optional().describe('Their headings, by subject.'),
  questions: z.strictObject({
    heading: text(5, 60),
    lede: text(20, 260, 'Opening words'),
    items: list(question, 1, 12, 'Questions'),
  }),
  picture,
  metadata,
});

export const servicePageSchema = fields('Every service’s page', {
  title: template(5, 80, ['service', 'area'], 'Name of a service in an area'),
  servesArea: template(5, 120, ['area'], 'Serves an area'),
  everywhere: text(3, 80, 'Where it is done'),
  outsideZoneKicker: template(5, 120, ['area'], 'Line above the heading, outside the zone'),
  outsideZone: template(30, 260, ['area'], 'Outside the zone'),
  outsideZoneTitle: template(5, 80, ['service', 'area'], 'Title of that page'),
  book: text(5, 40, 'Button that books'),
  featuresHeading: text(5, 60),
  areasHeading: text(5, 80),
  whole: template(5, 80, ['service'], 'Link to the whole service'),
  nearbyHeading: template(5, 80, ['service']),
  otherServicesHeading: text(5, 80),
});

export const areaPageSchema = fields('Every area’s page', {
  kicker: text(3, 60, 'Line above the heading').describe('The area’s name, below it, completes it.'),
  region: template(3, 80, ['areaRegion'], 'Where the area lies'),
  response: fields('How soon help arrives', {
    before: text(3, 60, 'Before the minutes'),
    unit: text(1, 20, 'What is counted'),
    after: text(3, 80, 'After the minutes'),
  }),
  view: template(5, 80, ['area'], 'Link to the area'),
  state: text(2, 40),
  minutes: template(3, 40, ['minutes']).describe(
    'In the list of all areas, whose opening words say what they are.',
  ),
  servicesHeading: text(5, 60, 'Heading of the services'),
  whyChooseHeading: text(5, 60),
  commonHeading: text(5, 60, 'Before the points that all areas have'),
  commonPoints: list(linkedText(20, 160), 2, 8, 'Points that all areas have'),
  localPicture: namedFile('services')
    .optional()
    .describe('The service whose picture of the place is shown beside what wears out doors there.'),
  call: callBlock,
  zipCodes: template(5, 80, ['zipCodes'], 'ZIP codes'),
  factsHeading: text(5, 80, 'Heading of facts from public record')
    .optional()
    .describe('Needed once an area has one.'),
  source: template(5, 120, ['publisher', 'date'], 'Source of a fact')
    .optional()
    .describe('Shown below each.'),
  undatedSource: template(5, 120, ['publisher', 'read'], 'Source without a date')
    .optional()
    .describe('The same where a document bears no date.'),
  safety: safetyCallout.optional(),
  answers: text(5, 80, 'Link to the answers').optional().describe('Needed once there are answers.'),
  nearbyHeading: text(3, 80),
}).describe('What the pages of all areas say, and their cards.');

/** What each page has that was added to those that the customer asked for. */
const addedPage = {
  name: text(3, 40).describe('What links to the page and breadcrumbs call it.'),
  hero: hero.meta({ title: 'Top of the page' }),
};

/** Its address is in the words of the trade. */
const address = z
  .templateLiteral(
    ['/', z.string().regex(/[a-z0-9]+(?:-[a-z0-9]+)*/)],
    'is not an address: write it as /what-to-do',
  )
  .refine((path) => !Object.values<unknown>(paths).includes(path), 'is another page’s: choose another')
  .describe('In words that people search for, as /what-to-do.');

const drawing = z.strictObject({
  heading: text(5, 60),
  lede: text(20, 160).optional(),
  alt: text(40, 400, 'What the drawing shows')
    .meta({ isProse: false })
    .describe('For people who can’t see it.'),
});

const aroundSymptoms = z.strictObject({
  heading: text(5, 80),
  more: text(5, 60, 'Words of the link'),
});

/** What doors do when something is wrong: the page of all symptoms, and their words on other pages. */
export const problemsSchema = fields('Page of door problems', {
  address,
  ...addedPage,
  labels: fields('Parts of an answer', {
    leave: text(3, 40, 'Leave it alone'),
    leaveRule: text(20, 200, 'What holds for all of those'),
    wait: text(3, 40, 'It can wait'),
    waitRule: text(20, 200, 'What holds for all of those'),
    dontTouch: text(3, 60, 'What not to touch'),
    checks: text(3, 60, 'What may be checked'),
    usually: text(3, 60, 'Most common cause'),
    service: text(3, 60),
    safety: text(3, 60),
  }).describe('Shown before each, and the rules above the lists.'),
  home: aroundSymptoms.meta({ title: 'On the home page', description: 'Around what doors do.' }),
  service: aroundSymptoms.meta({ title: 'On a service’s page', description: 'Around its symptoms.' }),
  call: callBlock.meta({ title: 'Call at the end' }),
  picture: namedFile('services').describe('That of this service in the company’s own city.'),
  metadata,
});

export const partsSchema = fields('Page of door parts', {
  address,
  ...addedPage,
  torsion: drawing.meta({ title: 'Torsion springs' }),
  extension: drawing.meta({ title: 'Extension springs' }),
  views: fields('Views', { top: text(3, 40), side: text(3, 40) }).describe(
    'Above what phones show from close by.',
  ),
  parts: z.record(z.enum(partNames), text(2, 40)).describe('What each part of the drawings is called.'),
  key: text(20, 200, 'Colored lines').describe('What they mean in the drawings.'),
  call: callBlock.meta({ title: 'Call at the end' }),
  picture: namedFile('services').describe('That of this service in the company’s own city.'),
  metadata,
});

export const safetyPageSchema = fields('Page of safety topics', {
  address,
  ...addedPage,
  hero: addedPage.hero.omit({ lede: true }),
  emergencyCall: z.strictObject({ name: text(3, 40), number: text(2, 5) }).describe('Whom to call first.'),
  rule: callBlock
    .extend({ link: text(5, 60).describe('Leads there from the emergency number, on narrow screens.') })
    .meta({ title: 'Above the topics', description: 'What holds for each of them.' }),
  call: callBlock.meta({ title: 'Call at the end' }),
  metadata,
});

export const privacySchema = fields('Privacy and accessibility', {
  ...addedPage,
  blocks,
  metadata,
});

/** The page for an address that doesn’t exist, and the metadata of every address without a record of its own. */
export const notFoundSchema = fields('Page not found', {
  heading: text(3, 20),
  message: text(5, 60),
  text: text(20, 240),
  suggestion: template(5, 80, ['page'], 'Page that may be meant'),
  home: text(3, 40, 'Link to the home page'),
  metadata: metadata.omit({ updated: true }),
});

/** The offline page: without a network, or while the host fails. A company without these words has no service worker. */
export const offlineSchema = fields('Page without a network', {
  heading: text(3, 60),
  text: text(20, 300),
  again: text(3, 40, 'Link that tries again').describe('It tries the same address.'),
  safety: text(3, 60, 'Link to what to do')
    .optional()
    .describe('What to do until help comes; needed once there are safety topics.'),
  metadata: metadata.omit({ updated: true }),
});

/** The screen that replaces the site when the site itself fails. */
export const errorSchema = fields('Page for a failure', {
  heading: text(5, 60),
  text: text(20, 240),
  reload: text(3, 40, 'Button that tries again'),
  home: text(3, 40, 'Link to the home page'),
});

export const emergencyBannerSchema = fields('Emergency banner', {
  more: text(5, 60, 'Words of the link').optional().describe('It leads to what to do until help comes.'),
  picture,
}).describe('Its link and picture, wherever it is shown.');

export const placeLookupSchema = fields('ZIP code search', {
  heading: text(5, 80),
  label: text(5, 80, 'Name of the field').describe('The one to type in.'),
  hint: text(5, 80).describe('Shown below the field until something is typed.'),
  withoutScripts: text(20, 120, 'In place of the field').describe(
    'Where a browser runs no scripts, nothing would answer what is typed. Links to all ZIP codes and the number follow.',
  ),
  usual: text(10, 80, 'Above the minutes of the first areas'),
  several: text(10, 80, 'Several areas are found').describe('Shown above their names and minutes.'),
  minutes: template(3, 40, ['minutes'], 'Minutes of each of several areas'),
  inDoubt: template(10, 100, ['zipCode'], 'The ZIP code is in doubt').describe(
    'The areas that it may belong to follow, and the number: never a plain yes.',
  ),
  outside: text(10, 120, 'The ZIP code belongs to no area'),
  unknown: text(10, 120, 'The name belongs to no area').describe(
    'It may be a town elsewhere, or no town at all.',
  ),
  noFiveDigits: text(10, 80, 'Too few digits, or too many'),
  unreadable: text(10, 80, 'It can’t be understood'),
  list: text(5, 60, 'Link to all ZIP codes'),
  own: fields('Once an area is found', {
    dock: template(5, 60, ['area', 'minutes'], 'Beside the number on phones'),
    other: template(5, 60, ['area'], 'Question about the area').describe('The link to another one follows.'),
    change: text(3, 40, 'Link to another area'),
  }).describe('The visitor’s browser keeps it, and each page opens with its minutes.'),
});
