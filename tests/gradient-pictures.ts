import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import type { Picture } from '#content/pictures.ts';
import { openCompany } from '#content/validate/validate.ts';
import { writeFiles } from '#tests/write-files.ts';
import { formatsOf, picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';

/** Writes pictures for tests into a company's folder: plain gradients in its colors, in every size and format. Those that are there stay. */
export async function writeGradients(folder: string, { tokens }: Company, pictures: readonly Picture[]) {
  const { picture: light, deep } = tokens.colors;
  const stops = `<stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>`;
  const written = pictures.flatMap(filesOf).map(async ({ path, width, height, format }) => {
    const file = join(folder, 'public', path);
    if (existsSync(file)) return;
    await mkdir(dirname(file), { recursive: true });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" y2="1">${stops}</linearGradient><path fill="url(#g)" d="M0 0h${width}v${height}H0z"/></svg>`;
    const picture = sharp(Buffer.from(drawing)).toFormat(format, format === 'avif' ? { effort: 0 } : {});
    await writeFile(file, await picture.toBuffer());
  });
  await Promise.all(written);
}

/** Writes a folder of photographs, as an owner brings them for a new company: their names say what they show. */
export async function writePhotographs(folder: string, names: readonly string[]) {
  await mkdir(folder);
  const plain = { width: 2000, height: 1500, channels: 3, background: 'gray' } as const;
  for (const name of names)
    await sharp({ create: plain })
      .jpeg()
      .toFile(join(folder, `${name}.jpg`));
}

/** Writes a file for every size of every picture that a company's pages show. Their content does not matter. */
export function writeEmptyPictures(folder: string) {
  const files = allPages(openCompany(folder)).flatMap(({ picture }) => filesOf(picture));
  writeFiles(join(folder, 'public'), Object.fromEntries(files.map(({ path }) => [path, path])));
}

/** A picture's files: all its sizes, and those of its upright cut, each in both formats. */
function filesOf({ name, portrait, night }: Picture) {
  const sizes = [
    { name, widths: portrait === undefined ? pictureWidths : wideWidths, proportion: 9 / 16 },
    ...(portrait === undefined ? [] : [{ name: portrait, widths: portraitWidths, proportion: 4 / 3 }]),
    ...(night === undefined ? [] : [{ name: night, widths: pictureWidths, proportion: 9 / 16 }]),
  ];
  return sizes.flatMap(({ name, widths, proportion }) =>
    widths.flatMap((width) =>
      formatsOf(name).map((format) => ({
        path: picturePath(name, width, format),
        width,
        height: Math.round(width * proportion),
        format,
      })),
    ),
  );
}
