import { existsSync, globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { companyFolder } from '#content/company-folder.ts';
import type { Picture } from '#content/pictures.ts';
import {
  doorChoiceName,
  doorChoices,
  picturePath,
  pictureWidths,
  portraitWidths,
  wideWidths,
  socialPicturePath,
} from '#app/paths.ts';
import { company, pages, pagesOf } from '#tests/company.ts';

const folder = resolve(companyFolder, 'public');

/** Every picture that a page shows. */
const pictures: Picture[] = pages.flatMap((page) => {
  const banner = 'emergencyBanner' in page.content ? page.content.emergencyBanner : undefined;
  const people = 'people' in page.content ? page.content.people : undefined;
  return [
    page.picture,
    ...(banner === undefined ? [] : [banner.picture]),
    ...(people?.answering === undefined ? [] : [people.answering.picture]),
    ...(people?.seen?.items ?? []).map(({ picture }) => picture),
  ];
});

const files = new Set<string>(
  pictures.flatMap(({ name, portrait }) => [
    ...filesOf(name, portrait === undefined ? pictureWidths : wideWidths),
    ...(portrait === undefined ? [] : filesOf(portrait, portraitWidths)),
  ]),
);

function filesOf(name: string, widths: readonly number[]): string[] {
  return (['webp', 'avif'] as const).flatMap((format) =>
    widths.map((width) => picturePath(name, width, format)),
  );
}

test('every page has its picture, in every size and format', () => {
  expect(
    [...files].filter((file) => !existsSync(join(folder, file))),
    `Make the picture with art/ (see its README) and write its files to ${folder}/images with art/encode.ts.`,
  ).toEqual([]);
});

test('every picture of the door chooser is one that it shows', () => {
  // That none is missing, the check of the records says.
  const shown = new Set([
    ...(company.doorChooser === undefined ? [] : company.doorHouses).map(({ slug }) => slug),
    ...doorChoices(company.doorHouses, company.doorDesigns).map((choice) => doorChoiceName(choice)),
  ]);
  const files = globSync('*', { cwd: join(folder, 'images/doors') });
  expect(
    files.filter((file) => !shown.has(file.replace(/-\d+\.(?:avif|webp)$/, ''))),
    'Delete these files, or give them to a house or a design.',
  ).toEqual([]);
});

const images = globSync('*.{avif,webp}', { cwd: join(folder, 'images') });

test('every picture is one that a page shows', () => {
  const names = pictures.flatMap(({ name, portrait }) => [
    name,
    ...(portrait === undefined ? [] : [portrait]),
  ]);
  const shown = new RegExp(String.raw`^(?:${[...new Set(names)].join('|')})(?:-\d+)?\.\w+$`);
  const previews = new Set([undefined, ...pages].map((page) => socialPicturePath(page?.path)));
  const unused = [
    ...images.filter((file) => !shown.test(file)),
    ...globSync('social/*.jpg', { cwd: folder }).filter((file) => !previews.has(`/${file}`)),
  ];
  expect(unused, 'Delete these files, or give them to a page.').toEqual([]);
});

/** Kilobytes that a picture may weigh as AVIF, by its width; as WebP 1.7 times that. */
const budgets: Record<number, number> = { 480: 13, 800: 25, 900: 26, 1200: 45, 1600: 90, 2400: 120 };

test('every picture is light enough for its size', () => {
  expect(images.length).toBeGreaterThan(0);
  const heavy = images.filter((file) => {
    // The address without a width is the widest WebP.
    const width = Number(/-(\d{3,4})\.\w+$/.exec(file)?.[1] ?? 1600);
    const budget = budgets[width];
    if (budget === undefined) throw new Error(`${file}: there is no budget for a width of ${width} pixels.`);
    return statSync(join(folder, 'images', file)).size > budget * 1000 * (file.endsWith('.webp') ? 1.7 : 1);
  });
  expect(heavy, 'Encode these again: node art/encode.ts <name>.').toEqual([]);
});

/** Kilobytes that a picture of the door chooser may weigh as AVIF: a house whole, and a door to lie over it. */
const doorBudgets: Record<number, number> = { 400: 5, 800: 12, 1600: 60, 2400: 60 };

test('every picture of the door chooser is light enough for its size', async () => {
  const doors = globSync('doors/*.{avif,webp}', { cwd: join(folder, 'images') });
  const heavy = await Promise.all(
    doors.map(async (file) => {
      const path = join(folder, 'images', file);
      const { width, hasAlpha } = await sharp(path).metadata();
      const budget = width === 800 && !hasAlpha ? 25 : (doorBudgets[width] ?? 0);
      return statSync(path).size > budget * 1000 * (file.endsWith('.webp') ? 1.7 : 1) ? [file] : [];
    }),
  );
  expect(heavy.flat(), 'Encode these again: node art/encode.ts <name>.').toEqual([]);
});

/** The pictures of each service, and those of all other pages. */
const subjects = Map.groupBy(pictures, ({ name }) => {
  const own = pagesOf('service').find(({ picture }) => picture.name === name);
  return own === undefined ? 'other pages' : own.content.service.name;
});

describe('each picture of a subject differs from every other by more than its tint:', () => {
  test.each([...subjects])('%s', async (_, ofSubject) => {
    const names = [...new Set(ofSubject.map(({ name }) => name))];
    const hashes = await Promise.all(
      names.map(async (name) => ({
        name,
        hash: await differenceHash(join(folder, picturePath(name, 480, 'webp'))),
      })),
    );
    const alike = hashes.flatMap((one, index) =>
      hashes
        .slice(index + 1)
        .filter((other) => one.hash.filter((bit, place) => bit !== other.hash[place]).length < 6)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });
});

/** A perceptual hash of 64 bits: whether each cell of a picture shrunk to 9 x 8 is brighter than the one to its right. */
async function differenceHash(file: string): Promise<boolean[]> {
  const { data } = await sharp(file)
    .grayscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: 64 }, (_, bit) => {
    const cell = Math.floor(bit / 8) * 9 + (bit % 8);
    return (data[cell] ?? 0) > (data[cell + 1] ?? 0);
  });
}
