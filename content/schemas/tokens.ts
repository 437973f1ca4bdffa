import { z } from 'zod';

/** A color as every browser and every drawing reads it. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "is no color: write it between quotes, as '#8b9682'");

const pathData = z
  .string()
  .regex(
    /^M[\d\sMmLlHhVvCcSsQqTtAaZz.,-]+$/,
    'is no path data of SVG: copy the d attribute of a filled path',
  );

const colorNames = [
  'page',
  'band',
  'text',
  'muted',
  'line',
  'rule',
  'link',
  'night',
  'night-raised',
  'night-line',
  'deep',
  'on-night',
  'on-night-muted',
  'picture',
  'doorway',
  'land',
  'sea',
  'wave',
  'focus',
  'focus-on-night',
  'call',
  'call-hover',
  'on-call',
  'warning',
] as const;

export const tokensSchema = z
  .strictObject({
    colors: z.record(z.enum(colorNames), hexColor).meta({ title: 'Colors by day' }),
    darkColors: z.partialRecord(z.enum(colorNames), hexColor).optional().meta({
      title: 'Colors by night',
      description: 'Where a visitor’s device asks for a dark page: those that differ from the day’s.',
    }),
    mark: z
      .strictObject({
        path: pathData.meta({ title: 'Shape' }),
        smallPath: pathData.meta({
          title: 'Shape for small sizes',
          description: 'For 16 pixels: fewer and thicker parts, on whole pixels.',
        }),
      })
      .describe('The mark, as filled path data in a square of 32 by 32.'),
    serviceIcons: z
      .string()
      .regex(
        /^\/[\w/-]+\.svg$/,
        'is no SVG file: put it into public/ and write its address, as /drawings.svg',
      )
      .meta({ namesPublicFile: true })
      .optional()
      .describe('A file of drawings in 48 by 40, each with the name of the icon that it replaces.'),
  })
  .meta({ internal: true, title: 'Colors and mark', description: 'How the site looks: for a designer.' });
