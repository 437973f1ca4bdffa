import { entryState, replaceEntry } from '#app/history-entry.ts';
import { isOwnPage } from '#app/own-page.ts';

/** Milliseconds after which a host that does not answer counts as out of reach. */
const longestWait = 5000;

/**
 * The one rule for what fails in the app, be it content, a script or a component: the document at the address takes the
 * page's place, because it needs no part of the app. It does so once, which the history entry remembers.
 *
 * @param next - What becomes of the app in that document: it tries again, or it stays away because it fails there.
 * @returns false where the document would not help: it has come already, can't be had, or the visitor has gone elsewhere
 * meanwhile. Then the page that is open has the number, which a host's own error page has not.
 */
export async function loadDocument(next: 'with app' | 'without app'): Promise<boolean> {
  const { href } = window.location;
  const isDone = () => [next, 'without app'].includes(String(entryState().document));
  if (isDone() || !(await isWithinReach(href))) return false;
  // Several parts of a page may fail: each asks.
  if (window.location.href !== href || isDone()) return false;
  // What can't be remembered would be repeated for ever.
  if (!replaceEntry({ ...entryState(), document: next })) return false;
  window.location.reload();
  return true;
}

/** Whether the app stays away from this document. */
export function isWithoutApp(): boolean {
  return entryState().document === 'without app';
}

/** Whether the site itself has an answer at an address, and not a failing host or a hotel's network in its place. */
async function isWithinReach(address: string): Promise<boolean> {
  if (hasWorker()) return true;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
    return isOwnPage(await response.text());
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
