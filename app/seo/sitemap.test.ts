import { expect, test } from 'vitest';
import { allPages } from '#app/content/pages.ts';
import { sitemap } from '#app/seo/sitemap.ts';
import { site } from '#app/site.ts';

test('the sitemap names each page with the day on which its record was last changed, and its picture', () => {
  const written = sitemap([
    { path: '/', updated: '2025-01-02', picture: { name: 'hero-home', alt: '' } },
    { path: '/about', updated: '2026-03-04', picture: { name: 'hero-about', alt: '' } },
  ]);
  expect(written).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      `<url><loc>${site.origin}/</loc><lastmod>2025-01-02</lastmod><image:image><image:loc>${site.origin}/images/hero-home.webp</image:loc></image:image></url>`,
      `<url><loc>${site.origin}/about</loc><lastmod>2026-03-04</lastmod><image:image><image:loc>${site.origin}/images/hero-about.webp</image:loc></image:image></url>`,
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('the site’s sitemap has all 109 pages, and not the not-found page', () => {
  const addresses = [...sitemap(allPages()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(109);
  expect(addresses).not.toContain(`${site.origin}/404`);
});
