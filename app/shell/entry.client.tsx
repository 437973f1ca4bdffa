import { site } from 'virtual:company/site';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '#app/navigation/browser-router.tsx';
import { Document } from '#app/shell/document.tsx';
import { load, networkPageSource } from '#app/navigation/network-page-source.ts';
import { PageSourceContext } from '#app/navigation/page-source.ts';
import { normalizePath } from '#app/paths.ts';

/** Hydrates the prerendered page, or renders the app where the host answered with the not-found document. */
async function start() {
  const { dataset } = document.documentElement;
  const { fallback } = dataset;
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
  if (fallback !== undefined) createRoot(document).render(app);
  else startTransition(() => void hydrateRoot(document, app));
}

void start();
