import { contentSecurityPolicy, type InlineParts } from '#host/content-security-policy.ts';

/** Response headers of the addresses that a pattern names. A `*` at the end stands for the rest of the address. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

const year = 31_536_000;

/** The response headers, in no host's own format. Of the rules that fit an address, later ones win. */
export function headerRules(inline: InlineParts): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        // This host only: a subdomain without a certificate would not open for a year (docs/hosting.md#https).
        'Strict-Transport-Security': `max-age=${year}`,
        'Content-Security-Policy': contentSecurityPolicy(inline),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // Browsers revalidate each time; the server answers 304 if nothing changed.
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    // Revalidated like pages, so that a new phone number is in the next download. The type is set here because not every host knows .vcf.
    { pattern: '/contact.vcf', headers: { 'Content-Type': 'text/vcard;charset=utf-8' } },
    // Their names change with their content.
    { pattern: '/assets/*', headers: { 'Cache-Control': immutable } },
    { pattern: '/content/*', headers: { 'Cache-Control': immutable } },
    // Its address never changes, so a cached copy would keep running. The kill switch is served at this address, too.
    { pattern: '/service-worker.js', headers: { 'Cache-Control': 'no-cache' } },
    { pattern: '/icons/*', headers: { 'Cache-Control': cachedForADay } },
    // Search results, chats and newspapers show them.
    ...['/images/*', '/social/*'].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': cachedForADay, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
  ];
}

/**
 * What would reveal most about a visitor or cost them most, denied even to a script that got past the security policy.
 * Not all features that browsers know: headers
 * travel in the first round trip, and a thousand bytes of names made the largest documents come a round trip later.
 */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** For files that keep their names when their content changes: visitors see a changed picture within a day. */
const cachedForADay = 'public, max-age=86400, stale-while-revalidate=604800';

const immutable = `public, max-age=${year}, immutable`;

/** The merged headers of all rules that match the path; for the same header, the last rule wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
