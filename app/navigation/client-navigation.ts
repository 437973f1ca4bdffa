import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { PageSourceContext } from '#app/navigation/page-source.ts';
import type { Path } from '#app/paths.ts';

/**
 * Milliseconds that a click waits for content on its way: about as long as nobody notices. What comes in that time
 * opens without "Loading" in between, which would have to be rendered first.
 */
const patience = 100;

/**
 * Links to pages of this site open without loading a document, as long as a page is shown that is awake: one whose
 * markup React has not taken over yet would leave its metadata behind. The document's listener serves all links,
 * so that the links themselves stay plain HTML with nothing to wake up.
 */
export function useClientNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { prefetch } = use(PageSourceContext);

  useEffect(() => {
    let wanted: string | undefined;
    async function open({ path, hash }: PageLink) {
      const address = path + hash;
      wanted = address;
      await Promise.race([prefetch(path), new Promise((over) => setTimeout(over, patience))]);
      if (wanted !== address) return; // The visitor has gone elsewhere meanwhile.
      wanted = undefined;
      void navigate(address, { replace: address === pathname });
    }
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (link === undefined || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      void open(link);
    };
    document.addEventListener('click', onClick);
    return () => {
      wanted = undefined;
      document.removeEventListener('click', onClick);
    };
  }, [navigate, pathname, prefetch]);
}

/**
 * Fetches a page as soon as the visitor reaches for its link with pointer, finger or keyboard.
 * @returns the page that the visitor has reached for last, once its content is at hand.
 */
export function useReachedPage(): Page | undefined {
  const [reached, setReached] = useState<Page>();
  const latest = useRef<Path>(undefined);
  const { prefetch } = use(PageSourceContext);

  useEffect(() => {
    async function reachFor(target: EventTarget | null) {
      const path = pageLink(target)?.path;
      if (path === undefined) return;
      latest.current = path;
      const page = await prefetch(path);
      if (page !== undefined && path === latest.current) setReached(page);
    }
    const onReach = ({ target }: Event) => void reachFor(target);
    // The visitor may have reached for a link before the page woke up.
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
  /** A part of the page, with its "#", or nothing. */
  hash: string;
}

/** The link to a page of this site that the target is in, if any. Other links stay the browser's own. */
function pageLink(target: EventTarget | null): PageLink | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
  if (link === null) return undefined;
  return { path: link.pathname as Path, hash: link.hash }; // An address that starts with "/" has such a path.
}

/** With a modifier, a click opens a tab or a window, or downloads. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
