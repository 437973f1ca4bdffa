import { globSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companyFolder } from '#content/company-folder.ts';
import { openCompany } from '#content/validate/validate.ts';

const images = join(companyFolder, 'public/images');
const table = join(companyFolder, 'pictures');

/** A mapping's names: the files are mappings, as art/pictures.py checks. */
const namesIn = (file: string) =>
  Object.keys(parse(readFileSync(join(table, file), 'utf8')) as Record<string, unknown>);

const areas = globSync('areas/*.yaml', { cwd: table }).map((file) => parsePath(file).name);
const services = namesIn('services.yaml');

/** The doors that the chooser offers: each design in each finish that it comes in. */
const doors = globSync('door-designs/*.yaml', { cwd: companyFolder }).flatMap((file) => {
  const design = parse(readFileSync(join(companyFolder, file), 'utf8')) as { finishes: string[] };
  return design.finishes.map((finish) => `${parsePath(file).name}-${finish}`);
});
const doorHouses = globSync('door-houses/*.yaml', { cwd: companyFolder }).map((file) => parsePath(file).name);

/** The names that art/pictures.py gives to what the company's table describes. */
const described = [
  ...namesIn('pages.yaml'),
  ...services,
  ...areas.map((area) => `hero-${area}`),
  ...services.flatMap((service) => areas.map((area) => `${service}-in-${area}`)),
  ...doorHouses.flatMap((house) => [`doors/${house}`, ...doors.map((door) => `doors/${house}-${door}`)]),
].sort();

/** While pictures have fallbacks, they are not waited for. */
const { fallbackPictures = {} } = openCompany();
const made = described.filter((name) => !(name in fallbackPictures));

test('every area and every service of the company is in its table of pictures, and no other', () => {
  const company = openCompany();
  const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug).sort();
  expect(areas.sort(), 'Each needs a file in pictures/areas.').toEqual(slugs(company.areas));
  expect(services.sort(), 'Each needs a line in pictures/services.yaml.').toEqual(slugs(company.services));
});

test('the company’s table describes the pictures that the site has, and no other', () => {
  const files = globSync('{*,doors/*}.{avif,webp}', { cwd: images }).map((file) =>
    file.replace(/(-\d+)?\.(avif|webp)$/, ''),
  );
  expect(
    [...new Set(files)].sort(),
    'Describe what is missing in company/pictures, and render it with art/render.py (see art/README.md).',
  ).toEqual(made);
});

test('every picture has the digest of what it was rendered from', () => {
  expect(namesIn('rendered.json').sort(), 'Run art/render.py (see art/README.md).').toEqual(made);
});
