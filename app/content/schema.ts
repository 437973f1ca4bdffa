import { z } from 'zod';
import { services } from '#app/content/services.ts';

/** Plain text for one place on a page: never markup, never a placeholder. */
const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, `is shorter than ${min} characters: write it out`)
    .max(max, `is longer than ${max} characters: shorten it`)
    .refine(
      (value) => !/lorem ipsum|\bTODO\b|\bTBD\b|\{\w+\}/i.test(value),
      'holds a placeholder: write the real text',
    );

const list = <Item extends z.ZodType>(item: Item, min: number, max = min) =>
  z
    .array(item)
    .min(min, min === max ? `needs exactly ${min} entries` : `needs at least ${min} entries`)
    .max(max, min === max ? `needs exactly ${max} entries` : `has more than ${max} entries`);

/** A coordinate in San Diego County. */
const degrees = (from: number, to: number) => {
  const message = `is outside San Diego County: write degrees from ${from} to ${to}`;
  return z.number().min(from, message).max(to, message);
};

const webAddress = z.url({ protocol: /^https$/, error: 'is not an address: write it with https://' });

const date = z.iso.date('is not a date: write it as 2026-11-21');

/** What is wrong with a ZIP code or a range of them, if anything. California's run from 90001 to 96162. */
function zipCodeProblem(part: string): string | undefined {
  const [, from, to = from] = /^(\d{5})(?:-(\d{5}))?$/.exec(part) ?? [];
  if (from === undefined || to === undefined) {
    return `names "${part}", which is no ZIP code: write five digits, or a range like 92081-92083`;
  }
  if (from > to) return `has the range ${part} the wrong way around: write the smaller ZIP code first`;
  if (from < '90001' || to > '96162')
    return `names ${part}, which is outside California (90001 to 96162): check the digits`;
  return undefined;
}

/** What search engines and link previews are told of a page. */
export const metadataSchema = z.strictObject({
  title: text(10, 60),
  description: text(50, 155),
  /** The day the page's content last changed, as YYYY-MM-DD. */
  updated: date,
});

const pointSchema = z.strictObject({ title: text(3, 60), text: text(20, 320) });

const questionSchema = z.strictObject({ question: text(10, 140), answer: text(40, 700) });

const heroSchema = z.strictObject({
  heading: text(3, 80),
  /** One line above the heading: where and for whom. */
  kicker: text(3, 60),
  lede: text(20, 260),
});

/** A service: its page, its card, and its card on the area pages (specification, section 3). */
export const serviceSchema = z.strictObject({
  slug: z.string(),
  subtitle: text(10, 110),
  description: text(60, 400),
  detailedDescription: text(150, 1400),
  /** The page shows the first three with check marks. */
  features: list(text(8, 120), 6),
  card: text(30, 180),
  areaCard: z.strictObject({
    title: text(5, 50),
    description: text(30, 180),
    features: list(text(4, 60), 4),
  }),
  picture: z.strictObject({ alt: text(20, 160) }),
  metadata: metadataSchema,
});

/** An area: its page and its card on the coverage page (specification, sections 3 and 9). */
export const areaSchema = z.strictObject({
  slug: z.string(),
  title: text(10, 70),
  description: text(80, 500),
  card: text(40, 200),
  whyChoose: list(text(20, 160), 4),
  /** What the company promises this area alone; also shown on its services' pages. */
  claim: text(10, 120).optional(),
  /** Minutes, as "20-30". */
  responseTime: z.string().regex(/^\d{2}-\d{2}$/, 'is not a range of minutes: write it as 20-30'),
  /** One or more five-digit ZIP codes or ranges of them, as "92056, 92081-92083". */
  zipCodes: z.string().superRefine((value, context) => {
    for (const part of value.split(', ')) {
      const message = zipCodeProblem(part);
      if (message) context.addIssue({ code: 'custom', message });
    }
  }),
  location: z.strictObject({
    latitude: degrees(32.5, 33.6),
    longitude: degrees(-117.7, -116.9),
  }),
  picture: z.strictObject({ alt: text(20, 160) }),
  /** What is particular to doors in this place. */
  local: z.strictObject({
    heading: text(10, 80),
    paragraphs: list(text(120, 900), 2, 4),
    questions: list(questionSchema, 1, 3),
  }),
  metadata: metadataSchema,
});

/** What is particular to one service in one area; shown on that pair's page only. */
export const serviceInAreaSchema = z.strictObject({
  heading: text(10, 90),
  paragraphs: list(text(100, 900), 2, 3),
  lookForHeading: text(8, 70),
  lookFor: list(text(20, 220), 3, 4),
  questions: list(questionSchema, 1, 2),
  picture: z.strictObject({ alt: text(20, 160) }),
  metadata: metadataSchema,
});

