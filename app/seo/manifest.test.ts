import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeColor, webManifest } from '#app/seo/manifest.ts';
import { site } from '#app/site.ts';
import { oklchToHex } from '#brand/design-tokens.ts';
import { identity } from '#brand/identity.ts';

const manifest = JSON.parse(webManifest());

test('an installed site bears the brand, and its short name fits under an icon', () => {
  expect(manifest.name).toBe(site.brand);
  expect(site.brand.startsWith(manifest.short_name)).toBe(true);
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
});

test('its colors are the header’s and the page’s', () => {
  expect(themeColor).toBe(oklchToHex(identity.colors.night));
  expect(manifest).toMatchObject({
    theme_color: themeColor,
    background_color: oklchToHex(identity.colors.page),
  });
});

test('its icons exist, and one may be cut into any shape', () => {
  for (const { src } of manifest.icons) {
    expect(existsSync(join(import.meta.dirname, '../../public', src)), `${src}: run \`npm run icons\``).toBe(
      true,
    );
  }
  expect(manifest.icons.filter((icon: { purpose?: string }) => icon.purpose === 'maskable')).toHaveLength(1);
});
