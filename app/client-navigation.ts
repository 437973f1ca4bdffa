import { type DOMAttributes, type MouseEvent, type SyntheticEvent, use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageSourceContext } from '#app/page-source.ts';
import type { Path } from '#app/paths.ts';

/**
 * Handlers for the document's body. Links to pages of this site open without loading a document,
 * and a page is fetched as soon as the visitor reaches for its link with pointer, finger or keyboard.
 * One handler serves all links, so that the links themselves stay plain HTML with nothing to wake up.
 */
export function useClientNavigation(): DOMAttributes<HTMLElement> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { prefetch } = use(PageSourceContext);

  useEffect(() => {
    // The visitor may have reached for a link before the page woke up.
    for (const link of document.querySelectorAll('a:hover, a:focus')) prefetchTarget(link);
  });

  function prefetchTarget(target: EventTarget) {
    const path = linkedPage(target);
    if (path !== undefined) prefetch(path);
  }
  const onReach = ({ target }: SyntheticEvent) => prefetchTarget(target);

  return {
    onPointerOver: onReach,
    onFocus: onReach,
    onClick(event: MouseEvent) {
      const path = linkedPage(event.target);
      if (path === undefined || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      void navigate(path, { replace: path === pathname });
    },
  };
}

/** The page of this site that a link leads to, if the target is in one. Other links stay the browser's own. */
function linkedPage(target: EventTarget): Path | undefined {
  const link = target instanceof Element ? target.closest('a:not([target])') : null;
  const address = link?.getAttribute('href');
  return address?.startsWith('/') ? (address as Path) : undefined; // What the comparison says is the type.
}

/** With a modifier, a click opens a tab or a window, or downloads. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
