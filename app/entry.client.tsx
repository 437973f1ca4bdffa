import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '#app/browser-router.tsx';
import { Document } from '#app/document.tsx';
import { load, networkPageSource } from '#app/network-page-source.ts';
import { type PageSource, PageSourceContext } from '#app/page-source.ts';
import { contentAddress } from '#app/routes.tsx';

const pageSource: PageSource = {
  ...networkPageSource,
  async prefetch(path) {
    // Not every link leads to a page: one of about's chips is specified not to.
    const content = contentAddress(path);
    return content !== undefined && networkPageSource.prefetch(content);
  },
};

/** Wakes up the prerendered page, or renders the app where the host answered with the not-found document. */
async function start() {
  const content = contentAddress(window.location.pathname);
  if (content !== undefined) {
    try {
      await load(content);
    } catch {
      return; // Without a network the page stays as it was delivered: it works without scripts.
    }
  }
  // From here on the app itself fetches what a visitor reaches for.
  document.querySelector('script[type=speculationrules]')?.remove();
  const app = (
    <PageSourceContext value={pageSource}>
      <BrowserRouter>
        <Document />
      </BrowserRouter>
    </PageSourceContext>
  );
  if ('fallback' in document.documentElement.dataset) createRoot(document).render(app);
  else startTransition(() => void hydrateRoot(document, app));
}

void start();
