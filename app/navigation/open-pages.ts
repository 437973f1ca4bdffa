import { flushSync } from 'react-dom';
import { entryState, replaceEntry } from '#app/history-entry.ts';
import { loadDocument } from '#app/load-document.ts';
import { findPage, readablePath } from '#app/navigation/find-page.ts';
import type { Found } from '#app/navigation/find-unlisted.ts';
import { scrollToPart, scrollToTop } from '#app/navigation/scroll.ts';
import { loadWholeStyles } from '#app/navigation/whole-styles.ts';
import type { Path } from '#app/paths.ts';

/** The page that is shown. */
export interface Shown {
  /** Its address, as the site writes it. */
  path: Path;
  /** The path that the visitor asked for: another one, where `path` has replaced it. */
  attempted: string;
  /** Undefined while it is on its way. */
  found: Found | undefined;
  /** What has opened it: its document, a link in the app, or Back and forward in the app. */
  opened: 'by document' | 'by link' | 'by history';
}

/** Milliseconds until the loading line replaces the previous page: a shorter wait goes unnoticed. */
const quick = 100;

/**
 * The page at the browser's current address. If another page is shown for an unknown address, its address replaces that in the
 * history, so that Back leads to where the visitor was. Rejects when the page can't be fetched.
 */
export async function findShown(opened: Shown['opened'], isWanted = () => true): Promise<Shown> {
  const { pathname } = window.location;
  const { attempted: remembered } = entryState();
  const attempted = typeof remembered === 'string' ? remembered : pathname;
  const found = await findPage(pathname, attempted);
  if (isWanted() && found.path !== readablePath(pathname)) replaceEntry({ attempted }, found.path);
  return { path: found.path, attempted, found, opened };
}

/**
 * Opens pages of this site without loading documents: links, Back and forward. Addresses, history, and what a click means
 * are the browser's own, through its Navigation API. A browser without it loads documents.
 *
 * @param current - The page that the document has brought.
 * @param show - Renders a page.
 * @param onFailure - Called when neither the page's content nor its document can be fetched: the previous page stays.
 * @returns a function that stops it.
 */
export function openPages(
  current: Shown,
  show: (next: Shown) => void,
  onFailure: () => void,
): (() => void) | undefined {
  if (!('navigation' in window)) return undefined;
  let latest: NavigateEvent | undefined;

  function render(next: Shown) {
    // A link to the page that is open changes nothing in it.
    if (current.found?.page !== undefined && next.path === current.path) return;
    current = next;
    flushSync(() => show(next));
  }

  async function open(event: NavigateEvent, before: NavigationHistoryEntry | null) {
    const isWanted = () => latest === event; // False once the visitor has gone elsewhere.
    const { hash, pathname } = new URL(event.destination.url);
    const opened = event.navigationType === 'traverse' ? 'by history' : 'by link';
    let isScrolled = opened === 'by history' || hash !== '';
    const appear = (next: Shown) => {
      render(next);
      if (!isScrolled) scrollToTop();
      isScrolled = true;
    };
    const timer = setTimeout(() => {
      if (isWanted()) appear({ path: readablePath(pathname), attempted: pathname, found: undefined, opened });
    }, quick);
    try {
      const [shown] = await Promise.all([findShown(opened, isWanted), loadWholeStyles()]);
      clearTimeout(timer);
      if (!isWanted()) return;
      appear(shown);
      if (opened === 'by link' && hash !== '') scrollToPart(hash.slice(1), isWanted);
      if (opened === 'by history' && !event.signal.aborted) event.scroll();
    } catch {
      clearTimeout(timer);
      if (!isWanted() || (await loadDocument('with app')) || !isWanted()) return;
      if (before !== null) await navigation.traverseTo(before.key).finished?.catch(() => {});
      onFailure();
    }
  }

  function onNavigate(event: NavigateEvent) {
    if (!opensPage(event)) return;
    latest = event;
    const { currentEntry } = navigation;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => open(event, currentEntry) });
  }
  navigation.addEventListener('navigate', onNavigate);
  // So far, Back has loaded documents (app/shell/entry.inline.ts).
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- This takes one away.
  window.onpopstate = null;
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/** Whether a navigation opens another page of this document. The browser itself gets other sites, files and downloads, and scrolls to parts of the page that is open. */
function opensPage(event: NavigateEvent): boolean {
  const { canIntercept, destination, navigationType, hashChange, downloadRequest, formData } = event;
  if (!canIntercept || hashChange || navigationType === 'reload') return false;
  if (navigationType === 'traverse') return true;
  // `sameDocument`: a part of the page, or an address that the page itself replaces (a tool's choice).
  if (destination.sameDocument || downloadRequest !== null || formData !== null) return false;
  return !isFile(new URL(destination.url).pathname);
}

/** Whether an address has a file extension. No page's does. */
export function isFile(pathname: string): boolean {
  return pathname.includes('.');
}
