import { z } from 'zod';
import { template, text } from '#app/content/schemas/text.ts';

/** Where visitors look up whether the company comes to them. */
export const placeLookupSchema = z
  .strictObject({
    heading: text(5, 80),
    label: text(5, 80).meta({ title: 'Name of the field', description: 'The one to type in.' }),
    hint: text(5, 120).describe('What may be typed, and what the answer is.'),
    found: template(10, 160, ['area', 'minutes']).meta({
      title: 'One area is found',
      description: 'One area has the ZIP code or the name.',
    }),
    several: text(10, 160).meta({ title: 'Several areas are found', description: 'Stands above them.' }),
    inDoubt: template(10, 200, ['zipCode']).meta({ title: 'The ZIP code is in doubt' }),
    outside: text(10, 200).meta({ title: 'No area is found' }),
    unreadable: text(10, 160).meta({
      title: 'It can’t be understood',
      description: 'It is no ZIP code and no name.',
    }),
    failed: text(10, 160).meta({ title: 'It could not be loaded' }),
    more: template(5, 60, ['area']).meta({
      title: 'Words of the link',
      description: 'It leads to the area’s page.',
    }),
    table: z
      .strictObject({
        summary: text(5, 60),
        zipCodes: text(3, 40).meta({ title: 'Heading of the ZIP codes' }),
        area: text(3, 40).meta({ title: 'Heading of the areas' }),
        arrival: text(3, 60).meta({ title: 'Heading of the minutes' }),
        minutes: template(5, 80, ['minutes']),
      })
      .meta({ title: 'Table of all ZIP codes' }),
  })
  .meta({ title: 'ZIP code search' });
