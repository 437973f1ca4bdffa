/**
 * Draws the pictures and icons of the second company (tests/second-company/), which are too many to commit for a test:
 * plain gradients under the names that its pages ask for. Draws only what is not there yet.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { allPages } from '#app/content/collections.ts';
import { openCompany } from '#app/content/company.ts';
import { hexColor } from '#app/content/hex-color.ts';
import { picturePath, pictureWidths, portraitWidths, socialPicturePath } from '#app/paths.ts';
import { icoFile } from '#brand/icons/ico-file.ts';
import { inBatches } from '#build/in-batches.ts';

const folder = 'tests/second-company';

const company = openCompany(folder);
const pages = allPages(company);
const { colors, mark } = company.tokens;

const drawings = new Map<string, () => Promise<Uint8Array | string>>();
for (const { path, picture } of pages) {
  addPicture(picture.name, pictureWidths, 9 / 16);
  if (picture.portrait !== undefined) addPicture(picture.portrait, portraitWidths, 4 / 3);
  drawings.set(socialPicturePath(path), socialPicture);
}
drawings.set(socialPicturePath(), socialPicture);
drawings.set('/favicon.svg', async () => markOnTile(32, mark.smallPath));
drawings.set('/favicon.ico', async () => icoFile([{ size: 32, png: await icon(32) }]));
drawings.set('/icons/apple-touch-icon.png', () => icon(180));
drawings.set('/icons/icon-192.png', () => icon(192));
drawings.set('/icons/icon-512.png', () => icon(512));
drawings.set('/icons/icon-maskable-512.png', () => icon(512));

await inBatches([...drawings], async ([path, draw]) => {
  const file = join(folder, 'public', path);
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await draw());
});

/** A picture in all its sizes, each in both formats. */
function addPicture(name: string, widths: readonly number[], proportion: number) {
  for (const width of widths) {
    const picture = () => gradient(width, Math.round(width * proportion));
    drawings.set(picturePath(name, width, 'webp'), () => picture().webp().toBuffer());
    drawings.set(picturePath(name, width, 'avif'), () => picture().avif({ effort: 0 }).toBuffer());
  }
}

function socialPicture(): Promise<Uint8Array> {
  return gradient(1200, 630).jpeg().toBuffer();
}

function gradient(width: number, height: number) {
  const stops = `<stop stop-color="${hexColor(colors.picture)}"/><stop offset="1" stop-color="${hexColor(colors.deep)}"/>`;
  return drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" y2="1">${stops}</linearGradient><path fill="url(#g)" d="M0 0h${width}v${height}H0z"/></svg>`,
  );
}

function icon(size: number): Promise<Uint8Array> {
  return drawn(markOnTile(size, mark.path)).png().toBuffer();
}

/** The mark in the middle of its ground, with room around it for launchers that cut icons round. */
function markOnTile(size: number, path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-8 -8 48 48"><path fill="${hexColor(colors.night)}" d="M-8-8h48v48H-8z"/><path fill="${hexColor(colors['on-night'])}" d="${path}"/></svg>`;
}

function drawn(svg: string) {
  return sharp(Buffer.from(svg));
}
