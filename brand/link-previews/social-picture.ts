import { createHash } from 'node:crypto';

/** Previews load quickly, and no network refuses the file. */
export const maxBytes = 90_000;
/** JPEG qualities, from the best to the least that is still clean. */
export const qualities = [82, 76, 70, 64, 58];
export const settings = { mozjpeg: true, chromaSubsampling: '4:4:4' };

/** Changes with anything that a social picture is made of: its document holds the typefaces and the picture, too. */
export function fingerprint(html: string): string {
  const encoding = JSON.stringify({ maxBytes, qualities, settings });
  return createHash('sha256').update(html).update(encoding).digest('hex').slice(0, 20);
}
