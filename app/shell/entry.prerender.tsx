import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { listedAreas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import { allPages, type Page } from '#app/content/pages.ts';
import { areaRecord } from '#app/content/records.ts';
import { services } from '#app/content/services.ts';
import { Document } from '#app/shell/document.tsx';
import { PageSourceContext } from '#app/navigation/page-source.ts';
import { type Path, paths } from '#app/paths.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';

export { checkContent } from '#app/content/check.ts';
export { webManifest } from '#app/seo/manifest.ts';
export { robots } from '#app/seo/robots.ts';
export { sitemap } from '#app/seo/sitemap.ts';
export { allPages };

/** Part of the addresses of the pages' content. */
export const contentVersion = import.meta.env.CONTENT_VERSION;

/** What search engines are told of a page and the business, as the text of a script element. */
export function structuredDataText(page: Page): string {
  return serialize(
    structuredData(page, {
      labels,
      services,
      areas: listedAreas,
      location: areaRecord('oceanside').location,
    }),
  );
}

/** A function that renders the document at an address as HTML, styles and scripts left out. Rejects when the page throws. */
export function createRenderer(pages: readonly Page[]): (path: Path) => Promise<string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const source = {
    get(path: Path) {
      const page = byPath.get(path);
      if (page === undefined)
        throw new Error(
          `There is no page ${path}: routes.tsx and content/pages.ts must name the same pages.`,
        );
      return page;
    },
    prefetch: async () => undefined,
    nearest: () => undefined,
  };

  return async (path) => {
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <PageSourceContext value={source}>
        <StaticRouter location={path}>
          <Document />
        </StaticRouter>
      </PageSourceContext>,
      {
        // Lazily revealed parts would need an inline script of React's.
        progressiveChunkSize: Infinity,
        // React would deliver what it could render; a page that fails in part must stop the build.
        onError: (error) => void errors.push(error),
      },
    );
    if (errors.length > 0) throw errors[0];
    const html = await new Response(prelude).text();
    // 404.html is served at every unknown address, so its markup doesn't belong to the address: the app renders it anew.
    return path === paths.notFound ? html.replace('<html ', '<html data-fallback="" ') : html;
  };
}
