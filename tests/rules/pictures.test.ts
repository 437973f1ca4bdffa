import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { defaultMetadata } from '#app/content/default-metadata.ts';
import { allPages } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';
import { picturePath, pictureWidths, portraitWidths, servicePicture } from '#app/paths.ts';

const images = join(import.meta.dirname, '../../public');

const filesOf = (name: string) =>
  (['webp', 'avif'] as const).flatMap((format) =>
    pictureWidths.map((width) => picturePath(name, width, format)),
  );

const needed = [
  ...allPages().map(({ picture }) => picture.name),
  ...services.flatMap(({ name }) => [
    servicePicture(name),
    ...areas.map(({ slug }) => servicePicture(name, slug)),
  ]),
  defaultMetadata.picture.name,
  'hero-emergency',
];

test('every page, service and area has its picture, in every size and format', () => {
  const missing = [...new Set(needed)].flatMap(filesOf).filter((file) => !existsSync(join(images, file)));
  expect(
    missing,
    'Make the picture with art/ (see its README) and write its files to public/images with art/encode.ts.',
  ).toEqual([]);
});

/** Kilobytes that a picture may weigh as AVIF, by its width; as WebP 1.7 times that. */
const budgets: Record<number, number> = { 480: 13, 800: 25, 900: 45, 1200: 45, 1600: 90, 2400: 120 };

test('every picture is light enough for its size', () => {
  const files = globSync('*.{avif,webp}', { cwd: join(images, 'images') });
  expect(files.length).toBeGreaterThan(800);
  const heavy = files.filter((file) => {
    // The address without a width is the widest WebP.
    const width = Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? 1600);
    const budget = budgets[width];
    if (budget === undefined) throw new Error(`${file}: there is no budget for a width of ${width} pixels.`);
    return statSync(join(images, 'images', file)).size > budget * 1000 * (file.endsWith('.webp') ? 1.7 : 1);
  });
  expect(heavy, 'Encode these again: node art/encode.ts <name>.').toEqual([]);
});

test('all pictures together are lighter than 60 megabytes', () => {
  const files = globSync('{images,social}/*', { cwd: images });
  const size = files.reduce((sum, file) => sum + statSync(join(images, file)).size, 0);
  expect(size).toBeGreaterThan(10_000_000);
  expect(size).toBeLessThan(60_000_000);
});

describe('each picture of a subject differs from every other by more than its tint:', () => {
  const subjects = [
    ...services.map(({ name }) => [
      servicePicture(name),
      ...areas.map(({ slug }) => servicePicture(name, slug)),
    ]),
    [...new Set(needed)].filter((name) => name.startsWith('hero-')),
  ];

  test.each(subjects.map((names) => [names[0] ?? '', names] as const))('%s', async (_, names) => {
    expect(names.length).toBeGreaterThanOrEqual(15);
    const hashes = await Promise.all(
      names.map(async (name) => ({
        name,
        hash: await differenceHash(join(images, picturePath(name, 480, 'webp'))),
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

test('the upright cut of the home picture is there in every size', () => {
  const missing = portraitWidths
    .flatMap((width) =>
      (['webp', 'avif'] as const).map((format) => picturePath('hero-home-tall', width, format)),
    )
    .filter((file) => !existsSync(join(images, file)));
  expect(missing).toEqual([]);
});
