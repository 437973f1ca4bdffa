import { createHash } from 'node:crypto';

/** What is inside the documents themselves, the same in all of them, so that a hash of each allows it. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Other sites that the owner's script may send to, as ['https://stats.example'] (docs/hosting.md#counting-calls). */
const otherOrigins: string[] = [];

/** The policy that makes the address of a script: app/shell/entry.inline.ts. */
const trustedTypes = ['service-worker'];

/**
 * The one policy of every address. Nothing is allowed but what is named, and of this site only. JSON-LD needs no hash:
 * it is data and never run (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element).
 */
export function contentSecurityPolicy({ scripts, styles }: InlineParts): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
    'style-src': ["'self'", ...styles.map(hash)],
    // The QR code on paper is in a style sheet: a printer does not wait for picture files.
    'img-src': ["'self'", 'data:'],
    // The typefaces are in one style sheet, so that they arrive together.
    'font-src': ['data:'],
    // What a page sends goes nowhere else.
    'connect-src': ["'self'", ...otherOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
