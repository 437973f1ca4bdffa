import { createHash } from 'node:crypto';

/** Previews load quickly, and no network refuses the file. */
export const maxBytes = 90_000;
/** JPEG qualities, from the best to the least that is still clean. */
const qualities = [82, 76, 70, 64, 58];
const settings = { mozjpeg: true, chromaSubsampling: '4:4:4' };

/** Changes with anything that a social picture is made of: its document holds the typefaces and the picture, too. */
export function fingerprint(html: string): string {
  const encoding = JSON.stringify({ maxBytes, qualities, settings });
  return createHash('sha256').update(html).update(encoding).digest('hex').slice(0, 20);
}

/** A drawing as JPEG, at the first quality that keeps it light. */
export async function encode(drawing: Uint8Array): Promise<Uint8Array> {
  // Only tests and the programs that draw have this package: the check, which every build runs, only reads fingerprints.
  const { default: sharp } = await import('sharp');
  for (const quality of qualities) {
    const file = await sharp(drawing)
      .jpeg({ ...settings, quality })
      .toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(
    `A social picture is larger than ${maxBytes} bytes even at quality ${qualities.at(-1)}: its picture is too noisy. Denoise it, or allow a lower quality in brand/link-previews/social-picture.ts.`,
  );
}
