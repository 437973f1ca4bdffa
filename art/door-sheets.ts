/** Puts every door that the chooser offers on its house, one sheet a house, for looking at them side by side: `npm run sheets`. */
import { globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, parse as parsePath } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { companyFolder } from '#app/content/company-folder.ts';

const cell = { width: 600, height: 258 };
const columns = 3;
const folder = 'docs/look';
const images = join(companyFolder, 'public/images/doors');

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

// Written by us or by the studio; the site's build checks the fields of each.
const read = (file: string): unknown => parse(readFileSync(join(companyFolder, file), 'utf8'));
const places = read('door-places.yaml') as Record<string, Place>;
const designs = globSync('door-designs/*.yaml', { cwd: companyFolder })
  .map((file) => ({
    design: parsePath(file).name,
    ...(read(file) as { order: number; finishes: string[] }),
  }))
  .sort((one, other) => one.order - other.order);
const doors = designs.flatMap(({ design, finishes }) => finishes.map((finish) => `${design}-${finish}`));

/** A house with this door, as a page shows it: the cut-out laid over its place on the picture. */
async function withDoor(house: string, door: string, { left, top, width, height }: Place): Promise<Buffer> {
  const picture = await sharp(join(images, `${house}-1600.webp`)).toBuffer({ resolveWithObject: true });
  const { info } = picture;
  const cutOut = await sharp(join(images, `${house}-${door}-800.webp`))
    .resize({
      width: Math.round((width / 100) * info.width),
      height: Math.round((height / 100) * info.height),
      fit: 'fill',
    })
    .toBuffer();
  const whole = await sharp(picture.data)
    .composite([
      {
        input: cutOut,
        left: Math.round((left / 100) * info.width),
        top: Math.round((top / 100) * info.height),
      },
    ])
    .toBuffer();
  return sharp(whole).resize(cell.width, cell.height).toBuffer();
}

await mkdir(folder, { recursive: true });
for (const [house, place] of Object.entries(places)) {
  const cells = await Promise.all(
    doors.map(async (door, index) => ({
      input: await withDoor(house, door, place),
      left: (index % columns) * cell.width,
      top: Math.floor(index / columns) * cell.height,
    })),
  );
  const rows = Math.ceil(doors.length / columns);
  await sharp({
    create: {
      width: columns * cell.width,
      height: rows * cell.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .webp({ quality: 62 })
    .toFile(join(folder, `doors-${house}.webp`));
}
console.log(`${Object.keys(places).length} sheets of ${doors.length} doors written to ${folder}.`);
