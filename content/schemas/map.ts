import { z } from 'zod';
import { fields, list, template, text } from '#content/schemas/text.ts';

const place = String.raw`-?\d{1,2}\.\d{1,5} -?\d{1,3}\.\d{1,5}`;

const places = z
  .string()
  .regex(
    new RegExp(`^${place}(, ${place})*$`),
    'is not a list of places: write latitude and longitude as 33.2073 -117.3998, with commas between places',
  )
  .transform((row) =>
    row.split(', ').map((one) => {
      const [latitude = 0, longitude = 0] = one.split(' ').map(Number);
      return { latitude, longitude };
    }),
  );

const ring = places.meta({
  title: 'Edge',
  description: 'Latitude and longitude of each point, with commas between them.',
});

const source = text(10, 200)
  .meta({ isProse: false })
  .describe('Where the shape comes from. Without a source there is no shape.');

export const mapSchema = fields('Map', {
  heading: text(5, 80).describe('Shown above the map of all areas.'),
  lede: text(10, 260, 'Opening words'),
  minutes: template(3, 40, ['minutes']).describe('Shown below a place’s name.'),
  note: text(10, 120).describe('What the minutes are; shown once for each map.'),
  source: text(10, 240).meta({ isProse: false }).describe('Whose shapes these are; shown below each map.'),
  land: z.strictObject({ source, ring }).describe('All else is water.'),
  sea: z
    .strictObject({ name: text(3, 40), place: places })
    .optional()
    .describe('What the water is called, and where its name is. Spare room goes to that side.'),
  waters: list(z.strictObject({ name: text(3, 60), source, ring }), 1, 12, 'Lakes and lagoons').optional(),
  roads: list(
    z.strictObject({
      name: text(1, 12),
      source,
      line: places,
      label: places.optional().meta({
        title: 'Place of its name',
        description: 'Where its name is on the large map, as one latitude and longitude.',
      }),
    }),
    1,
    12,
  ).optional(),
});
