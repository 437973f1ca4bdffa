import { useEffect, useState } from 'react';
import type { Page } from '#app/page-data/pages.ts';
import { findPage } from '#app/navigation/find-page.ts';
import { isFile } from '#app/navigation/open-pages.ts';

/**
 * Prefetches a page when its link is hovered, touched or focused.
 * @returns the page of the last such link, once its content has arrived.
 */
export function usePrefetchedPage(): Page | undefined {
  const [prefetched, setPrefetched] = useState<Page>();

  useEffect(() => {
    // Links load documents then, which don't use this content.
    if (!('navigation' in window)) return undefined;
    let latest: Element | undefined;
    async function reachFor(target: EventTarget | null) {
      const link =
        target instanceof Element ? target.closest('a[href^="/"]:not([target], [download])') : null;
      if (link === null) return;
      latest = link;
      // From the attribute: `href` of an SVG link is not a string.
      const { pathname } = new URL(link.getAttribute('href') ?? '', window.location.href);
      if (isFile(pathname)) return;
      // Only a guess: opening the page tries again.
      const found = await findPage(pathname).catch(() => undefined);
      if (found?.page !== undefined && link === latest) setPrefetched(found.page);
    }
    const onReach = ({ target }: Event) => void reachFor(target);
    // The pointer or the focus may have been on a link before hydration.
    for (const link of document.querySelectorAll('a:hover, a:focus')) void reachFor(link);
    document.addEventListener('pointerover', onReach);
    document.addEventListener('focusin', onReach);
    return () => {
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
    };
  }, []);

  return prefetched;
}
