import { readFileSync } from 'node:fs';
import type { Company } from '#content/collections.ts';
import { contactCard } from '#app/page-data/save-number/contact-card.ts';
import { phoneQrCodeSvg } from '#app/page-data/save-number/phone-qr-code.ts';
import type { Site } from '#app/page-data/site.ts';
import { doorDrawingsPath, paths } from '#app/paths.ts';
import { webManifest } from '#app/seo/manifest.ts';

/** Files that pages link to, other than those of the app itself, by their addresses. */
export function linkedFiles(company: Company, site: Site): Record<string, string> {
  return {
    '/manifest.webmanifest': webManifest(site, company.tokens.colors.page),
    [paths.contactCard]: contactCard(company),
    [paths.phoneQrCode]: phoneQrCodeSvg(site.phone.href),
    ...((company.problems ?? company.parts) && { [doorDrawingsPath]: doorDrawings() }),
  };
}

/** Without the notes for those who draw. */
function doorDrawings(): string {
  return readFileSync('app/components/door/door-drawings.svg', 'utf8').replaceAll(/<!--[^]*?-->|\n/g, '');
}
