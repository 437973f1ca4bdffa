import { useEffect, useState } from 'react';
import type { Page } from '#app/page-data/page-data.ts';
import { findPage } from '#app/navigation/find-page.ts';
import { isFile } from '#app/navigation/open-pages.ts';

/**
 * Fetches a page as soon as the visitor reaches for its link with pointer, finger or keyboard.
 * @returns the page that the visitor has reached for last, once its content is at hand.
 */
export function useReachedPage(): Page | undefined {
  const [reached, setReached] = useState<Page>();

  useEffect(() => {
    // Links load documents then, for which content is no help.
    if (!('navigation' in window)) return undefined;
    let latest: Element | undefined;
    async function reachFor(target: EventTarget | null) {
      const link =
        target instanceof Element ? target.closest('a[href^="/"]:not([target], [download])') : null;
      if (link === null) return;
      latest = link;
      // Read from the attribute: a link in a drawing has no address of its own to ask for.
      const { pathname } = new URL(link.getAttribute('href') ?? '', window.location.href);
      if (isFile(pathname)) return;
      // It is only a guess at the next page: should that be opened, it is asked for again.
      const found = await findPage(pathname).catch(() => undefined);
      if (found?.page !== undefined && link === latest) setReached(found.page);
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
  }, []);

  return reached;
}
