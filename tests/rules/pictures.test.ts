import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { defaultMetadata } from '#app/content/default-metadata.ts';
import { allPages } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';
import { picturePath, pictureWidths, servicePicture } from '#app/paths.ts';

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
