import type { Redirect } from '#app/content/records.ts';

/** Where a request for `path` is sent instead, if anywhere. */
export function redirectFor(redirects: readonly Redirect[], path: string): Redirect | undefined {
  return redirects.find(({ from }) => from === path);
}

/** The same rules in the `_redirects` format of Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[] = []): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
