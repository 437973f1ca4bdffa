import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** What a phone's camera reads in a picture; undefined where it finds no code. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
