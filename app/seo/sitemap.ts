import { absoluteUrl, type Path } from '#app/paths.ts';

/** The sitemap (sitemaps.org, protocol 0.9) of the pages that search engines may list. */
export function sitemap(pages: readonly { path: Path; updated: string }[]): string {
  const entries = pages.map(
    ({ path, updated }) => `<url><loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
