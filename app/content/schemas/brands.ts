import { z } from 'zod';
import { text, webAddress } from '#app/content/schemas/text.ts';

const wordmark = z
  .strictObject({
    text: text(2, 30),
    width: z.int().min(20).max(400).describe('How wide the name is set, in a drawing 40 high.'),
    weight: z.int().min(400).max(700),
    italic: z.boolean().optional(),
    rule: z.boolean().optional().describe('Whether a line stands below it.'),
  })
  .describe('How the name is set: our own typography.');

export const brandsSchema = z.array(z.strictObject({ name: text(2, 30), url: webAddress, wordmark }));
