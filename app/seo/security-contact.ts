import type { Business } from '#content/records.ts';
import { absoluteUrl, paths, securityContactPath } from '#app/paths.ts';

/**
 * security.txt (RFC 9116): where to report a security hole. It is invalid after `Expires`. That is the end of
 * the year after the build's: all builds of one year are the same, as their copyright line is.
 */
export function securityContact({ origin, phone, language }: Business, buildYear: number): string {
  return [
    `Contact: ${absoluteUrl(origin, paths.contact)}`,
    `Contact: tel:${phone}`,
    `Expires: ${buildYear + 1}-12-31T23:59:59Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${absoluteUrl(origin, securityContactPath)}`,
    '',
  ].join('\n');
}
