import type { Plugin, ViteDevServer } from 'vite';
import { contentPath, normalizePath, paths } from '#app/paths.ts';

type Prerender = typeof import('#app/shell/entry.prerender.tsx');

/** Serves the pages, and their content, while developing: rendered anew for every request, with hot reload. */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer(server) {
      // Returned, so that it answers after Vite's own: only what is no file is a page.
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = normalizePath(new URL(request.originalUrl ?? '/', 'http://localhost').pathname);
          answer(server, path).then(
            ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
            (error: Error) => {
              server.ssrFixStacktrace(error);
              next(error);
            },
          );
        });
      };
    },
    handleHotUpdate({ file, server }) {
      // Content is rendered on the server, so no module in the browser can take the new text: load the page again.
      if (file.includes('/app/content/')) server.ws.send({ type: 'full-reload' });
    },
  };
}

async function answer(server: ViteDevServer, path: `/${string}`) {
  // Vite types every module it loads as a record of anything; this one is ours.
  const { allPages, checkContent, contentVersion, createRenderer, webManifest } = (await server.ssrLoadModule(
    '/app/shell/entry.prerender.tsx',
  )) as Prerender;
  for (const problem of checkContent()) server.config.logger.warn(problem);
  const pages = allPages();
  const content = pages.find((page) => contentPath(page.path, contentVersion) === path);
  if (content) return { status: 200, type: 'application/json', body: JSON.stringify(content) };

  if (path === '/manifest.webmanifest') {
    return { status: 200, type: 'application/manifest+json', body: webManifest() };
  }

  const known = pages.some((page) => page.path === path);
  const html = await createRenderer(pages)(known ? path : paths.notFound);
  const assets =
    '<link rel="stylesheet" href="/app/styles/app.css"><script type="module" src="/app/shell/entry.client.tsx"></script>';
  const body = await server.transformIndexHtml(path, html.replace('</head>', `${assets}</head>`));
  return { status: known ? 200 : 404, type: 'text/html;charset=utf-8', body };
}
