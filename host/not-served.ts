/**
 * What hosts read and never serve, and what only answers under another address. As a pattern's source, because every host
 * gets it; upper case counts as lower case, because some file systems ignore case.
 */
export const hiddenPattern = String.raw`^/(_headers|_redirects|404(\.html)?)/?$|\.(br|gz)/?$`;

/**
 * Addresses, as they are asked for, that servers would normalize before they look for a file: with empty segments, with
 * some that begin with a dot, or with an encoded slash. No file has such an address, except below .well-known: as Caddy's
 * expressions have no lookahead, what begins with ".w" is looked for and not found.
 */
export const irregularPattern = String.raw`^(https?://[^/?#]*)?(/[^?#]*)?(/(/|\.([^w]|$)|%2e)|%2f)`;

const hidden = new RegExp(hiddenPattern, 'i');
const irregular = new RegExp(irregularPattern, 'i');

/** Whether no file is served there: `path` is the decoded path of the address `url`. */
export function isNotServed(url: string, path: string): boolean {
  return irregular.test(url) || hidden.test(path);
}
