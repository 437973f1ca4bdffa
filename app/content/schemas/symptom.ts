import { z } from 'zod';
import { namedFile } from '#app/content/schemas/named-file.ts';
import { list, text } from '#app/content/schemas/text.ts';

/** The parts of a door that the drawing knows and numbers, in this order; the last three belong to doors with extension springs. */
export const partNames = [
  'torsion-shaft',
  'torsion-spring',
  'winding-cone',
  'stationary-cone',
  'center-bracket',
  'cable-drum',
  'bearing-plate',
  'lifting-cable',
  'bottom-bracket',
  'vertical-track',
  'horizontal-track',
  'roller',
  'hinge-3',
  'hinge-2',
  'hinge-1',
  'section',
  'bottom-seal',
  'opener',
  'rail',
  'trolley',
  'arm',
  'release-cord',
  'photo-eyes',
  'wall-button',
  'extension-spring',
  'pulley',
  'safety-cable',
] as const;

/** The small drawings of what a door does. */
export const signNames = [
  'bang',
  'low-corner',
  'off-track',
  'open-at-night',
  'hum',
  'snapped-along-track',
  'power',
  'back-up',
  'button',
  'remote',
  'noise',
  'dent',
] as const;

/** What a door does when something is wrong with it, and what to do about it. */
export const symptomSchema = z.strictObject({
  order: z.number().describe('Where it stands among the symptoms: smaller comes first.'),
  home: z
    .boolean()
    .optional()
    .describe('Write false to keep it off the home page, which has room for about ten.'),
  words: text(8, 60).describe('What the door does, as somebody would say it on the phone.'),
  sign: z
    .enum(signNames, `is no small drawing that the site has: use one of ${signNames.join(', ')}`)
    .describe('Its small drawing.'),
  danger: z
    .boolean()
    .describe('Whether somebody can get hurt: then what not to touch comes before everything else.'),
  canWait: z.boolean().describe('Whether it can wait. Otherwise the door is to be left alone.'),
  verdict: text(20, 260).describe('Whether it can wait, and until when.'),
  dontTouch: text(20, 240).describe('The one thing not to touch.'),
  checks: list(text(20, 280), 1, 3)
    .optional()
    .describe('What may be checked safely in two minutes; left out where nothing may.'),
  usually: text(20, 280).describe('What it usually is.'),
  parts: list(
    z.enum(partNames, `is no part that the drawing has: use one of ${partNames.join(', ')}`),
    1,
    3,
  ).describe('Where it is in the drawing. The first one is shown from close by.'),
  service: namedFile('services').describe('The service for it: a file in services/, without .yaml.'),
  safety: namedFile('safety')
    .optional()
    .describe('What to do, step by step: a file in safety/, without .yaml.'),
  sources: list(text(3, 200), 1, 8).describe(
    'What backs it: entries of docs/sources/safety.md, or the trade’s general knowledge. Not shown to visitors.',
  ),
});
