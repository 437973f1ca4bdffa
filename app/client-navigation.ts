import { startTransition, use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IsOpenContext } from '#app/is-open.ts';
import { PageSourceContext } from '#app/page-source.ts';
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
  const isOpen = use(IsOpenContext);

  useEffect(() => {
    if (!isOpen) return;
    let wanted: Path | undefined;
    async function open(path: Path) {
      wanted = path;
      await Promise.race([prefetch(path), new Promise((over) => setTimeout(over, patience))]);
      if (wanted !== path) return; // The visitor has gone elsewhere meanwhile.
      wanted = undefined;
      void navigate(path, { replace: path === pathname });
    }
    const onClick = (event: MouseEvent) => {
      const path = linkedPage(event.target);
      if (path === undefined || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      void open(path);
    };
    document.addEventListener('click', onClick);
    return () => {
      wanted = undefined;
      document.removeEventListener('click', onClick);
    };
  }, [isOpen, navigate, pathname, prefetch]);
}

/**
 * Fetches a page as soon as the visitor reaches for its link with pointer, finger or keyboard.
 * @returns the page that the visitor reached for last, once its content is at hand.
 */
export function useReachedPage(): Path | undefined {
  const [reached, setReached] = useState<Path>();
  const latest = useRef<Path>(undefined);
  const { prefetch } = use(PageSourceContext);

  useEffect(() => {
    async function reachFor(target: EventTarget | null) {
      const path = linkedPage(target);
      if (path === undefined) return;
      latest.current = path;
      if ((await prefetch(path)) && path === latest.current) startTransition(() => setReached(path));
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

/** The page of this site that a link leads to, if the target is in one. Other links stay the browser's own. */
function linkedPage(target: EventTarget | null): Path | undefined {
  const link = target instanceof Element ? target.closest('a:not([target])') : null;
  const address = link?.getAttribute('href');
  return address?.startsWith('/') ? (address as Path) : undefined; // What the comparison says is the type.
}

/** With a modifier, a click opens a tab or a window, or downloads. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
