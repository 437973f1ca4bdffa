import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames, fileOf } from '#app/content/check/file-of.ts';
import { type NamedFile, namedFileProblems } from '#app/content/check/named-files.ts';
import type { Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import { type DoorChoice, doorChoiceName, doorChoices, doorPicturePath, doorWidths } from '#app/paths.ts';

const kinds = ['doorHouses', 'doorDesigns', 'doorFinishes'] as const;

/** Renders what is missing, and writes where the doors are. */
const studio = 'run `npm run art`, which makes what is missing (art/README.md)';

/** What the doors to choose from say of each other, of the site and of their pictures. */
export function checkDoors(company: Company, folder: string): Problem[] {
  return [
    ...namedFileProblems(folder, namedByDoors(company, folder)),
    ...takenAreas(company, folder),
    ...takenCodes(company, folder),
    ...takenAddresses(company, folder),
    ...withoutRecords(company, folder),
    ...withoutPlace(company, folder),
    // What nobody shows may wait for its pictures.
    ...(company.doorChooser === undefined ? [] : withoutPicture(company, folder)),
  ];
}

function namedByDoors({ doorHouses, doorDesigns, doorChooser }: Company, folder: string): NamedFile[] {
  const chooser = fileOf(folder, 'doorChooser');
  const lists = [
    ...doorHouses.map((house) => ({
      file: fileOf(folder, 'doorHouses', house),
      field: 'areas',
      to: 'areas' as const,
      slugs: house.areas,
    })),
    ...doorDesigns.map((design) => ({
      file: fileOf(folder, 'doorDesigns', design),
      field: 'finishes',
      to: 'door-finishes' as const,
      slugs: design.finishes,
    })),
    { file: chooser, field: 'services', to: 'services' as const, slugs: doorChooser?.services ?? [] },
  ];
  return lists.flatMap(({ file, field, to, slugs }) =>
    slugs.map((slug, place) => ({ file, field: [field, place], to, slug })),
  );
}

/** Its pages open at one house. */
function takenAreas({ doorHouses }: Company, folder: string): Problem[] {
  return doorHouses.flatMap((house, index) =>
    house.areas.flatMap((area, place) => {
      const other = doorHouses.slice(0, index).find(({ areas }) => areas.includes(area));
      return other === undefined
        ? []
        : [
            {
              file: fileOf(folder, 'doorHouses', house),
              field: ['areas', place],
              value: area,
              message: `is the area of ${other.slug}.yaml too`,
              remedy: 'leave it to one house',
            },
          ];
    }),
  );
}

function takenCodes(company: Company, folder: string): Problem[] {
  return kinds.flatMap((kind) =>
    company[kind].flatMap((record, index) => {
      const other = company[kind].slice(0, index).find(({ code }) => code === record.code);
      return other === undefined
        ? []
        : [
            {
              file: fileOf(folder, kind, record),
              field: ['code'],
              value: record.code,
              message: `is the code of ${other.slug}.yaml too`,
              reason: 'callers say the code on the phone, and could not say which they mean',
              remedy: 'give each its own',
            },
          ];
    }),
  );
}

/** Every choice is a part of its page's address: two must not share one, nor have that of another part. */
function takenAddresses({ doorHouses, doorDesigns, services }: Company, folder: string): Problem[] {
  const first = new Map<string, DoorChoice>();
  const others = new Set(['main', 'menu', ...services.map(({ slug }) => slug)]);
  return choicesOf({ doorHouses, doorDesigns }).flatMap((choice) => {
    const name = doorChoiceName(choice);
    const taken = first.get(name);
    const file = fileOf(folder, 'doorDesigns', { slug: choice.design });
    if (taken !== undefined)
      return [
        {
          file,
          field: [],
          message: `makes the address #${name}, which ${taken.house} with ${taken.design} in ${taken.finish} has too`,
          remedy: 'give one of the files another name',
        },
      ];
    first.set(name, choice);
    return others.has(name)
      ? [
          {
            file,
            field: [],
            message: `makes the address #${name}, which another part of the page has`,
            remedy: 'give the file another name',
          },
        ]
      : [];
  });
}

/** A finish that a design names twice counts once: of that, another check speaks. */
function choicesOf({ doorHouses, doorDesigns }: Pick<Company, 'doorHouses' | 'doorDesigns'>): DoorChoice[] {
  return doorChoices(
    doorHouses,
    doorDesigns.map(({ slug, finishes }) => ({ slug, finishes: [...new Set(finishes)] })),
  );
}

/** The section needs something to show. A file that is wrong by itself counts as there. */
function withoutRecords({ doorChooser }: Company, folder: string): Problem[] {
  if (doorChooser === undefined) return [];
  return ['door-houses', 'door-designs', 'door-finishes']
    .filter((kind) => globSync(`${kind}/*.yaml`, { cwd: folder }).length === 0)
    .map((kind) => ({
      file: join(folder, kind),
      field: [],
      message: 'is missing, and there is a section to choose doors in',
      remedy: 'write its records, or take the section away',
    }));
}

function withoutPlace({ doorHouses, doorPlaces = {}, doorChooser }: Company, folder: string): Problem[] {
  const file = fileOf(folder, 'doorPlaces');
  const houses = fileNames(folder, 'door-houses');
  const missing = doorHouses.filter(({ slug }) => doorChooser !== undefined && !(slug in doorPlaces));
  return [
    ...missing.map(({ slug }) => ({
      file,
      field: [slug],
      message: 'is missing',
      reason: `nobody knows where the door of door-houses/${slug}.yaml is in its picture`,
      remedy: studio,
    })),
    ...Object.keys(doorPlaces)
      .filter((slug) => !houses.has(slug))
      .map((slug) => ({
        file,
        field: [slug],
        message: `is the place of no house: there is no door-houses/${slug}.yaml`,
        remedy: 'take it out, or write the house',
      })),
  ];
}

/** A message for each picture, and not for each of its sizes. */
function withoutPicture({ doorHouses, doorDesigns }: Company, folder: string): Problem[] {
  const there = new Set(
    globSync('images/doors/*', { cwd: join(folder, 'public') }).map(
      (file) => `/${file.replaceAll('\\', '/')}`,
    ),
  );
  const finishes = fileNames(folder, 'door-finishes');
  const pictures = [
    ...doorHouses.map(({ slug }) => ({ name: slug, widths: doorWidths.house })),
    ...choicesOf({ doorHouses, doorDesigns })
      // Of a finish that is not there, another check speaks.
      .filter(({ finish }) => finishes.has(finish))
      .map((choice) => ({ name: doorChoiceName(choice), widths: doorWidths.door })),
  ];
  return pictures.flatMap(({ name, widths }) => {
    const missing = (['avif', 'webp'] as const)
      .flatMap((format) => widths.map((width) => doorPicturePath(name, width, format)))
      .find((path) => !there.has(path));
    return missing === undefined
      ? []
      : [{ file: join(folder, 'public', missing), field: [], message: 'is not there', remedy: studio }];
  });
}
