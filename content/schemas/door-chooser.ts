import { z } from 'zod';
import { fields, intro, list, namedFile, slug, template, text } from '#content/schemas/text.ts';
import { hexColor } from '#content/schemas/tokens.ts';

const order = z.number().describe('Its position among its kind: smaller comes first.');
const name = text(2, 40).describe('What buttons call it, and what a caller says.');
/** Houses and designs are told apart by a letter, finishes by a digit: "R-C-3" can be said over a phone. */
const letter = z
  .string()
  .regex(/^[A-Z]$/, 'is not a code: write one capital letter')
  .meta({
    description: 'What a caller says for it. No other of its kind has it.',
    unique: 'callers say the code on the phone, and could not say which they mean',
  });

export const doorHouseSchema = z.strictObject({
  order,
  code: letter,
  name,
  alt: text(20, 160, 'What the picture shows').describe('Besides the door, for people who can’t see it.'),
});

/** What a door looks like from the street, as the studio builds it. */
const elevation = fields('Front of the door', {
  style: z
    .enum(
      ['short', 'plank', 'carriage', 'fullview'],
      'is not a style that the studio builds: use one of short, plank, carriage, fullview',
    )
    .meta({
      choices: { short: 'Short panels', plank: 'Planks', carriage: 'Carriage house', fullview: 'Glass' },
    }),
  sections: z.int().min(3).max(6).describe('How many sections are stacked on each other.'),
  columns: z.int().min(1).max(12).describe('Panels or windows across a door of 16 feet.'),
  windows: z
    .enum(['none', 'top', 'right', 'all'], 'is not a place for windows: use one of none, top, right, all')
    .meta({ choices: { none: 'None', top: 'Along the top', right: 'Down the right', all: 'Everywhere' } }),
});

export const doorDesignSchema = z.strictObject({
  order,
  code: letter,
  name,
  elevation,
  finishes: list(namedFile('door-finishes'), 1, 8).describe(
    'Those that the design comes in. The first is shown first.',
  ),
  description: text(20, 160).describe('What it is made of, and how it looks.'),
  proportions: text(20, 160).describe('Heights of sections, rows of windows.'),
  insulation: text(20, 200).describe('What to ask about its insulation.'),
});

export const doorFinishSchema = z.strictObject({
  order,
  code: z
    .union([z.string(), z.int().transform(String)])
    .refine((code) => /^[1-9]$/.test(code), 'is not a code: write one digit from 1 to 9')
    .meta({
      description: 'What a caller says for it. No other finish has it.',
      unique: 'callers say the code on the phone, and could not say which they mean',
    }),
  name,
  color: hexColor.describe('The color of its button, as visitors see the painted door.'),
  wood: text(2, 40).optional().describe('A wood of the studio, where it is a wood look.'),
});

const share = z.number().min(0).max(100);

export const doorPlacesSchema = z
  .record(slug, z.strictObject({ left: share, top: share, width: share, height: share }))
  .meta({
    title: 'Doors in the pictures',
    description: 'Where each house’s door is in its picture, in percent. The studio writes it.',
  });

const choice = ['house', 'design', 'finish'] as const;

export const doorChooserSchema = fields('Door chooser', {
  services: list(namedFile('services'), 1, 6).describe(
    'The pages of these services have the section; theirs in areas link to it.',
  ),
  inAreas: text(5, 80, 'Link from their pages in areas'),
  heading: text(5, 80),
  lede: text(20, 260, 'Opening words'),
  house: text(3, 40, 'Above the houses'),
  design: text(3, 40, 'Above the designs'),
  finish: template(3, 60, ['design'], 'Above the finishes'),
  choice: template(5, 80, choice, 'The choice in words'),
  code: template(5, 80, ['code']).describe('Shown below the choice: the code to say on the phone.'),
  call: template(5, 40, ['code'], 'Button that dials'),
  copy: text(3, 40, 'Button that copies').describe('It copies the choice’s address.'),
  copied: text(3, 80, 'Once it is copied'),
  notCopied: text(3, 160, 'When it can’t be copied'),
  compare: text(3, 40, 'Button that compares').describe('It keeps the choice beside the next one.'),
  chooseSecond: text(5, 60, 'In place of the next one, until it is chosen'),
  stopComparing: text(3, 40, 'Button that stops comparing'),
  failed: text(10, 160, 'When a picture can’t be loaded'),
  caption: text(20, 260).describe('Says that these are not photographs.'),
  notes: list(intro, 0, 4).describe(
    'What holds for every design: insulation, openers, approvals. Collapsed, with what is said of the service.',
  ),
  onHome: text(3, 60, 'Link on the home page').describe('Leads to the first of the services.'),
}).describe('What visitors read around the doors to choose from.');
