import { isSitePage } from '#app/site-page.ts';

/**
 * How the worker answers a request: a page from the network first, a file whose name changes with its content from
 * the caches.
 */
type Strategy = 'page' | 'file' | 'content';

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/** The strategy for a request; undefined leaves it to the browser. */
export function strategyFor({ method, mode, url, headers }: Asked, ownOrigin: string): Strategy | undefined {
  const { origin, pathname } = new URL(url);
  // A range request: the caches hold whole files.
  if (method !== 'GET' || origin !== ownOrigin || headers.has('Range')) return undefined;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/content/')) return 'content';
  return undefined;
}

/**
 * Whether an answer may be cached under a normalized path: whole and the site's own, not what a failing host or a captive
 * portal answers instead. A redirected answer can't answer a navigation.
 */
export async function isCacheable(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  return /^\/(?:assets|content)\//.test(path) ? !isHtml(answer) : hasMark(answer);
}

/**
 * Whether the network's answer to a navigation may be shown: a page of the site, its not-found page included; a file that
 * was opened directly; or a redirect, which the browser follows.
 */
export async function isShowable(path: string, answer: Response): Promise<boolean> {
  const isFile = path.includes('.') && answer.ok && !isHtml(answer);
  return isFile || answer.type === 'opaqueredirect' || hasMark(answer);
}

function isHtml({ headers }: Response): boolean {
  return /html/.test(headers.get('Content-Type') ?? '');
}

/** Reads a copy, so that the answer can still be read. */
async function hasMark(answer: Response): Promise<boolean> {
  return isSitePage(await answer.clone().text());
}

/** The oldest items beyond `most`; the oldest come first. */
export function surplus<Item>(items: readonly Item[], most: number): readonly Item[] {
  return items.slice(0, Math.max(0, items.length - most));
}
