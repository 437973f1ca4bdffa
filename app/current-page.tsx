import { Component, type ReactNode, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { useReachedPage } from '#app/client-navigation.ts';
import { IsOpenContext } from '#app/is-open.ts';
import { readableLocation, SiteRoutes } from '#app/routes.tsx';

/**
 * The page that is open and, unseen, the one that the visitor reaches for: made ready before the click,
 * which then only has to show it (docs/decisions/0013-going-on.md).
 */
export function CurrentPage() {
  const open = readableLocation(useLocation());
  const reached = useReachedPage();
  useScrollToTop();
  const locations: Location[] = [open];
  if (reached !== undefined && reached !== open.pathname) {
    locations.push({ pathname: reached, search: '', hash: '', state: undefined, key: reached });
  }
  // Keyed by address, so that every page starts anew, and the one that was made ready is the one that opens.
  return locations.map((location) => {
    const isOpen = location === open;
    return (
      <IsOpenContext key={location.pathname} value={isOpen}>
        <div className={isOpen ? undefined : 'made-ready'}>
          <FailsWhenOpen isOpen={isOpen}>
            <SiteRoutes location={location} />
          </FailsWhenOpen>
        </div>
      </IsOpenContext>
    );
  });
}

/** Holds back what fails in a page that is only made ready: nobody has asked for it yet. */
class FailsWhenOpen extends Component<{ isOpen: boolean; children: ReactNode }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (this.props.isOpen) throw failure.error;
    return null;
  }
}

/** Every navigation scrolls to the top, also one to the current page. Back and forward are the browser's own. */
function useScrollToTop() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type === 'POP') return;
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [key, hash, type]);
}
