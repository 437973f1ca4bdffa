import { extname, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { companyFolder } from '#content/company-folder.ts';
import { siteOf } from '#app/page-data/site.ts';
import { contentPath, normalizePath, type Path, paths } from '#app/paths.ts';
import { linkedFiles } from '#build/linked-files.ts';
import { loadModule } from '#build/plugins/load-module.ts';
import { writeCodeEditorFiles } from '#content/editor-schemas.ts';
import type { Rendering } from '#build/prerender/prerender.ts';
import type { Problem } from '#content/problem.ts';
import { problemReport } from '#content/report.ts';
import { contentTypes } from '#host/content-type.ts';

/** Serves the pages and their JSON while developing: rendered for every request, with hot reload. Errors in the records show in Vite's overlay. */
export function developmentPages(readCompany: () => Company, checkCompany: () => Problem[]): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer(server) {
      writeCodeEditorFiles();
      // COMPANY may name a folder outside the project, which Vite does not watch by itself.
      server.watcher.add(resolve(companyFolder));
      // Browsers connect when they load a page, so also when company-plugin.ts reloads it after a change.
      server.ws.on('connection', () => {
        const errors = checkCompany().filter(({ severity }) => severity === 'error');
        if (errors.length === 0) return;
        const message = stripVTControlCharacters(problemReport(errors, companyFolder));
        server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
      });
      // Vite calls this after it has added its own middlewares: those answer with files, and this one with what is generated.
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = normalizePath(new URL(request.originalUrl ?? '/', 'http://localhost').pathname);
          answer(server, path, readCompany()).then(
            ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
            (error: Error) => {
              server.ssrFixStacktrace(error);
              next(error);
            },
          );
        });
      };
    },
  };
}

async function answer(server: ViteDevServer, path: Path, company: Company) {
  // A safe cast: `loadModule` can't know the type of a module; this is that of this one.
  const { contentVersion, createRenderer } = (await loadModule(
    server.environments.ssr,
    '/app/shell/entry.prerender.tsx',
  )) as Rendering;
  const site = siteOf(company);
  const pages = allPages(company);
  const asJson = pages.find((page) => contentPath(page.path, contentVersion) === path);
  if (asJson) return { status: 200, type: 'application/json', body: JSON.stringify(asJson) };

  // Of the generated files, only a build has the others.
  const body = linkedFiles(company, site)[path];
  if (body !== undefined) return { status: 200, type: contentTypes[extname(path)], body };

  const known = pages.some((page) => page.path === path);
  const html = await createRenderer(site, pages)(known ? path : paths.notFound);
  // The build divides the styles by when they are needed; here, all are linked at once, in the same order.
  const assets =
    '<link rel="stylesheet" href="/app/styles/app.css"><link rel="stylesheet" href="/app/styles/later.css"><link rel="stylesheet" href="/app/styles/typefaces.css"><script type="module" src="/app/shell/entry.client.tsx"></script>';
  const page = await server.transformIndexHtml(path, html.replace('</head>', `${assets}</head>`));
  return { status: known ? 200 : 404, type: 'text/html;charset=utf-8', body: page };
}
