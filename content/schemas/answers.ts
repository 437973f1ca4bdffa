import { z } from 'zod';
import { list, template, text, toConfirm } from '#content/schemas/text.ts';
import { placeholdersIn } from '#app/template.ts';

/** The facts that a part may wait for, by the beginning of their placeholders' names. */
const ownerFact = z.enum(['license', 'insurance']);

const part = z
  .strictObject({
    name: text(3, 60).describe('What this part of the answer is about.'),
    answer: template(10, 500, ['license', 'licenseClass', 'insurance'])
      .optional()
      .describe('Left out until the owner writes it: visitors then read nothing of this part.'),
    holds: text(10, 300).optional().meta({
      internal: true,
      title: 'What you need to say it',
      description: 'A record to hold, or a decision. Not shown to visitors.',
    }),
    onlyWith: ownerFact.optional().meta({ title: 'Only once this is known' }),
  })
  .superRefine(({ answer = '', onlyWith }, context) => {
    const unset = placeholdersIn(answer).find((name) => onlyWith === undefined || !name.startsWith(onlyWith));
    if (unset === undefined) return;
    const message = `names {${unset}}, which business.yaml does not hold yet: add "onlyWith: ${unset.startsWith('license') ? 'license' : 'insurance'}"`;
    context.addIssue({ code: 'custom', path: ['answer'], message });
  });

/** The subjects of answers: the contact page has a heading for each. */
export const answerSubjects = ['price', 'work', 'company'] as const;

/** A question that callers ask first and that the owner answers, part by part. Visitors see it once a part is answered. */
export const answerSchema = z.strictObject({
  order: z.number().describe('Its position among the answers: smaller comes first.'),
  group: z.enum(answerSubjects).meta({ title: 'Subject' }),
  name: text(3, 30).describe('The name of its line on other pages.'),
  question: text(10, 140).meta({
    description: 'As a caller would ask it.',
    unique: 'menus and pages tell them apart by it',
  }),
  parts: list(part, 1, 8),
  law: text(10, 300)
    .optional()
    .meta({ internal: true, description: 'The rule behind it. Not shown to visitors.' }),
  toConfirm,
});
