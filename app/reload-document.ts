/** Milliseconds after which a host that does not answer counts as out of reach. */
const longestWait = 5000;

/** What an entry of the browser's history remembers of the document at its address, also after a reload. */
interface Remembered {
  /** The app has loaded it anew already: once more would be a circle. */
  isReloaded?: true;
  /** The app fails in it, so it stays as it is delivered. */
  isWithoutApp?: true;
}

/**
 * Loads the page at the current address anew, as a document, because the app can't get a part of it: the site has been
 * published anew since, or something on the way is broken. The document needs no part of the app.
 *
 * It replaces what waits for this promise, which therefore never resolves. It rejects with the reason where that would
 * not help: the document has been loaded anew before, or can't be had either, or the visitor has gone elsewhere
 * meanwhile. Then the page that is open has the number, which the browser's own page of no network has not.
 */
export async function reloadDocument(reason: unknown): Promise<never> {
  const { href } = window.location;
  if (remembered().isReloaded || !(await isWithinReach(href)) || window.location.href !== href) throw reason;
  // Several parts of a page may be missing. Each asks.
  if (!remembered().isReloaded) reload({ isReloaded: true });
  return new Promise(() => {});
}

/** Loads the document anew and leaves the app out of it: everything that matters works without. */
export function reloadWithoutApp() {
  if (!isWithoutApp()) reload({ isWithoutApp: true });
}

export function isWithoutApp(): boolean {
  return remembered().isWithoutApp ?? false;
}

function remembered(): Remembered {
  return window.history.state ?? {};
}

function reload(toRemember: Remembered) {
  window.history.replaceState({ ...window.history.state, ...toRemember }, '');
  window.location.reload();
}

/** Whether a document can be had at an address. A service worker has one for every address (docs/offline.md). */
async function isWithinReach(address: string): Promise<boolean> {
  if (hasServiceWorker()) return true;
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(longestWait) });
    return true;
  } catch {
    return false;
  }
}

/** Only browsers on secure origins have one, and a page in a sandboxed frame may not ask. */
function hasServiceWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
