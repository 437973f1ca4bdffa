import { z } from 'zod';
import { fields, list, name, picture, slug, text } from '#content/schemas/text.ts';

/**
 * What only the owner has: who answers the phone, the van, the workshop. Photographs, and words that are somebody's own.
 * Each part is shown once it is there, and no page has a hole without it.
 */
export const peopleSchema = fields('People', {
  answering: fields('Who answers the phone', {
    name: name(2, 40).describe('The first name, as callers hear it.'),
    role: text(3, 60).describe('What that person does here.'),
    words: text(40, 320, 'What they say').describe(
      'What that person would tell a caller, in words of their own.',
    ),
    more: text(40, 320, 'What they say besides').optional(),
    picture,
    signature: z
      .string()
      .regex(/^\/people\/[a-z0-9-]+\.svg$/, 'is not in public/people: write it as /people/sam.svg')
      .meta({ namesPublicFile: true })
      .optional()
      .describe('The signature, drawn in white: it is shown on a dark ground.'),
  })
    .optional()
    .describe('Its photograph is the picture people-answering.'),
  seen: fields('What callers will see', {
    heading: text(5, 40),
    items: list(
      z.strictObject({
        picture: picture.extend({
          name: slug.describe('The photograph, without “people-”: van is the picture people-van.'),
        }),
        title: text(3, 60),
        text: text(20, 260),
      }),
      1,
      4,
      'Photographs',
    ),
  })
    .optional()
    .describe('The van, the workshop, the license card.'),
})
  .refine(
    ({ answering, seen }) => answering !== undefined || seen !== undefined,
    'is empty: write "answering", "seen" or both, or remove the file',
  )
  .describe(
    'Photographs of the company’s own. Once there are some, the words on every page have to say which pictures are illustrations.',
  );
