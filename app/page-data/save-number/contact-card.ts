import type { Company } from '#content/collections.ts';
import { licenseWords } from '#app/page-data/site.ts';

/** What a phone's address book takes: the business as a vCard 3.0, the version that every phone reads (RFC 2426). */
export function contactCard({ business, labels }: Pick<Company, 'business' | 'labels'>): string {
  const { brand, phone, origin, city, stateCode } = business;
  const license = licenseWords(business, labels);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, and that of a person: a business has none.
    'N:;;;;',
    `FN:${escaped(brand)}`,
    `ORG:${escaped(brand)}`,
    // Apple's: files it under companies, where it would else look for a first and a last name.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone}`,
    // Post box, suite and street come first, and the postal code after the state: customers never come there.
    `ADR;TYPE=WORK:;;;${escaped(city)};${stateCode};;`,
    `URL:${origin}/`,
    // In California, a card is advertising, and has the license (B&P Code 7027.1, 7030.5).
    ...(license === undefined ? [] : [`NOTE:${escaped(license)}`]),
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes what separates the values of a vCard: \ ; and , (RFC 2426). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`);
}
