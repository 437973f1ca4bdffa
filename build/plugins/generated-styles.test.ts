import sharp from 'sharp';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { doorRules, jammingDoorStyles, phoneQrCodeStyles } from '#build/plugins/generated-styles.ts';
import { readCode } from '#tests/qr-code.ts';

test('every house says where its door is', () => {
  const hut = { left: 30, top: 40, width: 25, height: 30 };
  expect(doorRules({ doorPlaces: { hut } })).toMatch(
    /\[data-house='hut'\][^{]+\{\s*--door-left: 30;\s*--door-top: 40;\s*--door-width: 25;\s*--door-height: 30;/,
  );
});

test('a company whose picture has no door to jam has no styles for one', () => {
  const css = "@import './a.css';\n@import '../jamming-door.css' layer(utilities);\n@import './b.css';\n";
  expect(jammingDoorStyles(css, { jammingDoor: undefined })).toBe("@import './a.css';\n@import './b.css';\n");
});

test('the code on printed pages dials the company', async () => {
  const drawing = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(phoneQrCodeStyles(site.phone))?.[1] ?? '';
  const picture = sharp(Buffer.from(decodeURIComponent(drawing)), { density: 300 }).flatten({
    background: 'white',
  });
  expect(await readCode(await picture.png().toBuffer())).toBe('tel:+15125550187');
});
