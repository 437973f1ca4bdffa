import { site } from 'virtual:company/site';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isWithoutApp, loadDocument } from '#app/load-document.ts';
import { readablePath } from '#app/navigation/find-page.ts';
import { findShown } from '#app/navigation/open-pages.ts';
import { loadWholeStyles } from '#app/navigation/whole-styles.ts';
import { Document } from '#app/shell/document.tsx';
import { Navigation } from '#app/shell/navigation.tsx';

/** The address whose document this is. Back may have changed the browser's already. */
const [delivery] = performance.getEntriesByType('navigation');
const { pathname: delivered } = new URL(delivery?.name ?? '', window.location.href);

/** Hydrates the prerendered page, or renders the app where the host answered with the not-found document. */
async function start() {
  const { dataset } = document.documentElement;
  const { fallback } = dataset;
  const isLeft = window.location.pathname !== delivered;
  const first = isLeft || isWithoutApp() ? undefined : await findFirst(fallback);
  if (first === undefined) {
    // The page stays as it was delivered: it works without scripts. It is not hidden any longer (base.css).
    delete dataset.fallback;
    return;
  }
  // The next page needs them. If this fails, it tries again.
  loadWholeStyles().catch(() => {});
  // From here on, the app itself prefetches.
  if ('navigation' in window) document.querySelector('script[type=speculationrules]')?.remove();
  const app = (
    <Navigation first={first}>
      <Document site={site} />
    </Navigation>
  );
  const options = { onCaughtError: keepDelivered, onUncaughtError: keepDelivered };
  if (fallback !== undefined) createRoot(document, options).render(app);
  else startTransition(() => void hydrateRoot(document, app, options));
}

/** What the app shows first; nothing if its content can't be fetched, or if it is unknown whether there is such a page. */
async function findFirst(fallback: string | undefined) {
  const isOffline = fallback === 'offline';
  try {
    const first = await findShown('by document', () => !isOffline);
    // The not-found document doesn't have the styles of the page.
    if (fallback !== undefined) await loadWholeStyles();
    return isOffline && first.found?.page?.path !== readablePath(delivered) ? undefined : first;
  } catch {
    return undefined;
  }
}

/**
 * A page that was delivered whole is not taken away because a component fails in it: it comes back without the app.
 * Where a link has opened the page, the error screen says what happened, and its button loads the document.
 */
function keepDelivered(error: unknown) {
  console.error(error);
  if (window.location.pathname === delivered) void loadDocument('without app');
}

void start();
