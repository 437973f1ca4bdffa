import type { Business } from '#content/records.ts';
import { contentSecurityPolicy, type InlineParts } from '#host/content-security-policy.ts';

/** Response headers of the addresses that a pattern names. A `*` at the end stands for the rest of the address. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** The setting in business.yaml that extends HSTS to subdomains. */
type TransportSecurity = Business['strictTransportSecurity'];

const year = 31_536_000;

/** The response headers, in no host's own format. Of the rules that fit an address, later ones win. */
export function headerRules(inline: InlineParts, transportSecurity?: TransportSecurity): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Strict-Transport-Security': strictTransportSecurity(transportSecurity),
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
    // Its name stays, and a browser that keeps it would keep what it does: also the kill switch comes under this address.
    { pattern: '/service-worker.js', headers: { 'Cache-Control': 'no-cache' } },
    { pattern: '/icons/*', headers: { 'Cache-Control': keptForADay } },
    // Search results, chats and newspapers show them.
    ...['/images/*', '/social/*'].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': keptForADay, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
  ];
}

/**
 * What Chromium lets pages use of a device, a screen or an account, by the names that it knows. Not denied: the clipboard
 * for writing and the share sheet, which buttons use, and what gives nothing away.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'summarizer',
  'translator',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The names stay when what they name changes: a changed picture is seen within a day. */
const keptForADay = 'public, max-age=86400, stale-while-revalidate=604800';

const immutable = `public, max-age=${year}, immutable`;

/** Without the owner's word this host only: a subdomain without a certificate would not open for a year. */
function strictTransportSecurity(word: TransportSecurity): string {
  const others = { includeSubDomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };
  return `max-age=${year}${word === undefined ? '' : others[word]}`;
}

/** The merged headers of all rules that match the path; for the same header, the last rule wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
