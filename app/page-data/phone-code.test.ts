import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PhoneCode, phoneCode } from '#app/page-data/phone-code.ts';
import { readCode } from '#tests/qr-code.ts';

/** A code as a screen shows it, with so many pixels a side. */
const drawn = ({ size, path }: PhoneCode, pixels: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

test.each(['tel:+15125550187', 'tel:+12025550123', 'tel:+19995550100'] as const)(
  'of %s, a code reads as exactly that',
  async (href) => {
    expect(await readCode(await drawn(phoneCode(href), 264))).toBe(href);
    expect(await readCode(await drawn(phoneCode(href), 100))).toBe(href);
  },
);
