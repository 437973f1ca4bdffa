/**
 * Puts the first screens of every kind of page on sheets, by day and by night, at six widths from left to right:
 * `npm run screens`, after a build. They are for looking at, and say nothing that a test does not.
 */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { pageOfEachKind } from '#bench/pages.ts';
import { siteServer } from '#host/site-server.ts';
import { chromiumPath } from '#setup/chromium.ts';

const widths = [360, 390, 768, 1024, 1440, 1920];
const schemes = ['light', 'dark'] as const;
/** From the top of each page, so many pixels are shown, at this share of their size. */
const height = 1700;
const share = 0.3;
const gap = 12;
const folder = 'docs/look';

const shown = [...pageOfEachKind, { name: 'Not found', path: '/no-such-page' }];

const server = siteServer(['dist/site']).listen(0);
await once(server, 'listening');
// A server that listens at a port has an address of this kind.
const { port } = server.address() as AddressInfo;
const executablePath = await chromiumPath();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
await mkdir(folder, { recursive: true });
for (const colorScheme of schemes) {
  const screens = new Map<string, Buffer[]>(shown.map(({ name }) => [name, []]));
  for (const width of widths) {
    for (const { name, path } of shown)
      screens.get(name)?.push(await screen(browser, { path, width, colorScheme }));
  }
  for (const [name, pictures] of screens) {
    const file = `${name.toLowerCase().replaceAll(' ', '-')}-${colorScheme === 'light' ? 'day' : 'night'}.webp`;
    await sheet(pictures, join(folder, file));
  }
}
await browser.close();
server.close();
console.log(`${shown.length * schemes.length} sheets written to ${folder}.`);

/** The top of a page as a visitor with such a screen sees it, made smaller. */
async function screen(
  browser: Browser,
  { path, width, colorScheme }: { path: string; width: number; colorScheme: 'light' | 'dark' },
): Promise<Buffer> {
  const isPhone = width < 640;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  const taken = await page.screenshot();
  await page.close();
  return sharp(taken)
    .resize({ width: Math.round(width * share) })
    .toBuffer();
}

/** Pictures beside each other. */
async function sheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const sizes = widths.map((width) => Math.round(width * share));
  const left = (index: number) => sizes.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
  await sharp({
    create: {
      width: left(sizes.length) - gap,
      height: Math.round(height * share),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(pictures.map((input, index) => ({ input, left: left(index), top: 0 })))
    .webp({ quality: 72 })
    .toFile(file);
}
