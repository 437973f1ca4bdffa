import sharp from 'sharp';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { doorRules, phoneQrCodeStyles } from '#build/plugins/generated-styles.ts';
import { readCode } from '#tests/qr-code.ts';

test('every house says where its door is', () => {
  const hut = { left: 30, top: 40, width: 25, height: 30 };
  expect(doorRules({ doorPlaces: { hut } })).toMatch(
    /\[data-house='hut'\][^{]+\{\s*--door-left: 30;\s*--door-top: 40;\s*--door-width: 25;\s*--door-height: 30;/,
  );
});

test('the code on printed pages dials the company', async () => {
  const drawing = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(phoneQrCodeStyles(site.phone))?.[1] ?? '';
  const picture = sharp(Buffer.from(decodeURIComponent(drawing)), { density: 300 }).flatten({
    background: 'white',
  });
  expect(await readCode(await picture.png().toBuffer())).toBe('tel:+15125550187');
});
