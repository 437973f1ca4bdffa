import { z } from 'zod';
import { namedFile } from '#app/content/schemas/named-file.ts';
import { partNames } from '#app/content/schemas/symptom.ts';
import {
  blocks,
  callBlock,
  hero,
  intro,
  linkedText,
  list,
  metadata,
  picture,
  point,
  question,
  safetyCallout,
  slug,
  template,
  text,
} from '#app/content/schemas/text.ts';

/** The words of a page's banner about emergencies. */
const emergency = z
  .strictObject({ heading: text(10, 80), text: text(30, 260) })
  .optional()
  .describe('The banner about emergencies, where the company has one.');

export const homeSchema = z.strictObject({
  hero: hero.extend({
    proof: linkedText(20, 140).optional().describe('A line below the call: what speaks for the company.'),
  }),
  about: z.strictObject({
    heading: text(5, 80),
    paragraphs: list(linkedText(60, 500), 1, 4),
    more: text(3, 30),
  }),
  services: z.strictObject({
    heading: text(5, 60),
    lede: text(20, 240),
    more: text(3, 30),
    all: text(3, 40),
  }),
  emergency,
  whyChoose: z.strictObject({ heading: text(5, 60), points: list(point, 2, 4) }),
  freeQuote: callBlock,
  brands: z
    .strictObject({ heading: text(5, 60), lede: text(20, 240) })
    .optional()
    .describe('Stands above the brands of brands.yaml.'),
  picture,
  metadata,
});

/** An area by its file’s name; or an address of its own, which need not be a page. */
const chip = z.union(
  [namedFile('areas'), z.strictObject({ name: text(2, 40), slug })],
  'is no area: write the name of a file in areas/, without .yaml, or a name and a slug of its own',
);

export const aboutSchema = z.strictObject({
  hero,
  story: z.strictObject({
    heading: text(5, 80),
    paragraphs: list(linkedText(80, 700), 1, 6),
    blocks: blocks.optional().describe('The parts of a longer story, each with a heading of its own.'),
    service: namedFile('services')
      .optional()
      .describe('The picture of this service stands beside the story: a file in services/, without .yaml.'),
  }),
  areas: z.strictObject({ heading: text(5, 60), lede: text(20, 240), chips: list(chip, 1, 24) }),
  reasons: z.strictObject({ heading: text(5, 60), points: list(point, 2, 4) }),
  emergency,
  picture,
  metadata,
});

export const servicesSchema = z.strictObject({
  hero,
  heading: text(5, 60),
  lede: text(40, 400),
  more: text(3, 30),
  call: callBlock.optional().describe('What the page ends with.'),
  picture,
  metadata,
});

export const coverageSchema = z.strictObject({
  hero,
  areas: z.strictObject({
    heading: text(5, 60),
    lede: text(20, 300),
    moreHeading: text(5, 60).optional().describe('Stands above the areas that come after the first twelve.'),
    minutes: template(3, 40, ['minutes'])
      .optional()
      .describe('Stands beside each name. What minutes they are, the lede says.'),
  }),
  cardFeatures: list(text(8, 40), 1, 4),
  expertise: z.strictObject({ heading: text(5, 60), paragraphs: list(linkedText(80, 600), 1, 4) }),
  benefits: z.strictObject({ heading: text(5, 60), points: list(linkedText(15, 120), 2, 12) }),
  call: callBlock,
  picture,
  metadata,
});

export const contactSchema = z.strictObject({
  hero,
  call: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
  keepNumber: z
    .strictObject({
      scan: text(5, 80).describe('Stands beside the code that phones dial from.'),
      save: text(3, 40).describe('The link to the file for address books.'),
      copy: text(3, 40).describe('The button that copies the number.'),
      copied: text(3, 80).describe('What it says when it has.'),
      notCopied: text(3, 120).describe('What it says when the browser has not let it.'),
      first: text(20, 240).describe('What to do first, on the card that the printed page holds.'),
      cut: text(5, 80).describe('Stands below that card.'),
    })
    .optional()
    .describe('Ways to take the number along.'),
  emergency: z
    .strictObject({ heading: text(5, 40), text: text(20, 240), items: list(text(5, 60), 1, 6) })
    .optional(),
  areas: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
  safety: intro.optional().describe('Stands above the topics of safety/.'),
  answers: intro.optional().describe('Stands above the answers of answers/.'),
  questions: z.strictObject({ heading: text(5, 60), lede: text(20, 260), items: list(question, 1, 12) }),
  closing: z
    .strictObject({ heading: text(5, 60), text: text(20, 240) })
    .optional()
    .describe('The call that ends the page.'),
  picture,
  metadata,
});

/** Stands above the lines of the answers, and links to all of them. */
const answers = z
  .strictObject({
    heading: text(5, 60),
    shown: list(namedFile('answers'), 1, 8)
      .optional()
      .describe('Files in answers/, without .yaml, whose lines are shown. Without it, all that have one.'),
    more: text(3, 60),
  })
  .optional()
  .describe('Needed once there are answers.');

