import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { phoneDisplay, site } from '#app/site.ts';
import type { SocialPage } from '#brand/link-previews/social-pages.ts';
import { createSocialLayout, pictureHeight, socialSize } from '#brand/link-previews/social-layout.ts';

/** Previews load quickly, and no network refuses the file. */
export const maxBytes = 90_000;
/** JPEG qualities, from the best to the least that is still clean. */
const qualities = [82, 76, 70, 64, 58];

/** Where the middle of what is shown lies, by picture: 0 is its top, 1 its foot. Parts hang high, doors stand low. */
function focusOf(picture: string): number {
  return /garage-door-(?:springs-repair|opener-repair|cable-repair|maintenance)/.test(picture) ? 0.33 : 0.6;
}

export interface SocialPicture {
  /** Changes with anything that the picture is made of. */
  fingerprint: string;
  encode(): Promise<Uint8Array>;
}

/** Sets a page's title, the brand and the phone under the page's picture. */
export async function createSocialPictures(): Promise<
  (page: Omit<SocialPage, 'path'>, picture: Uint8Array) => SocialPicture
> {
  const layout = await createSocialLayout(site.brand, phoneDisplay);
  return ({ title, picture: name }, picture) => {
    const focus = focusOf(name);
    const words = layout.draw(title);
    const settings = JSON.stringify({ maxBytes, qualities, focus, pictureHeight });
    return {
      fingerprint: createHash('sha256')
        .update(words)
        .update(settings)
        .update(picture)
        .digest('hex')
        .slice(0, 20),
      encode: () => encode(words, picture, focus),
    };
  };
}

async function encode(words: string, picture: Uint8Array, focus: number): Promise<Uint8Array> {
  const { width, height } = socialSize;
  const { width: sourceWidth, height: sourceHeight } = await sharp(picture).metadata();
  const full = Math.round((sourceHeight * width) / sourceWidth);
  const top = Math.round(Math.min(full - pictureHeight, Math.max(0, full * focus - pictureHeight / 2)));
  const composed = await sharp(picture)
    .resize(width, full, { kernel: 'lanczos3' })
    .extract({ left: 0, top, width, height: pictureHeight })
    .extend({ bottom: height - pictureHeight })
    .composite([{ input: Buffer.from(words) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of qualities) {
    const file = await sharp(composed, { raw: { width, height, channels: 3 } })
      .jpeg({ mozjpeg: true, quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(
    `A social picture is larger than ${maxBytes} bytes even at quality ${qualities.at(-1)}: its picture is too noisy. Denoise it, or allow a lower quality in brand/link-previews/social-picture.ts.`,
  );
}
