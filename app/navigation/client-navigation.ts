import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { PageSourceContext } from '#app/navigation/page-source.ts';
import { normalizePath, type Path } from '#app/paths.ts';

/**
 * Milliseconds that a click waits for content on its way: about as long as nobody notices. What comes in that time
 * opens without "Loading" in between, which React would leave standing for longer than that.
 */
const longestWait = 100;

/**
 * Links to pages of this site open without loading a document, as long as a page is shown that is hydrated: one whose
 * markup React has not taken over yet would leave its metadata behind. The document's listener serves all links,
 * so that the links themselves stay plain HTML with nothing to hydrate.
 */
export function useClientNavigation() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const current = normalizePath(pathname) + search + hash;
  const { prefetch } = use(PageSourceContext);

  const show = useEffectEvent((address: string) => navigate(address, { replace: address === current }));

  // Set up once, not for each page: an effect runs a moment after its page is there, and would drop a click between.
  useEffect(() => {
    let wanted: string | undefined;
    async function open({ path, address }: PageLink) {
      wanted = address;
      await Promise.race([prefetch(path), new Promise((over) => setTimeout(over, longestWait))]);
      if (wanted !== address) return; // The visitor has gone elsewhere meanwhile.
      wanted = undefined;
      void show(address);
    }
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (link === undefined || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      void open(link);
    };
    const forget = () => (wanted = undefined);
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', forget); // Back and forward.
    return () => {
      forget();
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', forget);
    };
  }, [prefetch]);
}

/**
 * Fetches a page as soon as the visitor reaches for its link with pointer, finger or keyboard.
 * @returns the page that the visitor has reached for last, once its content is at hand.
 */
export function useReachedPage(): Page | undefined {
  const [reached, setReached] = useState<Page>();
  const { prefetch } = use(PageSourceContext);

  useEffect(() => {
    let latest: Path | undefined;
    async function reachFor(target: EventTarget | null) {
      const path = pageLink(target)?.path;
      if (path === undefined) return;
      latest = path;
      const page = await prefetch(path);
      if (page !== undefined && path === latest) setReached(page);
    }
    const onReach = ({ target }: Event) => void reachFor(target);
    // The visitor may have reached for a link before the page was hydrated.
    for (const link of document.querySelectorAll('a:hover, a:focus')) void reachFor(link);
    document.addEventListener('pointerover', onReach);
    document.addEventListener('focusin', onReach);
    return () => {
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
    };
  }, [prefetch]);

  return reached;
}

interface PageLink {
  path: Path;
  /** The path with what follows: a query, a part of the page. */
  address: string;
}

/**
 * The link to a page of this site that the target is in, if any. Other links stay the browser's own: to other sites,
 * files and downloads, into other tabs, and to a part of the page that is open.
 */
function pageLink(target: EventTarget | null): PageLink | undefined {
  if (!(target instanceof Element)) return undefined;
  const href = target.closest('a[href]:not([href^="#"], [target], [download])')?.getAttribute('href');
  if (typeof href !== 'string') return undefined;
  // Read from the attribute: a link in a drawing has no address of its own to ask for.
  const link = new URL(href, window.location.href);
  if (link.origin !== window.location.origin || isFile(link.pathname)) return undefined;
  const path = normalizePath(link.pathname);
  return { path, address: path + link.search + link.hash };
}

/** Whether an address has a file extension. No page's does. */
function isFile(pathname: string): boolean {
  return pathname.includes('.');
}

/** With a modifier, a click opens a tab or a window, or downloads. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
