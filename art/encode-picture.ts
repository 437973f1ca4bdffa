import sharp from 'sharp';
import { formatsOf } from '#app/paths.ts';

/*
 * How a picture becomes the files that the website serves, each within its weight budget: for the studio's pictures
 * (encode.ts) and for the owner's photographs (cms/records/pictures.ts).
 */

type Format = 'avif' | 'webp';

export interface Output {
  file: string;
  width: number;
  format: Format;
  /** Largest permitted size in bytes. */
  budget: number;
}

export const kilobyte = 1000;
/** A WebP may weigh this much more than the AVIF of the same width. */
const webpAllowance = 1.7;

/** AVIF budgets in kilobytes by width. */
const serviceBudget: Record<number, number> = { 480: 13, 800: 25, 1200: 45, 1600: 80 };
const heroBudget: Record<number, number> = { 480: 13, 800: 25, 1200: 45, 1600: 90, 2400: 120 };

/** Of an upright one, a phone's first picture: up to about 28 it comes in the connection's second round trip after its page. */
const uprightBudget: Record<number, number> = { 480: 8.6, 900: 26 };

/** Of the door chooser: a house's whole picture, and a door to lie over it. */
const plateBudget: Record<number, number> = { 800: 25, 1600: 60, 2400: 60 };
const cutOutBudget: Record<number, number> = { 400: 5, 800: 12 };

/** Qualities to try, best first. */
const qualities: Record<Format, number[]> = {
  avif: [54, 50, 46, 42, 38, 35, 32, 29, 26, 23, 20],
  webp: [78, 74, 70, 65, 60, 54, 48, 42, 36, 30, 25, 20],
};

/** The files to be written for one picture: an upright one is for phones, a wide one for large screens, too. */
export async function outputsFor(name: string, master: Buffer): Promise<Output[]> {
  const { width, height, hasAlpha } = await sharp(master).metadata();
  const isDoor = name.startsWith('doors/');
  const wide = width > 1600 ? [480, 800, 1200, 1600, 2400] : [480, 800, 1200, 1600];
  const ofDoor = hasAlpha ? cutOutBudget : plateBudget;
  const upright = !isDoor && width < height;
  const ofPage = upright ? uprightBudget : name.startsWith('hero-') ? heroBudget : serviceBudget;
  const budgets = isDoor ? ofDoor : ofPage;
  const widths = isDoor || upright ? Object.keys(budgets).map(Number) : wide;
  return widths.flatMap((width) => {
    const kilobytes = budgets[width];
    if (kilobytes === undefined) throw new Error(`no budget for ${width} px`);
    return formatsOf(name).map((format) => ({
      // The address without a width is the 1600 px WebP; pictures of doors have none.
      file: format === 'webp' && width === 1600 && !isDoor ? `${name}.webp` : `${name}-${width}.${format}`,
      width,
      format,
      budget: kilobytes * kilobyte * (format === 'webp' ? webpAllowance : 1),
    }));
  });
}

/** Encodes one size, lowering the quality step by step until it is within budget. */
export async function encodeWithin(master: Buffer, output: Output, effort: number): Promise<Buffer> {
  const pixels = await sharp(master)
    .resize({ width: output.width, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of qualities[output.format]) {
    const image = sharp(pixels.data, { raw: { width, height, channels } });
    const encoded =
      output.format === 'avif'
        ? await image.avif({ quality, effort: Math.min(effort, 9), chromaSubsampling: '4:2:0' }).toBuffer()
        : await image.webp({ quality, effort: Math.min(effort, 6), smartSubsample: true }).toBuffer();
    if (encoded.length <= output.budget) return encoded;
    smallest = Math.min(smallest, encoded.length);
  }
  throw new Error(
    `${output.file}: ${Math.round(smallest / kilobyte)} KB at the lowest quality, ` +
      `but at most ${Math.round(output.budget / kilobyte)} KB are allowed; the master holds too much grain or detail`,
  );
}
