import sharp from 'sharp';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import { doorLooks } from '#app/page-data/door-chooser.ts';
import { doorRules, phoneCodeStyles } from '#build/plugins/generated-styles.ts';
import { withDoors } from '#tests/company-variations.ts';
import { readCode } from '#tests/qr-code.ts';

const looks = doorLooks(withDoors(openCompany()));
if (looks === undefined) throw new Error('The company of this test has no doors to choose from.');
const rules = doorRules(looks);

test('every house says where its door is, every finish has its color', () => {
  expect(rules).toMatch(
    /\[data-house='hut'\][^{]+\{\s*--door-left: 30; --door-top: 40; --door-width: 25; --door-height: 30;/,
  );
  expect(rules).toContain(`[value='red'] ~ .door-swatch { background: #aa0000; }`);
  expect(rules).toMatch(/\[value='green'\] ~ \.door-swatch \{ background: repeating-linear-gradient/);
});

test('the code on printed pages dials the company', async () => {
  const drawing = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(phoneCodeStyles(site.phone))?.[1] ?? '';
  const picture = sharp(Buffer.from(decodeURIComponent(drawing)), { density: 300 }).flatten({
    background: 'white',
  });
  expect(await readCode(await picture.png().toBuffer())).toBe('tel:+15125550187');
});
