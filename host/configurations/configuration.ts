import type { Redirect } from '#app/content/records.ts';
import type { HeaderRule } from '#host/headers.ts';

/** All that a server has to be told of a site. */
export interface Configuration {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Scheme and host of the site. */
  origin: string;
}

const everyAddress = '/*';

/** The headers of every address. Some of them have another value for what `otherValues` names. */
export function commonHeaders(rules: readonly HeaderRule[]): Record<string, string> {
  const headers = rules.filter(({ pattern }) => pattern === everyAddress).map(({ headers }) => headers);
  return Object.assign({}, ...headers);
}

/** Where a header has another value than on pages, as a regular expression's source and that value. The first that fits an address holds. */
export function otherValues(
  rules: readonly HeaderRule[],
  name: string,
): { pattern: string; value: string }[] {
  return rules
    .flatMap(({ pattern, headers: { [name]: value } }) =>
      value === undefined || pattern === everyAddress ? [] : [{ pattern: addressPattern(pattern), value }],
    )
    .toReversed();
}

/** An address that moved, with a slash at its end or without, as a regular expression's source. */
export function movedPattern({ from }: Redirect): string {
  return `^${escaped(from)}/?$`;
}

/** A pattern of host/headers.ts as a regular expression's source. */
function addressPattern(pattern: string): string {
  return pattern.endsWith('*') ? `^${escaped(pattern.slice(0, -1))}` : `^${escaped(pattern)}$`;
}

/** What regular expressions read as signs stands for itself. */
function escaped(text: string): string {
  return text.replaceAll(/[.+*()[\]{}?|^$\\]/g, String.raw`\$&`);
}
