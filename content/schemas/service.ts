import { z } from 'zod';
import {
  added,
  blocks,
  callBlock,
  dayAndNightPicture,
  fields,
  linkedText,
  list,
  metadata,
  safetyCallout,
  text,
  unfinished,
} from '#content/schemas/text.ts';

/** Icons of the library (lucide.dev) for the common trades, and what forms call them. */
const icons = {
  Zap: 'Lightning',
  Settings: 'Gear',
  Home: 'House',
  Wrench: 'Wrench',
  Square: 'Square',
  RefreshCw: 'Arrows in a circle',
  Droplets: 'Drops of water',
  ShowerHead: 'Shower',
  Toilet: 'Toilet',
  Flame: 'Flame',
  Snowflake: 'Snowflake',
  Fan: 'Fan',
  Plug: 'Plug',
  Lightbulb: 'Light bulb',
  Hammer: 'Hammer',
  PaintRoller: 'Paint roller',
  KeyRound: 'Key',
  Truck: 'Truck',
  Trees: 'Trees',
  Bug: 'Bug',
  Search: 'Magnifying glass',
  HeartPulse: 'Heart',
  PersonUnderDoor: 'Person under a garage door',
  Wind: 'Wind',
  DoorOpen: 'Open door',
} as const;
// A safe cast: Object.keys loses the keys' type.
const iconNames = Object.keys(icons) as (keyof typeof icons)[];
export const icon = z
  .enum(iconNames, `is not an icon that the site has: use one of ${iconNames.join(', ')}`)
  .meta({ title: 'Small drawing', choices: icons });

export const serviceSchema = z.strictObject({
  name: text(5, 50).meta({
    unique: 'menus and pages tell them apart by it',
    description: 'Its address has the same words.',
  }),
  searchedAs: text(5, 50, 'What people search for')
    .optional()
    .describe('As they type it. Titles of its pages in areas hold these words.'),
  order: z.number().describe('Its position among the services: smaller comes first.'),
  icon,
  emergency: z.boolean().meta({ title: 'Done day and night', description: 'Its cards and pages say so.' }),
  subtitle: text(10, 110),
  description: text(60, 400),
  showsResponseTime: z.boolean().meta({
    title: 'Somebody hurries for it',
    description: 'Its pages in areas then tell how soon help arrives.',
  }),
  detailedDescription: blocks,
  safety: safetyCallout.optional().describe('What to leave alone. Shown first on urgent pages.'),
  features: list(linkedText(8, 120), 3, 8, 'Points').describe(
    'The page shows the first three with check marks.',
  ),
  card: text(30, 180, 'Text on its card'),
  areaCard: fields('Card on areas’ pages', {
    title: text(5, 50),
    description: text(30, 180),
    features: list(text(4, 60), 2, 6, 'Points').describe('One sentence lists them: begin them small.'),
  }),
  call: callBlock.optional().meta({ title: 'Call at the end', description: 'What its pages end with.' }),
  picture: dayAndNightPicture.extend({
    nightInAreas: z.boolean().optional().meta({ title: 'Another at night in areas' }),
    focus: z.number().min(0).max(1).optional().meta({
      title: 'Middle of the picture',
      description: 'Where what matters lies: 0 is the picture’s top, 1 its foot.',
    }),
    caption: text(10, 50, 'Words on the picture')
      .optional()
      .describe('That it is an illustration, where it could be mistaken for a photograph of your work.'),
  }),
  drawing: z.enum(['springs', 'cables', 'opener']).optional().describe('Of the parts it is about.'),
  metadata,
  added,
  unfinished,
});
