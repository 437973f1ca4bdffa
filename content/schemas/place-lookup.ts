import { z } from 'zod';
import { template, text } from '#content/schemas/text.ts';

export const placeLookupSchema = z
  .strictObject({
    heading: text(5, 80),
    label: text(5, 80).meta({ title: 'Name of the field', description: 'The one to type in.' }),
    hint: text(5, 80).describe('Shown below the field until something is typed.'),
    withoutScripts: text(20, 120).meta({
      title: 'In place of the field',
      description:
        'Where a browser runs no scripts, nothing would answer what is typed. Links to all ZIP codes and the number follow.',
    }),
    found: template(10, 120, ['area', 'minutes']).meta({ title: 'One area is found' }),
    several: text(10, 80).meta({ title: 'Several areas are found', description: 'Shown above them.' }),
    oneOfSeveral: template(5, 40, ['area', 'minutes']).meta({ title: 'Each of several areas' }),
    inDoubt: template(10, 100, ['zipCode', 'areas']).meta({
      title: 'The ZIP code is in doubt',
      description: 'It may belong to these areas, and the number follows: never a plain yes.',
    }),
    outside: text(10, 120).meta({ title: 'The ZIP code belongs to no area' }),
    unknown: text(10, 120).meta({
      title: 'The name belongs to no area',
      description: 'It may be a town elsewhere, or no town at all.',
    }),
    noFiveDigits: text(10, 80).meta({ title: 'Too few digits, or too many' }),
    unreadable: text(10, 80).meta({ title: 'It can’t be understood' }),
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
