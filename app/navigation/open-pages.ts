import { flushSync } from 'react-dom';
import { entryState, replaceEntry } from '#app/history-entry.ts';
import { loadDocument } from '#app/load-document.ts';
import { findPage, decodePath } from '#app/navigation/find-page.ts';
import type { Found } from '#app/navigation/find-outside-menu.ts';
import { withTimeout } from '#app/navigation/load-page.ts';
import { scrollToPart, scrollToTop } from '#app/navigation/scroll.ts';
import { loadAppStylesheet } from '#app/app-stylesheet.ts';
import type { Path } from '#app/paths.ts';

/** What the app shows at an address: a page, the loading message or the not-found page. */
export interface Shown {
  /** Its normalized path: lowercase, without a slash at the end. */
  path: Path;
  /** The path that the visitor requested, not normalized; the app may have replaced it with another one since. */
  attempted: string;
  /** Undefined while the page's content is loading. */
  found: Found | undefined;
  /** How the page was opened: by loading its document, by a link in the app, or by Back or Forward in the app. */
  opened: 'by document' | 'by link' | 'by history';
}

/** In milliseconds: how long the previous page stays before the loading message replaces it. Visitors don't notice a shorter wait. */
const loadingDelay = 100;

/**
 * The page at the browser's current address. If an unknown address redirects to another page, that page's address replaces
 * the unknown one in the history, so that Back leads to where the visitor was. Rejects when the page can't be fetched.
 *
 * @param isWanted - If false when the page arrives, the history entry is not changed.
 */
export async function findPageToShow(opened: Shown['opened'], isWanted = () => true): Promise<Shown> {
  const { pathname } = window.location;
  const { attempted: remembered } = entryState();
  const attempted = typeof remembered === 'string' ? remembered : pathname;
  const found = await findPage(pathname, attempted);
  if (isWanted() && found.path !== decodePath(pathname))
    replaceEntry({ ...entryState(), attempted }, found.path);
  return { path: found.path, attempted, found, opened };
}

/**
 * Starts to handle links, Back and Forward within this site without loading documents. The browser's Navigation API still
 * updates the address and the history, and handles clicks with Ctrl or ⌘. A browser without that API loads documents.
 *
 * @param current - The page that is shown when this is called.
 * @param show - Renders a page.
 * @param onFailure - Called when a page can't be fetched and loading its document doesn't help, after going back to the previous page.
 * @returns a function that removes the listener, or undefined if the browser lacks the Navigation API.
 */
export function openPages(
  current: Shown,
  show: (next: Shown) => void,
  onFailure: () => void,
): (() => void) | undefined {
  if (!('navigation' in window)) return undefined;
  let latest: NavigateEvent | undefined;

  function render(next: Shown) {
    // A link to the open page changes nothing in it. The not-found page is rendered again: its suggestion may differ.
    if (current.found?.page !== undefined && next.path === current.path) return;
    current = next;
    flushSync(() => show(next));
  }

  async function open(event: NavigateEvent, previousEntry: NavigationHistoryEntry | null) {
    const isWanted = () => latest === event; // False once the visitor has gone elsewhere.
    const { hash, pathname } = new URL(event.destination.url);
    const opened = event.navigationType === 'traverse' ? 'by history' : 'by link';
    // Once only: a visitor may scroll while the loading message shows.
    let mustScrollToTop = opened === 'by link' && hash === '';
    const renderAndScroll = (next: Shown) => {
      render(next);
      if (mustScrollToTop) scrollToTop();
      mustScrollToTop = false;
    };
    const timer = setTimeout(() => {
      if (isWanted())
        renderAndScroll({ path: decodePath(pathname), attempted: pathname, found: undefined, opened });
    }, loadingDelay);
    try {
      const [shown] = await Promise.all([findPageToShow(opened, isWanted), withTimeout(loadAppStylesheet())]);
      clearTimeout(timer);
      if (!isWanted()) return;
      renderAndScroll(shown);
      if (opened === 'by link' && hash !== '') scrollToPart(hash.slice(1), isWanted);
      if (opened === 'by history' && !event.signal.aborted) event.scroll();
    } catch {
      clearTimeout(timer);
      // `loadDocument` says whether the document is loading again.
      if (!isWanted() || (await loadDocument('with app')) || !isWanted()) return;
      // The address has already changed: go back to the entry of the previous page.
      if (previousEntry !== null) await navigation.traverseTo(previousEntry.key).finished?.catch(() => {});
      onFailure();
    }
  }

  function onNavigate(event: NavigateEvent) {
    if (!opensPage(event)) return;
    latest = event;
    const { currentEntry } = navigation;
    // The new page's heading takes the focus (app/components/ui/page-heading.tsx).
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => open(event, currentEntry) });
  }
  navigation.addEventListener('navigate', onNavigate);
  // Until now, the inline script reloaded the document on Back (app/shell/entry.inline.ts).
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- This removes a listener.
  window.onpopstate = null;
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/** Whether a navigation opens another page of this site. The browser handles other sites, files, downloads, forms, reloads and fragments of the current page. */
function opensPage(event: NavigateEvent): boolean {
  const { canIntercept, destination, navigationType, hashChange, downloadRequest, formData } = event;
  if (!canIntercept || hashChange || navigationType === 'reload') return false;
  if (navigationType === 'traverse') return true;
  // `sameDocument`: a link to the fragment that is in the address already, or a component's `history.replaceState` (the door chooser's).
  if (destination.sameDocument || downloadRequest !== null || formData !== null) return false;
  return !isFile(new URL(destination.url).pathname);
}

/** Whether a path contains a dot. Paths of files do; paths of pages don't. */
export function isFile(pathname: string): boolean {
  return pathname.includes('.');
}
