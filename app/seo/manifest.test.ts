import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { webManifest } from '#app/seo/manifest.ts';

const manifest = JSON.parse(webManifest(site, '#fafbfd'));

test('an installed site bears the brand in its language, and the short name under its icon', () => {
  expect(manifest).toMatchObject({
    name: 'Bluebonnet Plumbing',
    short_name: 'Bluebonnet',
    lang: 'en-US',
    start_url: '/',
    scope: '/',
  });
});

test('its colors are the header’s and the page’s', () => {
  expect(site.themeColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest).toMatchObject({ theme_color: site.themeColor, background_color: '#fafbfd' });
});

test('its icons exist, and one may be cut into any shape', () => {
  const publicFolder = join(import.meta.dirname, '../../company/public');
  for (const { src } of manifest.icons) {
    expect(existsSync(join(publicFolder, src)), `${src}: run \`npm run draw\``).toBe(true);
  }
  expect(manifest.icons.filter((icon: { purpose?: string }) => icon.purpose === 'maskable')).toHaveLength(1);
});