/** The six services in one area: one file. */
export const servicesInAreaSchema = z.strictObject(
  Object.fromEntries(services.map(({ slug }) => [slug, serviceInAreaSchema])),
);

const picturePageSchema = { picture: z.strictObject({ alt: text(20, 160) }), metadata: metadataSchema };

export const emergencyBannerSchema = z.strictObject({
  heading: text(10, 80),
  text: text(30, 260),
  picture: z.strictObject({ alt: text(20, 160) }),
});

export const homeSchema = z.strictObject({
  hero: heroSchema,
  about: z.strictObject({ heading: text(5, 80), paragraphs: list(text(60, 500), 2, 3), more: text(3, 30) }),
  services: z.strictObject({
    heading: text(5, 60),
    lede: text(20, 240),
    more: text(3, 30),
    all: text(3, 40),
  }),
  whyChoose: z.strictObject({ heading: text(5, 60), points: list(pointSchema, 4) }),
  freeQuote: z.strictObject({ heading: text(5, 80), text: text(30, 260) }),
  brands: z.strictObject({ heading: text(5, 60), lede: text(20, 240) }),
  ...picturePageSchema,
});

export const aboutSchema = z.strictObject({
  hero: heroSchema,
  story: z.strictObject({ heading: text(5, 80), paragraphs: list(text(80, 700), 3, 5) }),
  /** The chips' slugs (decisions, "Wording and lists"). */
  areas: z.strictObject({ heading: text(5, 60), lede: text(20, 240), chips: list(z.string(), 10) }),
  reasons: z.strictObject({ heading: text(5, 60), points: list(pointSchema, 3) }),
  ...picturePageSchema,
});

export const servicesSchema = z.strictObject({
  hero: heroSchema,
  lede: text(40, 400),
  more: text(3, 30),
  ...picturePageSchema,
});

export const coverageSchema = z.strictObject({
  hero: heroSchema,
  areas: z.strictObject({ heading: text(5, 60), lede: text(20, 300), nearbyHeading: text(5, 60) }),
  cardFeatures: list(text(8, 40), 2),
  expertise: z.strictObject({ heading: text(5, 60), paragraphs: list(text(80, 600), 2, 3) }),
  benefits: z.strictObject({ heading: text(5, 60), points: list(text(15, 120), 8) }),
  call: z.strictObject({ heading: text(5, 80), text: text(20, 260) }),
  ...picturePageSchema,
});

export const contactSchema = z.strictObject({
  hero: heroSchema,
  call: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
  emergency: z.strictObject({ heading: text(5, 40), text: text(20, 240), items: list(text(5, 60), 4) }),
  areas: z.strictObject({ heading: text(5, 40), text: text(20, 240) }),
  questions: z.strictObject({ heading: text(5, 60), lede: text(20, 260), items: list(questionSchema, 4, 7) }),
  ...picturePageSchema,
});

/** What all service pages share. */
export const serviceFrameSchema = z.strictObject({
  book: text(5, 40),
  emergency: text(10, 80),
  featuresHeading: text(5, 60),
  areasHeading: text(5, 80),
});

/** What all area pages share. */
export const areaFrameSchema = z.strictObject({
  servicesHeading: text(5, 60),
  whyChooseHeading: text(5, 60),
  commonPoints: list(text(20, 160), 5),
  call: z.strictObject({ heading: text(5, 80), text: text(20, 260) }),
});

/** "Check us before you call", on about and contact. */
export const trustPanelSchema = z.strictObject({
  heading: text(5, 60),
  lede: text(20, 240),
  points: list(
    pointSchema.extend({ link: z.strictObject({ text: text(5, 60), url: webAddress }).optional() }),
    4,
    5,
  ),
});

export const brandSchema = z.strictObject({
  name: text(3, 30),
  url: webAddress,
  /** A wordmark of our own: its style stands in components/wordmark.tsx. */
  logo: z.enum(
    ['liftmaster', 'chamberlain', 'genie', 'craftsman', 'wayne-dalton', 'clopay'],
    'has no wordmark: add its style to components/wordmark.tsx and its name to schema.ts',
  ),
});

export type Metadata = z.infer<typeof metadataSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Area = z.infer<typeof areaSchema>;
export type ServiceInArea = z.infer<typeof serviceInAreaSchema>;
export type EmergencyBanner = z.infer<typeof emergencyBannerSchema>;
export type Home = z.infer<typeof homeSchema>;
export type About = z.infer<typeof aboutSchema>;
export type ServicesPage = z.infer<typeof servicesSchema>;
export type Coverage = z.infer<typeof coverageSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type ServiceFrame = z.infer<typeof serviceFrameSchema>;
export type AreaFrame = z.infer<typeof areaFrameSchema>;
export type TrustPanel = z.infer<typeof trustPanelSchema>;
export type Brand = z.infer<typeof brandSchema>;
