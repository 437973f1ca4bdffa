import { z } from 'zod';
import { icon } from '#content/schemas/service.ts';
import { fields, list, sources, text } from '#content/schemas/text.ts';

const oneCase = z.strictObject({ icon, when: text(5, 60), first: text(5, 80), what: text(10, 400) });

export const safetySchema = z.strictObject({
  order: z.number().describe('Its position among the topics: smaller comes first.'),
  name: text(3, 40).describe('The words of links to it.'),
  heading: text(5, 80),
  paragraphs: list(text(20, 600), 0, 5),
  cases: list(oneCase, 2, 8, 'Cases')
    .optional()
    .describe('What may have happened, what to do first, and what then.'),
  never: fields('When not to', {
    heading: text(5, 80),
    items: list(text(10, 240), 1, 8, 'What not to do'),
  })
    .optional()
    .describe('When one must not. Shown before the steps.'),
  steps: z
    .strictObject({ heading: text(5, 80), items: list(text(10, 300), 1, 10, 'Steps') })
    .optional()
    .describe('What to do, in this order.'),
  sources,
});
