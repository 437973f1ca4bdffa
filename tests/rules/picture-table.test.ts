import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companyFolder } from '#app/content/company-folder.ts';

const images = join(companyFolder, 'public/images');
const table = join(companyFolder, 'pictures');

const namesIn = (file: string) =>
  Object.keys(parse(readFileSync(join(table, file), 'utf8')) as Record<string, unknown>);

const areas = globSync('areas/*.yaml', { cwd: table }).map((file) => parsePath(file).name);
const services = namesIn('services.yaml');

/** The names that art/pictures.py gives to what the company's table describes. */
const described = [
  ...namesIn('pages.yaml'),
  ...services,
  ...areas.map((area) => `hero-${area}`),
  ...services.flatMap((service) => areas.map((area) => `${service}-in-${area}`)),
].sort();

test('the company’s table describes the pictures that the site has, and no other', () => {
  const files = readdirSync(images).map((file) => file.replace(/(-\d+)?\.(avif|webp)$/, ''));
  expect(
    [...new Set(files)].sort(),
    'Describe what is missing in company/pictures, and render it with art/render.py (see art/README.md).',
  ).toEqual(described);
});

test('every picture has the digest of what it was rendered from', () => {
  expect(namesIn('rendered.json').sort(), 'Run art/render.py (see art/README.md).').toEqual(described);
});
