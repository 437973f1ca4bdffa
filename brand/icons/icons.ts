/**
 * Draws the icons and the logo files of public/ from the header's mark, the brand and the site's colors.
 * The results are committed; run `npm run icons` again after changing one of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { site } from '#app/site.ts';
import { colorToken } from '#brand/design-tokens.ts';
import { icoFile } from '#brand/icons/ico-file.ts';
import { logo, mark, placedMark, smallMark } from '#brand/icons/logo.ts';
import { openTypeface } from '#brand/typefaces/typeface.ts';

const ink = colorToken('night');
const fog = colorToken('on-night');

await Promise.all([
  write('favicon.svg', favicon()),
  write('favicon.ico', icoFile(await Promise.all([tab(16), tab(32), tab(48)]))),
  // On the home screen of a phone, which rounds the corners itself.
  write('icons/apple-touch-icon.png', await png(180, tile({ markShare: 0.62 }))),
  write('icons/icon-192.png', await png(192, tile({ markShare: 0.66, corner: 0.16 }))),
  write('icons/icon-512.png', await png(512, tile({ markShare: 0.66, corner: 0.16 }))),
  // Launchers cut this one into any shape; what matters stays in the circle of 80 % (W3C, App Manifest: safe zone).
  write('icons/icon-maskable-512.png', await png(512, tile({ markShare: 0.58 }))),
  write('icons/logo.svg', await logoFile(ink)),
  write('icons/logo-on-dark.svg', await logoFile(fog)),
]);

/** The mark alone, dark on light tabs and light on dark ones. */
function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${fog}}}</style><path d="${smallMark}"/></svg>\n`;
}

/** The mark on a tile, its corners rounded by a share of the side. */
function tile({ markShare, corner = 0 }: { markShare: number; corner?: number }): string {
  const size = 512;
  const place = { x: (size * (1 - markShare)) / 2, y: (size * (1 - markShare)) / 2, size: size * markShare };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${ink}"/><g fill="${fog}">${placedMark(mark, place)}</g></svg>`;
}

/** For browsers that show no SVG: they don't tell light from dark, so the mark brings its ground. */
async function tab(size: number): Promise<{ size: number; png: Uint8Array }> {
  const path = size === 16 ? smallMark : mark;
  const share = size === 16 ? 1 : 0.78;
  const place = { x: (32 * (1 - share)) / 2, y: (32 * (1 - share)) / 2, size: 32 * share };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="${ink}"/><g fill="${fog}">${placedMark(path, place)}</g></svg>`;
  return { size, png: await png(size, svg) };
}

async function logoFile(color: string): Promise<string> {
  const typefaces = {
    display: await openTypeface('bricolage-grotesque'),
    text: await openTypeface('instrument-sans', 500),
  };
  const width = 400;
  const { svg, height } = logo(site.brand, width, typefaces);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" fill="${color}">${svg}</svg>\n`;
}

function png(size: number, svg: string): Promise<Uint8Array> {
  // Drawn at its own size rather than drawn small and blown up.
  const density = (72 * size) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

async function write(name: string, content: string | Uint8Array): Promise<void> {
  const file = join('public', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
