import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadModule } from '#build/plugins/load-module.ts';

/** A page with a context, and a part that comes later and looks for it. */
const modules: Record<string, string> = {
  'virtual:context': 'export const context = Symbol();',
  'virtual:part': 'export { context } from "virtual:context";',
  'virtual:page':
    'export { context } from "virtual:context"; export const loadPart = () => import("virtual:part");',
};

interface PageModule {
  context: symbol;
  loadPart(): Promise<{ context: symbol }>;
}

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load: (id) => modules[id.slice(1)],
      },
    ],
  });
});
afterAll(() => server.close());

// The type of a module can't be known from its address; this one is written above.
const loadPage = async () => (await loadModule(server.environments.ssr, 'virtual:page')) as PageModule;

test('a page whose files change while it is made finds around its parts what it was begun with', async () => {
  const page = await loadPage();
  server.moduleGraph.invalidateAll();
  const [part, other] = await Promise.all([page.loadPart(), loadPage()]);
  expect(part.context).toBe(page.context);
  expect(other.context).not.toBe(page.context);
  expect((await other.loadPart()).context).toBe(other.context);
});
