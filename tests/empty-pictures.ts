import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allPages } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';
import { picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';

/** Writes a file for every size of every picture that a company's pages show. Their content does not matter. */
export function writeEmptyPictures(folder: string): void {
  const pictures = allPages(openCompany(folder)).flatMap(({ picture: { name, portrait } }) => [
    { name, widths: portrait === undefined ? pictureWidths : wideWidths },
    ...(portrait === undefined ? [] : [{ name: portrait, widths: portraitWidths }]),
  ]);
  for (const { name, widths } of pictures)
    for (const format of ['webp', 'avif'] as const)
      for (const width of widths) {
        const file = join(folder, 'public', picturePath(name, width, format));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, name);
      }
}
