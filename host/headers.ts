/** Other sites that the owner's script may send to or load from, as ['https://stats.example'] (docs/analytics.md). */
const otherOrigins: string[] = [];

/** Response headers by address pattern, for every host. A `*` at the end stands for the rest of the address. */
export const headers: { pattern: string; headers: Record<string, string> }[] = [
  {
    pattern: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // What a page sends goes nowhere else.
      'Content-Security-Policy': ["frame-ancestors 'none'; connect-src 'self'", ...otherOrigins].join(' '),
      // Pages are asked for anew each time and answered with 304 when unchanged.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  // Kept as pages are: a changed number is in the next card. No host knows the type by itself.
  { pattern: '/contact.vcf', headers: { 'Content-Type': 'text/vcard;charset=utf-8' } },
  // Their names change with their content.
  { pattern: '/assets/*', headers: { 'Cache-Control': immutable() } },
  { pattern: '/content/*', headers: { 'Cache-Control': immutable() } },
  // Their names stay when they change: a changed picture is seen within a day.
  ...['/images/*', '/social/*', '/icons/*'].map((pattern) => ({
    pattern,
    headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  })),
];

function immutable(): string {
  return 'public, max-age=31536000, immutable';
}

/** The headers of one address: later patterns win. */
export function headersFor(path: string): Record<string, string> {
  const matching = headers.filter(({ pattern }) => matches(pattern, path));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

/** The same rules in the `_headers` format of Netlify and Cloudflare Pages. There, a later rule must first take back (`!`) what an earlier one set. */
export function headersFile(): string {
  const set = new Set<string>();
  const lines = headers.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).flatMap(([name, value]) => {
      const takeBack = set.has(name) ? [`  ! ${name}`] : [];
      set.add(name);
      return [...takeBack, `  ${name}: ${value}`];
    }),
  ]);
  return `${lines.join('\n')}\n`;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
