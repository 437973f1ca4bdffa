import { z } from 'zod';
import { namedFile } from '#content/schemas/named-file.ts';
import { list, pastDay, text } from '#content/schemas/text.ts';

/** A claim that the site makes and that somebody may ask to be proved. */
const confirmation = z.strictObject({
  claim: text(5, 80).describe('The claim in short.'),
  words: list(text(3, 80), 1, 8).meta({
    title: 'Words that make the claim',
    description:
      'How pages say it: a page that holds one of these makes the claim. Capitals don’t matter; # is a number, or a range of numbers.',
  }),
  backedBy: text(10, 300).meta({
    title: 'What you hold to prove it',
    description: 'The record that the owner has to hold to prove it: goes on from "hold".',
  }),
  law: text(5, 200).optional().meta({ title: 'Law', description: 'The rule that wants it proved.' }),
  terms: namedFile('answers').optional().meta({
    title: 'Terms',
    description:
      'The answer that tells the claim’s terms, where the law wants them told. It has to be answered in full, too.',
  }),
  confirmed: pastDay.optional().meta({
    title: 'Confirmed on',
    description: 'The day on which you confirmed that the claim is true and the record is there.',
  }),
});

/** Each claim that needs a record behind it, and whether the owner has confirmed it. */
export const confirmationsSchema = list(confirmation, 1, 60).meta({
  internal: true,
  title: 'Claims to confirm',
  description: 'Each claim that needs a record behind it.',
});
