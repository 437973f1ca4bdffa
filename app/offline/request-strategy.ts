import { doorDrawingsPath } from '#app/paths.ts';
import { isSitePage } from '#app/site-page.ts';

/**
 * How the service worker answers a request. 'page': from the network first. 'file': from the caches, because the file's name
 * changes with its content, or because each deploy precaches it. 'content': a page's data as JSON, from the caches, else from the network, and then cached.
 */
type Strategy = 'page' | 'file' | 'content';

type RequestParts = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/** The strategy for a request; undefined leaves it to the browser. */
export function strategyFor(
  { method, mode, url, headers }: RequestParts,
  ownOrigin: string,
): Strategy | undefined {
  const { origin, pathname } = new URL(url);
  // A range request: the caches hold whole files.
  if (method !== 'GET' || origin !== ownOrigin || headers.has('Range')) return undefined;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/') || pathname === doorDrawingsPath) return 'file';
  if (pathname.startsWith('/content/')) return 'content';
  return undefined;
}

/**
 * Whether a response may be cached for a path as normalizePath gives it. A page must have the site's mark, a file must not be HTML:
 * a failing host or a captive portal answers with pages. Browsers reject a redirected response to a navigation.
 */
export async function isCacheable(path: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const isFile = /^\/(?:assets|content)\//.test(path) || path === doorDrawingsPath;
  return isFile ? !isHtml(response) : isOwnPage(response);
}

/**
 * Whether the network's response to a navigation may be shown: a page of the site, its not-found page included; a file that
 * was opened directly; or a redirect, which the browser follows.
 */
export async function isShowable(path: string, response: Response): Promise<boolean> {
  const isFile = path.includes('.') && response.ok && !isHtml(response);
  return isFile || response.type === 'opaqueredirect' || isOwnPage(response);
}

function isHtml({ headers }: Response): boolean {
  return /html/.test(headers.get('Content-Type') ?? '');
}

/** Reads a copy, so that the response can still be read. */
async function isOwnPage(response: Response): Promise<boolean> {
  return isSitePage(await response.clone().text());
}
