import { z } from 'zod';
import { list, name, namedFile, pastDay, text, webAddress } from '#content/schemas/text.ts';

export const brandsSchema = z
  .array(
    z.strictObject({
      name: name(2, 30),
      url: webAddress.meta({ title: 'Web address' }),
      logo: z
        .strictObject({
          file: z
            .string()
            .regex(/^\/brands\/[a-z0-9-]+\.svg$/, 'is not in public/brands: write it as /brands/acme.svg')
            .meta({ namesPublicFile: true }),
          permission: text(10, 200).describe('Who allowed the company to show it, and when.'),
        })
        .optional()
        .describe(
          'The brand’s own artwork, once there is permission for it. Until then its name is set in our type.',
        ),
    }),
  )
  .meta({ internal: true, title: 'Brands', description: 'The makers whose products are sold or repaired.' });

// Each host reads addresses in a format of its own: these characters mean the same in all.
const address = z.templateLiteral(
  ['/', z.string().regex(/^[\w~%./#-]*$/)],
  'is not an address of this site: write /, then letters, digits and - _ . ~ % / #',
);

export const redirectsSchema = z
  .array(
    z.strictObject({
      from: address.meta({ title: 'Old address', description: 'An address that once existed.' }),
      to: address.meta({ title: 'New address', description: 'The page that took its place.' }),
      status: z
        .union(
          [z.literal(301), z.literal(302), z.literal(308)],
          'is not a kind of redirect: write 301 for an address that moved for good, otherwise 302 or 308',
        )
        .meta({
          title: 'For how long',
          choices: { 301: 'For good', 302: 'For a while', 308: 'For good, forms included' },
        }),
    }),
  )
  .meta({
    internal: true,
    title: 'Moved addresses',
    description: 'An old address leads to the page that took its place.',
  });

/** A claim that the site makes and that somebody may ask to be proved. */
const confirmation = z.strictObject({
  claim: text(5, 80).describe('The claim in short.'),
  words: list(text(3, 80), 1, 8, 'Words that make the claim').describe(
    'How pages say it: a page that holds one of these makes the claim. Capitals don’t matter; # is a number, or a range of numbers.',
  ),
  backedBy: text(10, 1500, 'What you hold to prove it').describe(
    'The record that the owner has to hold to prove it: goes on from "hold".',
  ),
  law: text(5, 200).optional().describe('The rule that wants it proved.'),
  terms: namedFile('answers')
    .optional()
    .describe(
      'The answer that tells the claim’s terms, where the law wants them told. It has to be answered in full, too.',
    ),
  confirmed: pastDay.optional().meta({
    title: 'Confirmed on',
    description: 'The day on which you confirmed that the claim is true and the record is there.',
  }),
});

export const confirmationsSchema = list(confirmation, 1, 60).meta({
  internal: true,
  title: 'Claims to confirm',
  description: 'Each claim that needs a record behind it.',
});

const word = z.string().regex(/^\p{L}[\p{L} ’'-]+$/u, 'is not a word: write letters only');

export const spellingSchema = z.array(word).meta({
  internal: true,
  title: 'Words of your own',
  description: 'Words that are right and in no dictionary: the check doesn’t ask about them.',
});
