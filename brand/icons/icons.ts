import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoFile } from '#brand/icons/ico-file.ts';
import type { Identity } from '#brand/identity.ts';

type Colors = Identity['colors'];

export async function drawIcons({ mark, colors }: Identity, folder: string) {
  const png = (size: number, markShare: number, corner = 0, path = mark.path) =>
    sharp(Buffer.from(tile(path, colors, { size, markShare, corner })))
      .png({ compressionLevel: 9 })
      .toBuffer();
  const files: Record<string, string | Uint8Array> = {
    'favicon.svg': favicon(mark.smallPath, colors),
    'favicon.ico': icoFile([
      { size: 16, png: await png(16, 1, 0.125, mark.smallPath) },
      { size: 32, png: await png(32, 0.78, 0.125) },
      { size: 48, png: await png(48, 0.78, 0.125) },
    ]),
    // On the home screen of a phone, which rounds the corners itself.
    'icons/apple-touch-icon.png': await png(180, 0.62),
    'icons/icon-192.png': await png(192, 0.66, 0.16),
    'icons/icon-512.png': await png(512, 0.66, 0.16),
    // Launchers cut this one into any shape; what matters stays in the circle of 80 % (W3C, App Manifest: safe zone).
    'icons/icon-maskable-512.png': await png(512, 0.58),
  };
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

/** The mark alone, dark on light tabs and light on dark ones. */
function favicon(path: string, colors: Colors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${colors.night}}@media(prefers-color-scheme:dark){path{fill:${colors['on-night']}}}</style><path d="${path}"/></svg>\n`;
}

/** The mark in the middle of a tile, which gives it a ground that never changes. The mark and the corners are shares of a side. */
function tile(
  path: string,
  colors: Colors,
  { size, markShare, corner }: { size: number; markShare: number; corner: number },
): string {
  // All in the units of the mark, 32 a side.
  const edge = 16 * (1 - markShare);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${32 * corner}" fill="${colors.night}"/><path transform="translate(${edge} ${edge}) scale(${markShare})" d="${path}" fill="${colors['on-night']}"/></svg>`;
}
