import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeWithin, type Output, outputsFor } from '#art/encode-picture.ts';
import { picturePath } from '#app/paths.ts';

/**
 * From now on, this program reads no pictures but in the formats of photographs, under any file name: vector graphics and
 * animations can take any time and memory.
 */
export function readOnlyPhotographs() {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  });
}

/** The part of a photograph that is shown, in its pixels. */
type Cut = Record<'left' | 'top' | 'width' | 'height', number>;

/** A cut that is smaller than this share of its picture would look blurred. */
const sharpEnough = 0.6;
/** How much photographs are softened, by steps, until grain and leaves fit the weight that a page can bear. */
const softenings = [0, 0.6, 1, 1.6, 2.4];
/** Of the encoders: as good as the studio's, in a time that somebody waits. */
const effort = 3;

async function sizeOf(folder: string, name: string): Promise<{ width: number; height: number }> {
  const files = [2400, 1600, 900].map((width) => join(folder, 'public', picturePath(name, width, 'webp')));
  const largest = files.find((file) => existsSync(file));
  if (largest !== undefined) return await sharp(largest).metadata();
  if (name.endsWith('-tall')) return { width: 900, height: 1200 };
  return name === 'hero-home' ? { width: 2400, height: 1350 } : { width: 1600, height: 900 };
}

/** Takes a photograph as it is: of what has no room in its place, the edges are cut away. */
export async function takePicture(folder: string, name: string, photograph: Uint8Array) {
  const target = await sizeOf(folder, name);
  const { autoOrient: size } = await sharp(photograph).metadata();
  const scale = Math.min(size.width / target.width, size.height / target.height);
  const [width, height] = [Math.floor(target.width * scale), Math.floor(target.height * scale)];
  const [left, top] = [Math.floor((size.width - width) / 2), Math.floor((size.height - height) / 2)];
  const files = await pictureFiles(folder, name, photograph, { left, top, width, height });
  await mkdir(join(folder, 'public/images'), { recursive: true });
  for (const { file, content } of files) await writeFile(join(folder, file), content);
}

/** The website's files of a photograph, by the same rules as the studio's pictures. */
export async function pictureFiles(folder: string, name: string, photograph: Uint8Array, cut: Cut) {
  const { width, height } = await sizeOf(folder, name);
  if (cut.width < width * sharpEnough)
    throw new Error(
      `The part that would be shown is ${cut.width} pixels across, and ${Math.ceil(width * sharpEnough)} are needed to look sharp. Take a larger photograph, or show more of it.`,
    );
  // Nothing of what the camera knows of place and time goes along: sharp drops it unless asked.
  const master = await sharp(photograph, { limitInputPixels: 100_000_000 })
    .autoOrient()
    .extract(cut)
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Error(
        'The photograph can’t be read, or is too large. Use JPEG, PNG, WebP or AVIF of at most 100 million pixels. An iPhone’s HEIC file has to be exported as JPEG first.',
        { cause },
      );
    });
  const files = [];
  for (const output of await outputsFor(name, master)) files.push(await encode(master, output));
  return files;
}

/** The fewest softening steps that meet the budget. */
async function encode(master: Buffer, output: Output) {
  for (const sigma of softenings) {
    const softened = sigma === 0 ? master : await sharp(master).blur(sigma).png().toBuffer();
    const content = await encodeWithin(softened, output, effort).catch(() => undefined);
    if (content !== undefined) return { file: `public/images/${output.file}`, content };
  }
  throw new Error(
    'The photograph holds too much fine detail for a page that loads fast. Choose a calmer background.',
  );
}
