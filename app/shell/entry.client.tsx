import { site } from 'virtual:company/site';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '#app/navigation/browser-router.tsx';
import { Document } from '#app/shell/document.tsx';
import { load, networkPageSource } from '#app/navigation/network-page-source.ts';
import { PageSourceContext } from '#app/navigation/page-source.ts';
import { normalizePath } from '#app/paths.ts';
import { isWithoutApp, reloadWithoutApp } from '#app/reload-document.ts';

/** Hydrates the prerendered page, or renders the app where the host answered with the not-found document. */
async function start() {
  const { dataset } = document.documentElement;
  const { fallback } = dataset;
  if (isWithoutApp()) {
    delete dataset.fallback;
    return;
  }
  // Null where it can't be had: that there is none is another answer.
  const page = await load(normalizePath(window.location.pathname)).catch(() => null);
  // Without a network the page stays as it was delivered: it works without scripts. Nor is anybody sure then that there
  // is no such page, so the offline page stays, too. What stays is not hidden any longer (base.css).
  if (page === null || (page === undefined && fallback === 'offline')) {
    delete dataset.fallback;
    return;
  }
  // From here on the app itself fetches what a visitor reaches for.
  document.querySelector('script[type=speculationrules]')?.remove();
  const app = (
    <PageSourceContext value={networkPageSource}>
      <BrowserRouter>
        <Document site={site} />
      </BrowserRouter>
    </PageSourceContext>
  );
  const options = { onCaughtError: keepDelivered, onUncaughtError: keepDelivered };
  if (fallback !== undefined) createRoot(document, options).render(app);
  else startTransition(() => void hydrateRoot(document, app, options));
}

/** The address whose document this is. */
const { pathname: delivered } = window.location;

/**
 * A page that was delivered whole is not taken away because a component fails in it: it comes back without the app.
 * Where a link has opened the page, the error screen says what happened, and its button loads the document.
 */
function keepDelivered(error: unknown) {
  console.error(error);
  if (window.location.pathname === delivered) reloadWithoutApp();
}

void start();
