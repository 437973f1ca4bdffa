import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { doorChoiceName, doorChoices, doorPicturePath, doorWidths } from '#app/paths.ts';
import type { Rule } from '#content/validate/rule.ts';

const remedy = 'run `python3 art/render.py`, which makes what is missing (art/README.md)';

/** A company with doors to choose from has records of all three kinds, and a picture and a place for each. */
export const doors: Rule = function* ({ company, folder, fileOf }) {
  const { doorChooser, doorHouses, doorDesigns, doorFinishes, doorPlaces = {} } = company;
  if (doorChooser === undefined) return;
  const kinds = { 'door-houses': doorHouses, 'door-designs': doorDesigns, 'door-finishes': doorFinishes };
  for (const [kind, records] of Object.entries(kinds))
    if (records.length === 0)
      yield {
        file: join(folder, kind),
        field: [],
        message: 'is missing, and there is a section to choose doors in',
        remedy: 'write its records, or remove the section',
      };
  for (const house of doorHouses)
    if (!(house.slug in doorPlaces))
      yield {
        file: join(folder, 'door-places.yaml'),
        field: [house.slug],
        message: 'is missing',
        reason: `the place of the door of ${fileOf(house)} in its picture is unknown`,
        remedy,
      };
  const pictures = [
    ...doorHouses.map(({ slug }) => ({ name: slug, widths: doorWidths.house })),
    ...doorChoices(doorHouses, doorDesigns).map((choice) => ({
      name: doorChoiceName(choice),
      widths: doorWidths.door,
    })),
  ];
  // A message for each picture, and not for each of its sizes.
  for (const { name, widths } of pictures) {
    const files = (['avif', 'webp'] as const).flatMap((format) =>
      widths.map((width) => join(folder, 'public', doorPicturePath(name, width, format))),
    );
    const missing = files.find((file) => !existsSync(file));
    if (missing !== undefined) yield { file: missing, field: [], message: 'is not there', remedy };
  }
};
