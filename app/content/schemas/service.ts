import { z } from 'zod';
import {
  added,
  blocks,
  callBlock,
  linkedText,
  list,
  metadata,
  picture,
  safetyCallout,
  template,
  text,
  unfinished,
  unlisted,
} from '#app/content/schemas/text.ts';

/** The icons that a service may have (docs/specification.md#31-services). */
export const iconNames = ['Zap', 'Settings', 'Home', 'Wrench', 'Square', 'RefreshCw'] as const;

/** A service: its page, its card, and its card on the area pages. */
export const serviceSchema = z.strictObject({
  name: text(5, 50).describe('The file’s name is the same in lower case, with dashes.'),
  order: z.number().describe('Where it stands among the services: smaller comes first.'),
  icon: z.enum(iconNames, `is no icon that the site has: use one of ${iconNames.join(', ')}`),
  emergency: z.boolean().describe('Done day and night: its cards and pages say so.'),
  subtitle: text(10, 110),
  description: text(60, 400),
  arrival: z
    .boolean()
    .describe('Whether somebody hurries for it: its pages in areas then tell how soon help arrives.'),
  detailedDescription: blocks,
  localDescription: linkedText(40, 300).describe(
    'The detailed description in short, for its pages in areas.',
  ),
  safety: safetyCallout
    .optional()
    .describe('What to leave alone. On the pages of an emergency it stands first.'),
  features: list(linkedText(8, 120), 3, 8).describe('The page shows the first three with check marks.'),
  card: text(30, 180),
  areaCard: z.strictObject({
    title: text(5, 50),
    description: text(30, 180),
    features: list(text(4, 60), 2, 6),
  }),
  call: callBlock
    .extend({ inArea: template(5, 80, ['area']).describe('The heading on its pages in areas.') })
    .optional()
    .describe('What its pages end with: a call.'),
  picture: picture.extend({
    focus: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('Where the middle of what matters lies: 0 is the picture’s top, 1 its foot.'),
  }),
  metadata,
  added,
  unfinished,
  unlisted,
});
