import { z } from 'zod';

/** The one way in which this site writes colors, so that browsers, drawings and scripts read them alike. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "is not # and six lower-case hex digits: write it between quotes, as '#8b9682'");

const pathData = z
  .string()
  .regex(
    /^M[\d\sMmLlHhVvCcSsQqTtAaZz.,-]+$/,
    'is not path data as this site writes it: copy the d attribute of a filled path that begins with M, without exponents',
  );

// "on-x" is what is on the color x. "call": the number's buttons; "night": dark bands; "deep": the block that asks for a call;
// "rule": strong lines; "line": thin ones; "picture": behind pictures until they load; "danger": lines and signs of an emergency number; "danger-call": its button, with the words of "on-night".
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
  'danger',
  'danger-call',
] as const;

export const tokensSchema = z
  .strictObject({
    colors: z.record(z.enum(colorNames), hexColor).meta({ title: 'Colors' }),
    darkColors: z.partialRecord(z.enum(colorNames), hexColor).optional().meta({
      title: 'Colors in dark mode',
      description: 'Where a visitor’s device asks for a dark page: the colors that differ there.',
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
        'is not the address of an SVG file: put the file into public/ in the company’s folder, and write /drawings.svg',
      )
      .meta({ namesPublicFile: true })
      .optional()
      .describe('An SVG file of drawings in 48 by 40. Their ids are the names of icons that they replace.'),
  })
  .meta({ internal: true, title: 'Colors and mark', description: 'How the site looks: for a designer.' });
