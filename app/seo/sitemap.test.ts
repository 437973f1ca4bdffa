import { expect, test } from 'vitest';
import { sitemap } from '#app/seo/sitemap.ts';

const origin = 'https://www.plumber.test';

test('the sitemap names each page with the day on which its record was last changed, and its picture', () => {
  const written = sitemap(origin, [
    { path: '/', updated: '2025-01-02', picture: { name: 'hero-home', alt: '' } },
    { path: '/about', updated: '2026-03-04', picture: { name: 'hero-about', alt: '' } },
  ]);
  expect(written).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      `<url><loc>${origin}/</loc><lastmod>2025-01-02</lastmod><image:image><image:loc>${origin}/images/hero-home.webp</image:loc></image:image></url>`,
      `<url><loc>${origin}/about</loc><lastmod>2026-03-04</lastmod><image:image><image:loc>${origin}/images/hero-about.webp</image:loc></image:image></url>`,
      '</urlset>',
      '',
    ].join('\n'),
  );
});
