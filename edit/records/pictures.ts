import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturePath } from '#app/paths.ts';
import { encodeWithin, type Output, outputsFor } from '#art/encode-picture.ts';

/** What a photograph is cut to: where the middle of the cut lies, and how much closer than the whole picture it is. */
export interface Cut {
  /** From 0, left, to 1, right. */
  across: number;
  /** From 0, top, to 1, foot. */
  down: number;
  /** From 1, as much as fits, to 4. */
  zoom: number;
}

export const middle: Cut = { across: 0.5, down: 0.5, zoom: 1 };

export interface PictureFile {
  /** In the company's folder. */
  file: string;
  content: Buffer;
}

/** The size of a picture that nothing stands in the place of yet. */
const usualSize = { width: 1600, height: 900 };
/** A cut that is smaller than this share of its place would look blurred. */
const sharpEnough = 0.6;
/** How much photographs are softened, by steps, until grain and leaves fit the weight that a page can bear. */
const softenings = [0, 0.6, 1, 1.6, 2.4];
/** Of the encoders: as good as the studio's, in a time that somebody waits. */
const effort = 3;

/** The size of the picture that a photograph takes the place of. */
export async function sizeOf(folder: string, name: string): Promise<{ width: number; height: number }> {
  const files = [2400, 1600, 900].map((width) => join(folder, 'public', picturePath(name, width, 'webp')));
  const largest = files.find((file) => existsSync(file));
  if (largest === undefined) return usualSize;
  const { width, height } = await sharp(largest).metadata();
  return { width, height };
}

/**
 * A photograph as the website's files, cut, resized and converted by the same rules as the studio's pictures.
 * Throws, in words for the owner, what can't be used.
 */
export async function pictureFiles(
  photograph: Buffer,
  name: string,
  size: { width: number; height: number },
  cut: Cut = middle,
): Promise<PictureFile[]> {
  const master = await cutOut(photograph, size, cut);
  const outputs = await outputsFor(name, master);
  const files: PictureFile[] = [];
  for (const output of outputs) {
    files.push({ file: `public/images/${output.file}`, content: await encodeSoftened(master, output) });
  }
  return files;
}

async function cutOut(
  photograph: Buffer,
  size: { width: number; height: number },
  cut: Cut,
): Promise<Buffer> {
  // Phones write down how they were held: turned here once, what follows sees the picture as people do.
  const upright = await sharp(photograph, { failOn: 'error' })
    .autoOrient()
    .toColorspace('srgb')
    .flatten({ background: 'white' })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new Error(
        'That file is no picture that can be read. Use a photograph as JPEG, PNG, WebP or AVIF; on an iPhone, export it as JPEG.',
        { cause: error },
      );
    });
  const { width, height } = await sharp(upright).metadata();
  const area = cutArea({ width, height }, size, cut);
  if (area.width < size.width * sharpEnough) {
    throw new Error(
      `The photograph is too small: the part that would be shown is ${area.width} by ${area.height} pixels, and ${Math.ceil(size.width * sharpEnough)} across are needed to look sharp. Take a larger one, or show more of it.`,
    );
  }
  // Nothing of what the camera knows of place and time goes along: sharp drops it unless asked.
  return await sharp(upright)
    .extract(area)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
}

/** The part of a picture that is shown. */
export function cutArea(
  whole: { width: number; height: number },
  size: { width: number; height: number },
  { across, down, zoom }: Cut,
) {
  const scale = Math.min(whole.width / size.width, whole.height / size.height) / zoom;
  const width = Math.min(whole.width, Math.round(size.width * scale));
  const height = Math.min(whole.height, Math.round(size.height * scale));
  return {
    left: Math.round((whole.width - width) * across),
    top: Math.round((whole.height - height) * down),
    width,
    height,
  };
}

/** Photographs hold more grain than drawn pictures: the fewest softening steps that meet the budget. */
async function encodeSoftened(master: Buffer, output: Output): Promise<Buffer> {
  for (const sigma of softenings) {
    const softened = sigma === 0 ? master : await sharp(master).blur(sigma).png().toBuffer();
    const encoded = await encodeWithin(softened, output, effort).catch(() => undefined);
    if (encoded !== undefined) return encoded;
  }
  throw new Error(
    `The photograph holds too much fine detail for a page that loads fast (${output.file}). Choose one with a calmer background.`,
  );
}
