import sharp from 'sharp';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { letterheadStyles } from '#build/plugins/letterhead.ts';
import { readCode } from '#tests/qr-code.ts';

test('the code on printed pages dials the company', async () => {
  const drawing = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(letterheadStyles(site))?.[1] ?? '';
  const picture = sharp(Buffer.from(decodeURIComponent(drawing)), { density: 300 }).flatten({
    background: 'white',
  });
  expect(await readCode(await picture.png().toBuffer())).toBe('tel:+15125550187');
});

test('every sheet says at its foot whom to call', () => {
  expect(letterheadStyles(site)).toContain('content: "Bluebonnet Plumbing · (512) 555-0187"');
});

test('a legal name and a license stand in the letterhead; without them, nothing does', () => {
  expect(letterheadStyles(site)).not.toContain('--imprint');
  const named = { ...site, legalName: 'Bluebonnet "Blue" Plumbing, LLC', license: 'License M-1' };
  expect(letterheadStyles(named)).toContain(
    String.raw`--imprint: "Bluebonnet \"Blue\" Plumbing, LLC · License M-1";`,
  );
});
