import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may ask: pages of the editor itself, at its own address, that know its token. */
export interface Access {
  port: number;
  token: string;
}

/** The one header that brings the token along; no page of another origin can send it without asking first. */
export const tokenHeader = 'x-editor-token';

/**
 * Why a request is refused, if it is. A page of another site can make a browser send requests to this machine: they name
 * that site as their origin, or, where its name was made to lead here, as their host. And no other program on this
 * machine knows the token.
 */
export function refusal(
  headers: IncomingHttpHeaders,
  { pathname, searchParams }: URL,
  { port, token }: Access,
): string | undefined {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!own.includes(headers.host ?? '')) return 'This address is not the editor’s.';
  if (headers.origin !== undefined && !own.some((host) => headers.origin === `http://${host}`))
    return 'Other sites may not use the editor.';
  if (headers['sec-fetch-site'] === 'cross-site' && pathname !== '/')
    return 'Other sites may not use the editor.';
  if (pathname.startsWith('/assets/')) return undefined; // The editor's own code: no secret, and it changes nothing.
  const given = pathname.startsWith('/api/') ? headers[tokenHeader] : searchParams.get('token');
  if (!isSame(typeof given === 'string' ? given : '', token))
    return 'Open the address that npm run edit has written in the terminal.';
  return undefined;
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
