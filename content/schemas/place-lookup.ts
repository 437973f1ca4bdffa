import { fields, template, text } from '#content/schemas/text.ts';

export const placeLookupSchema = fields('ZIP code search', {
  heading: text(5, 80),
  label: text(5, 80, 'Name of the field').describe('The one to type in.'),
  hint: text(5, 80).describe('Shown below the field until something is typed.'),
  withoutScripts: text(20, 120, 'In place of the field').describe(
    'Where a browser runs no scripts, nothing would answer what is typed. Links to all ZIP codes and the number follow.',
  ),
  several: text(10, 80, 'Several areas are found').describe('Shown above their names and minutes.'),
  minutes: template(3, 40, ['minutes'], 'Minutes of each of several areas'),
  inDoubt: template(10, 100, ['zipCode'], 'The ZIP code is in doubt').describe(
    'The areas that it may belong to follow, and the number: never a plain yes.',
  ),
  outside: text(10, 120, 'The ZIP code belongs to no area'),
  unknown: text(10, 120, 'The name belongs to no area').describe(
    'It may be a town elsewhere, or no town at all.',
  ),
  noFiveDigits: text(10, 80, 'Too few digits, or too many'),
  unreadable: text(10, 80, 'It can’t be understood'),
  list: text(5, 60, 'Link to all ZIP codes'),
  own: fields('Once an area is found', {
    dock: template(5, 60, ['area', 'minutes'], 'Beside the number on phones'),
    other: template(5, 60, ['area'], 'Question about the area').describe('The link to another one follows.'),
    change: text(3, 40, 'Link to another area'),
  }).describe('The visitor’s browser keeps it, and each page opens with its minutes.'),
});
