/**
 * Draws the icons and the logo files of the company's public/ from the company's mark, its name and the site's colors.
 * The results are committed; run `npm run draw` again after changing one of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { companyFolder } from '#content/company-folder.ts';
import { openCompany } from '#content/validate/validate.ts';
import { show, withDrawingPage } from '#brand/drawing/drawing-page.ts';
import type { DrawingColor } from '#brand/drawing/html-document.ts';
import { icoFile } from '#brand/icons/ico-file.ts';
import { logoDocument } from '#brand/icons/logo.ts';
import { logoFingerprint, logoRecord } from '#brand/icons/outdated-logo.ts';
import { identityOf } from '#brand/identity.ts';

const company = openCompany();
const identity = identityOf(company);
const { mark, colors } = identity;
const ink = colors.night;
const fog = colors['on-night'];

await Promise.all([
  write('favicon.svg', favicon()),
  write('favicon.ico', icoFile(await Promise.all([tab(16), tab(32), tab(48)]))),
  // On the home screen of a phone, which rounds the corners itself.
  write('icons/apple-touch-icon.png', await png(tile(180, { markShare: 0.62 }))),
  write('icons/icon-192.png', await png(tile(192, { markShare: 0.66, corner: 0.16 }))),
  write('icons/icon-512.png', await png(tile(512, { markShare: 0.66, corner: 0.16 }))),
  // Launchers cut this one into any shape; what matters stays in the circle of 80 % (W3C, App Manifest: safe zone).
  write('icons/icon-maskable-512.png', await png(tile(512, { markShare: 0.58 }))),
]);

// For letterheads and the like: nothing on the site shows them.
await withDrawingPage({ width: 1600, height: 400 }, async (page) => {
  await write('icons/logo.png', await logoFile(page, 'night'));
  await write('icons/logo-on-dark.png', await logoFile(page, 'on-night'));
});

await writeFile(
  logoRecord(companyFolder),
  `${JSON.stringify({ drawnFrom: logoFingerprint(company) }, undefined, 2)}\n`,
);

/** The mark alone, dark on light tabs and light on dark ones. */
function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${fog}}}</style><path d="${mark.smallPath}"/></svg>\n`;
}

/** The mark on a tile of `size` pixels, its corners rounded by a share of the side. */
function tile(size: number, { markShare, corner = 0 }: { markShare: number; corner?: number }): string {
  return markOnGround(size, mark.path, { share: markShare, corner });
}

/** For browsers that show no SVG: they don't tell light from dark, so the mark brings its ground. */
async function tab(size: number): Promise<{ size: number; png: Uint8Array }> {
  const svg =
    size === 16
      ? markOnGround(size, mark.smallPath, { share: 1, corner: 0.125 })
      : markOnGround(size, mark.path, { share: 0.78, corner: 0.125 });
  return { size, png: await png(svg) };
}

/** A path of the mark in the middle of a ground of `size` pixels. `share` and `corner` are shares of the side. */
function markOnGround(size: number, path: string, { share, corner }: { share: number; corner: number }) {
  // All in the units of the mark, 32 a side.
  const edge = 16 * (1 - share);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${32 * corner}" fill="${ink}"/><path transform="translate(${edge} ${edge}) scale(${share})" d="${path}" fill="${fog}"/></svg>`;
}

function png(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

async function logoFile(page: Page, color: DrawingColor): Promise<Uint8Array> {
  await show(page, logoDocument(identity, color));
  const drawing = await page.locator('body').screenshot({ omitBackground: true });
  return sharp(drawing).png({ compressionLevel: 9 }).toBuffer();
}

async function write(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(companyFolder, 'public', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
