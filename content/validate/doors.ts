import { globSync } from 'node:fs';
import { join } from 'node:path';
import { doorChoiceName, doorChoices, doorPicturePath, doorWidths } from '#app/paths.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

const remedy = 'run `python3 art/render.py`, which makes what is missing (art/README.md)';

type Told = Omit<Problem, 'severity' | 'field'> & Partial<Problem>;

function at(problem: Told): Problem {
  return { severity: 'error', field: [], ...problem };
}

/** A company with doors to choose from has records of all three kinds, and a picture and a place for each. */
export const doors: Rule = ({ company, folder, fileOf }) => {
  const { doorChooser, doorHouses, doorDesigns, doorFinishes, doorPlaces = {} } = company;
  if (doorChooser === undefined) return [];
  const kinds = { 'door-houses': doorHouses, 'door-designs': doorDesigns, 'door-finishes': doorFinishes };
  const choices = doorChoices(doorHouses, doorDesigns);
  const pictures = [
    ...doorHouses.map(({ slug }) => ({ name: slug, widths: doorWidths.house })),
    ...choices.map((choice) => ({ name: doorChoiceName(choice), widths: doorWidths.door })),
  ];
  const there = new Set(
    globSync('images/doors/*', { cwd: join(folder, 'public') }).map((file) => `/${file}`),
  );
  return [
    ...Object.entries(kinds)
      .filter(([, records]) => records.length === 0)
      .map(([kind]) =>
        at({
          file: join(folder, kind),
          message: 'is missing, and there is a section to choose doors in',
          remedy: 'write its records, or take the section away',
        }),
      ),
    ...doorHouses
      .filter(({ slug }) => !(slug in doorPlaces))
      .map((house) =>
        at({
          file: join(folder, 'door-places.yaml'),
          field: [house.slug],
          message: 'is missing',
          reason: `the place of the door of ${fileOf(house)} in its picture is unknown`,
          remedy,
        }),
      ),
    // A message for each picture, and not for each of its sizes.
    ...pictures.flatMap(({ name, widths }) => {
      const files = (['avif', 'webp'] as const).flatMap((format) =>
        widths.map((width) => doorPicturePath(name, width, format)),
      );
      const missing = files.find((path) => !there.has(path));
      return missing === undefined
        ? []
        : [at({ file: join(folder, 'public', missing), message: 'is not there', remedy })];
    }),
  ];
};
