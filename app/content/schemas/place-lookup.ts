import { z } from 'zod';
import { template, text } from '#app/content/schemas/text.ts';

/** Where visitors look up whether the company comes to them. */
export const placeLookupSchema = z.strictObject({
  heading: text(5, 80),
  label: text(5, 80).describe('Names the field to type in.'),
  hint: text(5, 120).describe('What may be typed, and what the answer is.'),
  found: template(10, 160, ['area', 'minutes']).describe('One area has the ZIP code or the name.'),
  several: text(10, 160).describe('Stands above the answers where there are more than one.'),
  inDoubt: template(10, 200, ['zipCode']).describe('The record doubts the ZIP code.'),
  outside: text(10, 200).describe('No area has it.'),
  unreadable: text(10, 160).describe('It can’t be a ZIP code or a name.'),
  failed: text(10, 160).describe('The answer could not be loaded.'),
  more: template(5, 60, ['area']).describe('The link to the area’s page.'),
  table: z.strictObject({
    summary: text(5, 60),
    zipCodes: text(3, 40),
    area: text(3, 40),
    arrival: text(3, 60),
    minutes: template(5, 80, ['minutes']),
  }),
});
