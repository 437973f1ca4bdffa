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
    several: text(10, 80).meta({
      title: 'Several areas are found',
      description: 'Shown above their names and minutes.',
    }),
    minutes: template(3, 40, ['minutes']).meta({ title: 'Minutes of each of several areas' }),
    inDoubt: template(10, 100, ['zipCode']).meta({
      title: 'The ZIP code is in doubt',
      description: 'The areas that it may belong to follow, and the number: never a plain yes.',
    }),
    outside: text(10, 120).meta({ title: 'The ZIP code belongs to no area' }),
    unknown: text(10, 120).meta({
      title: 'The name belongs to no area',
      description: 'It may be a town elsewhere, or no town at all.',
    }),
    noFiveDigits: text(10, 80).meta({ title: 'Too few digits, or too many' }),
    unreadable: text(10, 80).meta({ title: 'It can’t be understood' }),
    list: text(5, 60).meta({ title: 'Link to all ZIP codes' }),
    own: z
      .strictObject({
        dock: template(5, 60, ['area', 'minutes']).meta({ title: 'Beside the number on phones' }),
        other: template(5, 60, ['area']).meta({
          title: 'Question about the area',
          description: 'The link to another one follows.',
        }),
        change: text(3, 40).meta({ title: 'Link to another area' }),
      })
      .meta({
        title: 'Once an area is found',
        description: 'The visitor’s browser keeps it, and each page opens with its minutes.',
      }),
  })
  .meta({ title: 'ZIP code search' });
