interface Redirect {
  /** An address that once existed. */
  from: `/${string}`;
  /** The page that took its place. */
  to: `/${string}`;
  status: 301 | 302 | 308;
}

/** Addresses that moved. None yet: a new site starts with none. */
export const redirects: Redirect[] = [];

/** Where a request for `path` is sent instead, if anywhere. */
export function redirectFor(path: string): Redirect | undefined {
  return redirects.find(({ from }) => from === path);
}

/** The same rules in the `_redirects` format of Netlify and Cloudflare Pages. */
export function redirectsFile(): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
