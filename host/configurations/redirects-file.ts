import type { Redirect } from '#content/records.ts';

/** Addresses that moved, in the `_redirects` format of Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[] = []): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Where a `_redirects` file sends a request for `path`, if anywhere. */
export function redirectIn(file: string, path: string): { to: string; status: number } | undefined {
  for (const line of file.split('\n')) {
    const [from, to, status] = line.split(' ');
    if (from === path && to !== undefined) return { to, status: Number(status) };
  }
  return undefined;
}
