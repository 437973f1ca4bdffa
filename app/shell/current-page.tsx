import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useReachedPage } from '#app/navigation/client-navigation.ts';
import { OpenedByLinkContext } from '#app/components/below-the-fold.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { readablePath, SiteRoutes } from '#app/shell/routes.tsx';

/** The page at the current address. Keyed by it, so that every page starts anew. */
export function CurrentPage() {
  const { pathname, hash, state } = useLocation();
  const isOpenedByLink = useNavigationType() !== 'POP' && hash === '';
  const readable = readablePath(pathname);
  useScrollToTop();
  return (
    <>
      <OpenedByLinkContext value={isOpenedByLink}>
        <SiteRoutes key={readable} pathname={readable} attempted={state?.attempted ?? pathname} />
      </OpenedByLinkContext>
      <PictureAhead />
    </>
  );
}

/** Fetches the first picture of the page that the visitor reaches for: browsers load also what is hidden. */
function PictureAhead() {
  const page = useReachedPage();
  if (page === undefined) return null;
  return (
    <div hidden>
      <Picture picture={page.picture} size={page.kind === 'home' ? 'wide' : 'half'} first />
    </div>
  );
}

/** Every navigation scrolls to the top, also one to the current page. Back and forward are the browser's own. */
function useScrollToTop() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return undefined;
    shown.current = key;
    if (type === 'POP') return undefined;
    if (hash !== '') return scrollToPart(hash.slice(1));
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    return undefined;
  }, [key, hash, type]);
}

/** Scrolls to a part of the page, also to one whose script is still on its way. Returns what gives up waiting for it. */
function scrollToPart(id: string): () => void {
  const observer = new MutationObserver(scroll);
  function scroll() {
    const part = document.getElementById(id);
    if (part === null) return;
    observer.disconnect();
    unfold(part);
    part.scrollIntoView();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  scroll();
  return () => observer.disconnect();
}

/** Opens what a part is folded up in. */
function unfold(part: Element) {
  const folded = part.closest('details');
  if (folded) folded.open = true;
}
