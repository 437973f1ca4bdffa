import { timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/** Admits pages of the editor itself that know its token. Other sites' pages can send requests to this machine, too. */
export function guard(token: string) {
  return createMiddleware(async (context, next) => {
    const { host, origin, 'sec-fetch-site': site } = context.req.header();
    const isOwn =
      /^127\.0\.0\.1:\d+$/.test(host ?? '') && (origin === undefined || origin === `http://${host}`);
    const isForeign = site === 'cross-site' && context.req.path !== '/';
    const isKnown =
      !context.req.path.startsWith('/api/') || isSame(context.req.header('x-editor-token'), token);
    if (isOwn && !isForeign && isKnown) return await next();
    return context.text('Open the address that npm run edit has written in the terminal.', 403);
  });
}

function isSame(given = '', token: string): boolean {
  return given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));
}
