import type { Page } from '#app/page-data/pages.ts';
import { absoluteUrl, picturePath } from '#app/paths.ts';

/** The sitemap (sitemaps.org, protocol 0.9, with Google's image extension) of the pages that search engines may list. */
export function sitemap(
  origin: string,
  pages: readonly Pick<Page, 'path' | 'updated' | 'picture'>[],
): string {
  const entries = pages.map(({ path, updated, picture }) => {
    const image = `<image:image><image:loc>${absoluteUrl(origin, picturePath(picture.name))}</image:loc></image:image>`;
    return `<url><loc>${absoluteUrl(origin, path)}</loc><lastmod>${updated}</lastmod>${image}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt (RFC 9309): everything may be read, and the sitemap is here. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`;
}
