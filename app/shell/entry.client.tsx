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
  const { fallback } = document.documentElement.dataset;
  try {
    const page = await load(normalizePath(window.location.pathname));
    // Without a network, nobody knows that there is no such page.
    if (page === undefined && fallback === 'offline') return;
  } catch {
    return; // Without a network the page stays as it was delivered: it works without scripts.
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
