/**
 * How the worker answers a request: a page from the network first, a file whose name changes with its content from
 * what is kept.
 */
export type Strategy = 'page' | 'file' | 'content';

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/** The strategy for a request; none where the browser goes on as if there were no worker. */
export function strategyFor({ method, mode, url, headers }: Asked, ownOrigin: string): Strategy | undefined {
  const { origin, pathname } = new URL(url);
  // A part of a file is no file: what is kept could not answer for it.
  if (method !== 'GET' || origin !== ownOrigin || headers.has('Range')) return undefined;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/content/')) return 'content';
  return undefined;
}

type Answer = Pick<Response, 'ok' | 'redirected' | 'type'> & { headers: Pick<Headers, 'get'> };

/**
 * Whether an answer may be kept: whole and the site's own. One that came by way of a redirect can't answer a navigation,
 * and one that is no page or content has nothing to show.
 */
export function isKeepable({ ok, redirected, type, headers }: Answer): boolean {
  const kind = headers.get('Content-Type') ?? '';
  return ok && !redirected && type === 'basic' && /^(?:text\/html|application\/json)\b/.test(kind);
}

/** Of a list with the oldest first, those that are too many. */
export function surplus<Item>(items: readonly Item[], most: number): readonly Item[] {
  return items.slice(0, Math.max(0, items.length - most));
}
