import { z } from 'zod';
import {
  callBlock,
  hero,
  list,
  metadata,
  picture,
  point,
  question,
  slug,
  template,
  text,
  webAddress,
} from '#app/content/schemas/text.ts';
import { placesIn } from '#app/template.ts';

export const homeSchema = z.strictObject({
  hero,
  about: z.strictObject({ heading: text(5, 80), paragraphs: list(text(60, 500), 1, 4), more: text(3, 30) }),
  services: z.strictObject({
    heading: text(5, 60),
    lede: text(20, 240),
    more: text(3, 30),
    all: text(3, 40),
  }),
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
const chip = z.union([slug, z.strictObject({ name: text(2, 40), slug })]);

export const aboutSchema = z.strictObject({
  hero,
  story: z.strictObject({ heading: text(5, 80), paragraphs: list(text(80, 700), 1, 6) }),
  areas: z.strictObject({ heading: text(5, 60), lede: text(20, 240), chips: list(chip, 1, 24) }),
  reasons: z.strictObject({ heading: text(5, 60), points: list(point, 2, 4) }),
  picture,
  metadata,
});

export const servicesSchema = z.strictObject({
  hero,
  lede: text(40, 400),
  more: text(3, 30),
  picture,
  metadata,
});

export const coverageSchema = z.strictObject({
  hero,
  areas: z.strictObject({
    heading: text(5, 60),
    lede: text(20, 300),
    moreHeading: text(5, 60).optional().describe('Stands above the areas that come after the first twelve.'),
  }),
  cardFeatures: list(text(8, 40), 1, 4),
  expertise: z.strictObject({ heading: text(5, 60), paragraphs: list(text(80, 600), 1, 4) }),
  benefits: z.strictObject({ heading: text(5, 60), points: list(text(15, 120), 2, 12) }),
  call: callBlock,
  picture,
  metadata,
});

export const contactSchema = z.strictObject({
  hero,
  call: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
  emergency: z
    .strictObject({ heading: text(5, 40), text: text(20, 240), items: list(text(5, 60), 1, 6) })
    .optional(),
  areas: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
  questions: z.strictObject({ heading: text(5, 60), lede: text(20, 260), items: list(question, 1, 12) }),
  picture,
  metadata,
});

/** What every page of a service says, and of a service in an area. */
export const servicePageSchema = z.strictObject({
  title: template(5, 80, ['service', 'area']).describe('The name of a service in an area.'),
  servesArea: template(5, 120, ['area']),
  everywhere: text(3, 80).describe('Where the service is done.'),
  response: template(5, 120, ['area', 'minutes']),
  unlistedArea: template(5, 120, ['area']).describe(
    'Stands on the page of a service in an area that has no file.',
  ),
  book: text(5, 40),
  featuresHeading: text(5, 60),
  areasHeading: text(5, 80),
  facts: template(5, 160, ['minutes', 'zipCodes']),
  nearbyHeading: template(5, 80, ['service']),
  otherServicesHeading: template(5, 80, ['area']),
});

/** What every area’s page says, and its card on the page of all areas. */
export const areaPageSchema = z.strictObject({
  kicker: text(3, 80),
  response: template(5, 120, ['minutes']),
  view: template(5, 80, ['area']),
  state: text(2, 40),
  minutes: template(3, 40, ['minutes']),
  whyChooseHeading: text(5, 60),
  commonPoints: list(text(20, 160), 2, 8),
  call: callBlock,
  facts: z.strictObject({
    heading: template(5, 80, ['area']),
    responseTime: text(3, 40),
    confirm: text(5, 120),
    zipCodes: text(3, 40),
  }),
  nearbyHeading: template(3, 80, ['area']),
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

/** The screen that replaces the site when the site itself fails. */
export const errorSchema = z.strictObject({
  heading: text(5, 60),
  text: text(20, 240),
  reload: text(3, 40),
  home: text(3, 40),
});

export const emergencyBannerSchema = z.strictObject({
  heading: text(10, 80),
  text: text(30, 260),
  picture,
});

const ownerFact = z.enum(['license', 'insurance']);

const trustPoint = z
  .strictObject({
    title: text(3, 60),
    text: template(20, 320, ['license', 'licenseClass', 'insurance']),
    link: z.strictObject({ text: text(5, 60), url: webAddress }).optional(),
    onlyWith: ownerFact.optional().describe('Shown only once business.yaml holds this fact.'),
    onlyWithout: ownerFact.optional().describe('Shown only until business.yaml holds this fact.'),
  })
  .superRefine(({ text, onlyWith }, context) => {
    const unset = placesIn(text).find((name) => onlyWith === undefined || !name.startsWith(onlyWith));
    if (unset === undefined) return;
    const message = `names {${unset}}, which business.yaml does not hold yet: add "onlyWith: ${unset.startsWith('license') ? 'license' : 'insurance'}"`;
    context.addIssue({ code: 'custom', path: ['text'], message });
  });

/** What anybody can check about the company before calling it. */
export const trustPanelSchema = z.strictObject({
  heading: text(5, 60),
  lede: text(20, 240),
  points: list(trustPoint, 1, 8),
});
