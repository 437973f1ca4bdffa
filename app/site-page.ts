/**
 * Whether HTML is a whole page of this site, and not what a failing host, a proxy or a hotel's network answers in its place.
 * Every document of the site has the dock with the number, after all its content (app/components/phone/phone-button.tsx). Apps and
 * workers of earlier releases look for it in later ones, so it stays as it is.
 */
export function isSitePage(html: string): boolean {
  return /data-placement="?dock\b/.test(html);
}