/** What every page of a service says, and of a service in an area. */
export const servicePageSchema = z.strictObject({
  title: template(5, 80, ['service', 'area']).describe('The name of a service in an area.'),
  servesArea: template(5, 120, ['area']),
  everywhere: text(3, 80).describe('Where the service is done.'),
  response: template(5, 120, ['area', 'minutes']).describe(
    'Heads the page of a service in an area: how soon help arrives.',
  ),
  noResponse: template(5, 120, ['area']).describe('The same, of a service for which nobody hurries.'),
  unlistedArea: template(5, 120, ['area']).describe(
    'Stands on the page of a service in an area that has no file.',
  ),
  outside: template(30, 260, ['area']).describe(
    'What that page says at once: that the place lies outside the zone.',
  ),
  outsideTitle: template(5, 80, ['service', 'area']).describe('That page’s title.'),
  book: text(5, 40),
  featuresHeading: text(5, 60),
  areasHeading: text(5, 80),
  facts: template(5, 200, ['area', 'minutes', 'zipCodes']),
  noArrivalFacts: template(5, 200, ['area', 'zipCodes']).describe(
    'The same, of a service for which nobody hurries.',
  ),
  whole: template(5, 80, ['service']).describe(
    'The link from a service in an area to the service’s own page, which says more of it.',
  ),
  safetyMore: text(5, 60).optional().describe('Stands before the links of the callouts.'),
  answers,
  nearbyHeading: template(5, 80, ['service']),
  otherServicesHeading: template(5, 80, ['area']),
});

/** What every area’s page says, and its card on the page of all areas. */
export const areaPageSchema = z.strictObject({
  kicker: template(3, 80, ['areaRegion']).describe('Where the area lies.'),
  response: z
    .strictObject({ before: text(3, 60), unit: text(1, 20), after: text(3, 80) })
    .describe('How soon help arrives: the words before the figure, what it counts, and what comes after.'),
  view: template(5, 80, ['area']),
  state: text(2, 40),
  minutes: template(3, 40, ['minutes']),
  whyChooseHeading: text(5, 60),
  commonPoints: list(linkedText(20, 160), 2, 8),
  call: callBlock,
  facts: z.strictObject({
    heading: template(5, 80, ['area']),
    responseTime: text(3, 40),
    confirm: text(5, 120),
    zipCodes: text(3, 40),
    confirmZipCodes: text(5, 120),
  }),
  factsHeading: template(5, 80, ['area'])
    .optional()
    .describe('Stands above an area’s facts from public record; needed once an area has one.'),
  source: template(5, 120, ['publisher', 'date']).optional().describe('Stands below each such fact.'),
  safety: safetyCallout.optional(),
  answers,
  nearbyHeading: template(3, 80, ['area']),
});

const drawing = z.strictObject({
  heading: text(5, 60),
  alt: text(40, 400).describe('What the drawing shows, for people who can’t see it.'),
});

/** What doors do when something is wrong: the page of all symptoms, and their words on other pages. */
export const problemsSchema = z.strictObject({
  name: text(3, 40).describe('What links to the page and breadcrumbs call it.'),
  hero,
  symptoms: intro.describe('Stands above all symptoms.'),
  drawings: intro.describe('Stands above both drawings.'),
  torsion: drawing,
  extension: drawing,
  partsHeading: text(3, 40).describe('Stands above the list of the parts that are numbered in a drawing.'),
  parts: z.record(z.enum(partNames), text(2, 40)).describe('What each part of the drawings is called.'),
  answer: z
    .strictObject({
      leave: text(3, 40),
      wait: text(3, 40),
      dontTouch: text(3, 60),
      checks: text(3, 60),
      usually: text(3, 60),
      part: template(3, 60, ['parts']),
      service: text(3, 60),
      safety: text(3, 60),
    })
    .describe('Stands before each part of an answer.'),
  home: intro
    .extend({ more: text(5, 60) })
    .describe('Stands above the symptoms on the home page; the link leads to the page of its own.'),
  service: z
    .strictObject({ heading: text(5, 80), lede: text(20, 260), more: text(5, 60) })
    .describe('Stands above the drawing on the page of a service.'),
  local: z
    .strictObject({ heading: text(5, 80), more: text(5, 60) })
    .describe('Stands above the one symptom on the page of a service in an area.'),
  picture: namedFile('services').describe(
    'The service whose picture the page shows: a file in services/, without .yaml.',
  ),
  metadata,
});

/** The page for an address that doesn’t exist, and the metadata of every address without a record of its own. */
export const notFoundSchema = z.strictObject({
  heading: text(3, 20),
  message: text(5, 60),
  text: text(20, 240),
  suggestion: template(5, 80, ['page']),
  home: text(3, 40),
  metadata: metadata.omit({ updated: true }),
});

/** The page for every address that can't be had without a network. A company without these words has no service worker. */
export const offlineSchema = z.strictObject({
  heading: text(3, 60),
  text: text(20, 300),
  again: text(3, 40).describe('The link that tries the same address again.'),
  safety: text(3, 60)
    .optional()
    .describe('The link to what to do until help comes; needed with topics in safety/.'),
  metadata: metadata.omit({ updated: true }),
});

/** The screen that replaces the site when the site itself fails. */
export const errorSchema = z.strictObject({
  heading: text(5, 60),
  text: text(20, 240),
  reload: text(3, 40),
  home: text(3, 40),
});

/** What the banners about emergencies have in common; their words are each page's own. */
export const emergencyBannerSchema = z.strictObject({
  more: text(5, 60).optional().describe('The link to what to do until help comes.'),
  picture,
});

/** What anybody can check about the company before calling it. */
export const trustPanelSchema = z.strictObject({
  heading: text(5, 60),
  lede: text(20, 240),
  answers: list(namedFile('answers'), 1, 12).describe(
    'Files in answers/, without .yaml: the panel shows them whole.',
  ),
});
