/**
 * Makes the pictures of the second company (tests/second-company/), which are too many to commit for a test: plain gradients
 * under the names that its pages ask for; its icons and link previews as any company's are made. Makes only what is not there.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { allPages } from '#app/content/collections.ts';
import { openCompany } from '#app/content/company.ts';
import { hexColor } from '#app/content/hex-color.ts';
import { picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';
import { inBatches } from '#build/prerender/in-batches.ts';

const folder = 'tests/second-company';
const company = openCompany(folder);

// Each gets its own picture, also while another stands in for it.
const files = allPages({ ...company, standIns: {} }).flatMap(({ picture: { name, portrait } }) => [
  ...filesOf(name, portrait === undefined ? pictureWidths : wideWidths, 9 / 16),
  ...(portrait === undefined ? [] : filesOf(portrait, portraitWidths, 4 / 3)),
]);
await inBatches(files, async ({ path, width, height, format }) => {
  const file = join(folder, 'public', path);
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  const picture = gradient(width, height).toFormat(format, format === 'avif' ? { effort: 0 } : {});
  await writeFile(file, await picture.toBuffer());
});

if (!existsSync(join(folder, 'public/favicon.svg'))) make('brand/icons/icons.ts');
make('brand/link-previews/social-pictures.ts');

/** A picture's files: all its sizes, each in both formats. */
function filesOf(name: string, widths: readonly number[], proportion: number) {
  return widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      path: picturePath(name, width, format),
      width,
      height: Math.round(width * proportion),
      format,
    })),
  );
}

function gradient(width: number, height: number) {
  const { picture, deep } = company.tokens.colors;
  const stops = `<stop stop-color="${hexColor(picture)}"/><stop offset="1" stop-color="${hexColor(deep)}"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" y2="1">${stops}</linearGradient><path fill="url(#g)" d="M0 0h${width}v${height}H0z"/></svg>`,
    ),
  );
}

function make(program: string) {
  const env = { ...process.env, COMPANY: folder };
  execFileSync(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
