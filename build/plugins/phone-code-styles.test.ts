import sharp from 'sharp';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { phoneCodeStyles } from '#build/plugins/generated-styles.ts';
import { readCode } from '#tests/qr-code.ts';

test('the code on printed pages dials the company', async () => {
  const drawing = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(phoneCodeStyles(site.phone))?.[1] ?? '';
  const picture = sharp(Buffer.from(decodeURIComponent(drawing)), { density: 300 }).flatten({
    background: 'white',
  });
  expect(await readCode(await picture.png().toBuffer())).toBe('tel:+15125550187');
});
