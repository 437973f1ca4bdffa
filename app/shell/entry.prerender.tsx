import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { LocationContext } from '#app/components/location-context.ts';
import type { Page } from '#app/page-data/pages.ts';
import type { OfflineContent } from '#app/page-data/offline-page.ts';
import type { Site } from '#app/page-data/site.ts';
import { OfflinePage } from '#app/pages/offline-page.tsx';
import { offlinePath, type Path, paths } from '#app/paths.ts';
import { Metadata } from '#app/seo/metadata.tsx';
import { App } from '#app/shell/app.tsx';
import { Document } from '#app/shell/document.tsx';

/** Part of the addresses of the pages' content. */
export const contentVersion = import.meta.env.CONTENT_VERSION;

/** A function that renders the document at an address as HTML, styles and scripts left out. Rejects when the page throws. */
export function createRenderer(site: Site, pages: readonly Page[]): (path: Path) => Promise<string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));

  return async (path) => {
    const page = byPath.get(path);
    if (page === undefined && path !== paths.notFound)
      throw new Error(
        `There is no page ${path}: give it a record in the company’s folder, or list no such address.`,
      );
    const html = await htmlOf(
      <App site={site} first={{ path, attempted: path, found: { path, page }, opened: 'by document' }}>
        {path === paths.notFound ? (
          <p className="arriving contained py-8">{site.labels.loadingArea}</p>
        ) : null}
      </App>,
    );
    // 404.html is served at every unknown address, so the app renders the page of the address in place of its markup. Until then it says that something is loading (base.css).
    return path === paths.notFound ? html.replace('<html ', '<html id="fallback" data-fallback="" ') : html;
  };
}

/**
 * Renders the document that a service worker answers with when nothing else is available. Like 404.html it is served at
 * any address; the app renders that address's page instead if it has the content.
 */
export async function renderOffline(site: Site, { metadata, ...content }: OfflineContent): Promise<string> {
  const html = await htmlOf(
    <LocationContext value={{ path: offlinePath, opened: 'by document' }}>
      <Document site={site}>
        <Metadata site={site} {...metadata} picture={site.defaultMetadata.picture} />
        <OfflinePage {...content} />
      </Document>
    </LocationContext>,
  );
  return html.replace('<html ', '<html id="fallback" data-fallback="offline" ');
}

async function htmlOf(document: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(document, {
    // Lazily revealed parts would need an inline script of React's.
    progressiveChunkSize: Infinity,
    // React would deliver the rest of a page that fails in part; the build must stop instead.
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
