import { absoluteUrl } from '#app/paths.ts';

/** robots.txt (RFC 9309): everything may be read, and the sitemap is here. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`;
}
