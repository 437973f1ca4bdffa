import { z } from 'zod';
import { list, namedFile, sources, text } from '#content/schemas/text.ts';

/** The parts of a door that the drawing knows; the last three belong to doors with extension springs. */
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

export const signNames = [
  'few-inches',
  'bang',
  'low-corner',
  'off-track',
  'open-at-night',
  'slams',
  'hum',
  'motor-runs',
  'snapped-along-track',
  'power',
  'back-up',
  'blinks',
  'by-itself',
  'button',
  'remote',
  'noise',
  'dent',
] as const;

export const symptomSchema = z.strictObject({
  order: z.number().describe('Its position among the symptoms: smaller comes first.'),
  home: z
    .boolean()
    .optional()
    .meta({ title: 'On the home page', description: 'The home page has room for about six.' }),
  words: text(8, 60).meta({
    title: 'What the door does',
    unique: 'menus and pages tell them apart by it',
    description: 'As somebody would say it on the phone.',
  }),
  sign: z
    .enum(signNames, `is not a small drawing that the site has: use one of ${signNames.join(', ')}`)
    .meta({ title: 'Small drawing' }),
  danger: z.boolean().meta({
    title: 'Somebody can get hurt',
    description: 'Then what not to touch comes before everything else.',
  }),
  canWait: z.boolean().meta({ title: 'It can wait', description: 'Otherwise the door is to be left alone.' }),
  verdict: text(20, 260).describe(
    'Goes on after “Leave it alone” or “It can wait”: until when, or what else.',
  ),
  dontTouch: text(20, 240, 'What not to touch').describe('The one thing.'),
  checks: text(20, 280, 'What may be checked')
    .optional()
    .describe('What is safe in two minutes; left out where nothing may be checked.'),
  usually: text(20, 280, 'Most common cause'),
  parts: list(
    z.enum(partNames, `is not a part that the drawing has: use one of ${partNames.join(', ')}`),
    1,
    3,
    'Parts in the drawing',
  )
    .optional()
    .describe('Whose names lead to it.'),
  service: namedFile('services').describe('The service for it.'),
  safety: namedFile('safety')
    .optional()
    .meta({ title: 'What to do', description: 'The topic that says it step by step.' }),
  sources,
});
