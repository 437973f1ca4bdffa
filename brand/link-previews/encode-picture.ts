import sharp from 'sharp';
import { maxBytes, qualities, settings } from '#brand/link-previews/social-picture.ts';

export async function encode(drawing: Uint8Array): Promise<Uint8Array> {
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
