import { globSync, readFileSync, statSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { iconsDrawing, outdated, socialPictures } from '#brand/drawings.ts';
import { companyFolder } from '#content/company-folder.ts';
import { photographs } from '#content/pictures.ts';
import { doorChoiceName, doorChoices, picturePath } from '#app/paths.ts';
import { company, pages } from '#tests/company.ts';

/** That no page lacks a picture, the check of the records says. */

const folder = join(companyFolder, 'public');
const table = join(companyFolder, 'pictures');

/** The files are mappings, as art/pictures.py checks. */
const mapping = (file: string) =>
  parse(readFileSync(join(table, file), 'utf8')) as Record<
    string,
    { night?: boolean; nightInAreas?: boolean }
  >;
const namesIn = (file: string) => Object.keys(mapping(file));

const areas = globSync('areas/*.yaml', { cwd: table }).map((file) => parsePath(file).name);
const servicesTable = mapping('services.yaml');
const services = Object.keys(servicesTable);

/** The names that art/pictures.py gives to what the company's table describes. While pictures have fallbacks, they are not waited for. */
const { fallbackPictures = {}, doorHouses, doorDesigns } = company;
const made = [
  ...namesIn('pages.yaml'),
  ...areas.map((area) => `hero-${area}`),
  ...areas
    .filter((area) => namesIn(`areas/${area}.yaml`).includes('night'))
    .map((area) => `hero-${area}-night`),
  ...Object.entries(servicesTable).flatMap(([service, { night, nightInAreas }]) => {
    const inAreas = areas.map((area) => `${service}-in-${area}`);
    const lit = [...(night === true ? [service] : []), ...(nightInAreas === true ? inAreas : [])];
    return [service, ...inAreas, ...lit.map((name) => `${name}-night`)];
  }),
  ...doorHouses.map(({ slug }) => `doors/${slug}`),
  ...doorChoices(doorHouses, doorDesigns).map((choice) => `doors/${doorChoiceName(choice)}`),
]
  .filter((name) => !(name in fallbackPictures))
  .sort();

test('every area and every service of the company is in its table of pictures, and no other', () => {
  const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug).sort();
  expect(areas.sort(), 'Each needs a file in pictures/areas.').toEqual(slugs(company.areas));
  expect(services.sort(), 'Each needs a line in pictures/services.yaml.').toEqual(slugs(company.services));
});

const images = globSync('{*,doors/*}.{avif,webp}', { cwd: join(folder, 'images') });

test('the company’s table describes the pictures that the site has, with the digest of what each was rendered from', () => {
  const names = new Set(images.map((file) => file.replace(/(-\d+)?\.(avif|webp)$/, '')));
  // The owner's own photographs, of jobs and people, are described in the records that show them.
  const { jobs, team, people } = company;
  const shown = ['answering', ...(people?.seen?.items.map(({ picture }) => picture.name) ?? [])];
  const own: string[] = [
    ...jobs.flatMap(({ slug }) => photographs.job(slug)),
    ...[...team.map(({ slug }) => slug), ...shown].flatMap((name) => photographs.person(name)),
  ];
  expect(
    [...names].filter((name) => !own.includes(name)).sort(),
    'Describe what is missing in company/pictures, and render it with art/render.py (see art/README.md); delete what is not described.',
  ).toEqual(made);
  expect(namesIn('rendered.json').sort(), 'Run art/render.py (see art/README.md).').toEqual(made);
});

/** Kilobytes that a picture may weigh as AVIF, by its width; as WebP 1.7 times that. */
const budgets: Record<number, number> = { 480: 13, 800: 25, 900: 26, 1200: 45, 1600: 90, 2400: 120 };
/** The same of the door chooser: a door to lie over its house. */
const doorBudgets: Record<number, number> = { 400: 5, 800: 12, 1600: 60, 2400: 60 };

test('every picture is light enough for its size', async () => {
  expect(images.length).toBeGreaterThan(0);
  const heavy = await Promise.all(
    images.map(async (file) => {
      const path = join(folder, 'images', file);
      const { width, hasAlpha } = await sharp(path).metadata();
      const isDoor = file.startsWith('doors/') && (hasAlpha || width !== 800);
      const budget = (isDoor ? doorBudgets : budgets)[width] ?? 0;
      return statSync(path).size > budget * 1000 * (file.endsWith('.webp') ? 1.7 : 1) ? [file] : [];
    }),
  );
  expect(heavy.flat(), 'Encode these again: node art/encode.ts <name>.').toEqual([]);
});

test('the words of a guide’s drawing are outlines: no typeface of the page reaches them', () => {
  const drawings = globSync('images/guides/*.svg', { cwd: folder });
  expect(drawings.filter((file) => readFileSync(join(folder, file), 'utf8').includes('<text'))).toEqual([]);
});

test('no picture is on more than two pages: seen again, it says that there are no others', () => {
  // Guides have theirs on link previews alone.
  const shown = pages.filter(({ kind }) => !/^guides?$/.test(kind)).map((page) => JSON.stringify(page));
  const often = made.filter((name) => shown.filter((page) => page.includes(`"name":"${name}"`)).length > 2);
  // The pages of services with a door chooser share its doors.
  expect(often.filter((name) => !name.startsWith('doors/'))).toEqual([]);
});

test('the icons and the pictures of link previews are made from what the site shows now', () => {
  const old = outdated([iconsDrawing(company), ...socialPictures(company, companyFolder)], companyFolder);
  const names = old.map(({ path }) => path);
  expect(names, 'Run `npm run draw` and commit company/.').toEqual([]);
});

/** The pictures of each service, and those of all other pages. */
const subjects = Map.groupBy(
  made.filter((name) => !name.startsWith('doors/')),
  (name) =>
    services.find((service) => name.replace(/(?:-in-.+)?(?:-night)?$/, '') === service) ?? 'other pages',
);

describe('each picture of a subject differs from every other by more than its tint:', () => {
  test.each([...subjects])('%s', async (_, names) => {
    const hashes = await Promise.all(names.map(differenceHash));
    const alike = hashes.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter((_, next) => one.filter((bit, nth) => bit !== hashes[index + 1 + next]?.[nth]).length < 6)
        // A picture and the same after sunset have one camera.
        .filter((other) => other !== `${names[index]}-night`)
        .map((other) => `${names[index]} and ${other}`),
    );
    expect(alike).toEqual([]);
  });
});

/** A perceptual hash of 64 bits: whether each cell of a picture shrunk to 9 x 8 is brighter than the one to its right. */
async function differenceHash(name: string): Promise<boolean[]> {
  const file = sharp(join(folder, picturePath(name, 480, 'avif')));
  const data = await file.grayscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  return [...data].flatMap((cell, index) => (index % 9 === 8 ? [] : [cell > (data[index + 1] ?? 0)]));
}
