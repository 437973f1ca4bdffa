import { z } from 'zod';
import { list, metadata, picture, question, text } from '#app/content/schemas/text.ts';

/** Minutes, as "20-30". */
const minutes = z.string().regex(/^\d{2}-\d{2}$/, 'is not a range of minutes: write it as 20-30');

/** An area: its page, and its card on the page of all areas. */
export const areaSchema = z.strictObject({
  name: text(2, 40),
  order: z.number().describe('Where it stands among the areas: smaller comes first.'),
  map: text(2, 80).optional().describe('What to look up on the maps page; without it, there is no map pin.'),
  title: text(10, 70),
  description: text(80, 500),
  card: text(40, 200),
  whyChoose: list(text(20, 160), 2, 6),
  claim: text(10, 120)
    .optional()
    .describe('What the company promises this area alone; also shown on its services’ pages.'),
  responseTime: minutes.describe('Minutes, as 20-30.'),
  zipCodes: z
    .union([z.string(), z.int().transform(String)])
    .describe('One or more five-digit ZIP codes or ranges of them, as 92056, 92081-92083.'),
  toConfirm: list(text(10, 200), 1, 6)
    .optional()
    .describe('What the owner has to compare with the map before the site is published.'),
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  picture,
  local: z
    .strictObject({
      heading: text(10, 80),
      paragraphs: list(text(120, 900), 1, 4),
      questions: list(question, 1, 3),
    })
    .describe('What is particular to this place.'),
  metadata,
});

/** What is particular to one service in one area; shown on that pair’s page only. */
export const serviceInAreaSchema = z.strictObject({
  heading: text(10, 90),
  paragraphs: list(text(100, 900), 1, 3),
  lookForHeading: text(8, 70),
  lookFor: list(text(20, 220), 2, 5),
  questions: list(question, 1, 2),
  picture,
  metadata,
});
