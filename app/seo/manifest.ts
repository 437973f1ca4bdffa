import type { Site } from '#app/page-data/site.ts';

/** The web app manifest (W3C, Web Application Manifest): how the site is named and drawn on a home screen. */
export function webManifest(
  { brand, shortName, language, themeColor }: Site,
  /** The page's color, shown while an installed site opens. */
  backgroundColor: string,
): string {
  const manifest = {
    id: '/',
    name: brand,
    // Launchers cut longer names off.
    short_name: shortName,
    lang: language,
    start_url: '/',
    scope: '/',
    // Links lead to pages that people share and go back from: the browser's own buttons stay.
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
