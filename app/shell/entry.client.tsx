import { site } from 'virtual:company/site';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isWithoutApp, loadDocument } from '#app/load-document.ts';
import { decodePath } from '#app/navigation/find-page.ts';
import { withTimeout } from '#app/navigation/load-page.ts';
import { findPageToShow } from '#app/navigation/open-pages.ts';
import { loadAppStylesheet } from '#app/app-stylesheet.ts';
import { App } from '#app/shell/app.tsx';
import { showNumberWhenCallIsClicked } from '#app/shell/call-click.ts';

const [timing] = performance.getEntriesByType('navigation');
/** The path that this document was loaded from. Back may already have changed the browser's address. */
const { pathname: documentPath } = new URL(timing?.name ?? '', window.location.href);

/**
 * Hydrates the prerendered page; in the not-found or offline document, renders the app instead. Not if the address has changed,
 * the app failed here before, or there is no page to show.
 */
async function start() {
  const { dataset } = document.documentElement;
  const { fallback } = dataset; // Undefined in a page's own document, '' in 404.html, 'offline' in the offline page.
  // After Back, before the app ran, the inline script reloads the document (entry.inline.ts).
  const hasAddressChanged = window.location.pathname !== documentPath;
  const first = hasAddressChanged || isWithoutApp() ? undefined : await findFirstPage(fallback);
  if (first === undefined) {
    // The page works without scripts. In a fallback document, this shows what app/styles/base.css hides at first.
    delete dataset.fallback;
    return;
  }
  // The next page needs the styles of all pages. If they can't be fetched now, the next navigation tries again.
  loadAppStylesheet().catch(() => {});
  // From here on, the app prefetches. Without the Navigation API, links load documents, and the browser prefetches those.
  if ('navigation' in window) document.querySelector('script[type=speculationrules]')?.remove();
  const app = <App site={site} first={first} />;
  const options = { onCaughtError: reloadWithoutApp, onUncaughtError: reloadWithoutApp };
  if (fallback !== undefined) createRoot(document, options).render(app);
  // With startTransition, React hydrates in slices, which do not block the page.
  else startTransition(() => void hydrateRoot(document, app, options));
}

/** The page to show first. Undefined if its content can't be fetched; in the offline document, also if it isn't the requested page. */
async function findFirstPage(fallback: string | undefined) {
  const isOffline = fallback === 'offline';
  try {
    const mayReplaceAddress = () => !isOffline;
    const first = await findPageToShow('by document', mayReplaceAddress);
    // A fallback document doesn't have the styles of the page.
    if (fallback !== undefined) await withTimeout(loadAppStylesheet());
    return isOffline && first.found?.page?.path !== decodePath(documentPath) ? undefined : first;
  } catch {
    return undefined;
  }
}

/**
 * If a component fails in the page that the document contains, the document is reloaded and the app stays off: the page is
 * complete without it. On a page opened by a link, the error screen says what happened, and its button loads the document.
 */
function reloadWithoutApp(error: unknown) {
  console.error(error);
  if (window.location.pathname === documentPath) void loadDocument('without app');
}

showNumberWhenCallIsClicked();
void start();
