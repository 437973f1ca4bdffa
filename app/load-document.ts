import { entryState, replaceEntry } from '#app/history-entry.ts';
import { isSitePage } from '#app/site-page.ts';

/** In milliseconds: a request or a chunk that takes longer counts as failed, and a host as unreachable. */
export const longestWait = 5000;

/**
 * The one rule for anything that fails in the app, be it content, a chunk or a component: the document is loaded, because it
 * needs no part of the app. Only once per history entry.
 *
 * @param next - Whether the app runs in that document, or stays away because it fails there.
 * @returns false if the document would not help: it was loaded already, can't be fetched, or the visitor has gone elsewhere.
 * The current page then stays: it has the phone number, a host's error page does not.
 */
export async function loadDocument(next: 'with app' | 'without app'): Promise<boolean> {
  const { href } = window.location;
  const isDone = () => [next, 'without app'].includes(String(entryState().document));
  if (isDone() || !(await isWithinReach(href))) return false;
  // Several parts of a page may fail at once.
  if (window.location.href !== href || isDone()) return false;
  // Without a mark in the history entry, this would loop.
  if (!replaceEntry({ ...entryState(), document: next })) return false;
  window.location.reload();
  return true;
}

/** Whether the app stays away from this document. */
export function isWithoutApp(): boolean {
  return entryState().document === 'without app';
}

/** Whether the site itself answers at an address, not a failing host or a captive portal. */
async function isWithinReach(address: string): Promise<boolean> {
  if (hasWorker()) return true;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
    return isSitePage(await response.text());
  } catch {
    return false;
  }
}

/** A service worker answers every address: with a cached page or with the offline page. */
function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // A page in a sandboxed frame may not ask.
  }
}
