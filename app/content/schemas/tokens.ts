import { z } from 'zod';

/** A color as the style sheet writes it. Drawings need it as numbers too, so no other notation. */
export const colorPattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

const color = z.string().regex(colorPattern, 'is no color: write it as oklch(0.5 0.1 200)');

const pathData = z
  .string()
  .regex(
    /^M[\d\sMmLlHhVvCcSsQqTtAaZz.,-]+$/,
    'is no path data of SVG: copy the d attribute of a filled path',
  );

/** The colors that the styles use. */
export const colorNames = [
  'page',
  'band',
  'text',
  'muted',
  'line',
  'link',
  'night',
  'night-raised',
  'night-line',
  'deep',
  'on-night',
  'on-night-muted',
  'picture',
  'focus',
  'focus-on-night',
  'call',
  'call-hover',
  'on-call',
] as const;

export const tokensSchema = z
  .strictObject({
    colors: z.record(z.enum(colorNames), color).meta({ title: 'Colors by day' }),
    darkColors: z.partialRecord(z.enum(colorNames), color).optional().meta({
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
  })
  .meta({ title: 'Colors and mark', description: 'How the site looks: for a designer.' });
