/** Serves the site for the editor's preview, in a process of its own: rendering delays nothing else. Ends with the editor. */
import { createServer, type Plugin } from 'vite';

/** When the company changed last, unless the page has heard of it, and when a page was last rendered. */
let changed = 0;
let rendered = 0;

const preview: Plugin = {
  name: 'editor-preview',
  configureServer({ middlewares, ws }) {
    middlewares.use((request, response, next) => {
      const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = request.headers;
      if (destination === 'iframe') rendered = Date.now();
      // Pages of other sites can send requests to this machine, too.
      if (site === 'cross-site') response.writeHead(403).end();
      else next();
    });
    // Vite reloads the page after a change. This page was rendered before one, and hears only now of changes.
    ws.on('connection', () => {
      if (changed > rendered) ws.send({ type: 'full-reload' });
      changed = 0;
    });
  },
  hotUpdate: () => void (changed = Date.now()),
  transformIndexHtml: () => [{ tag: 'script', children: `(${String(inPage)})()`, injectTo: 'head-prepend' }],
};

const site = await createServer({
  logLevel: 'error',
  plugins: [preview],
  server: { host: '127.0.0.1', port: Number(process.argv[2]), cors: false, hmr: { overlay: false } },
});
await site.listen();
process.send?.(site.resolvedUrls?.local[0]?.replace(/\/$/, ''));
process.on('disconnect', () => process.exit());

/** Runs in the page: a click reports its text to the editor, which opens the text's field. Links are not followed. */
function inPage() {
  globalThis.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const around = [target, target.parentElement, target.parentElement?.parentElement];
      const texts = around.flatMap((element) =>
        element instanceof HTMLImageElement ? element.alt : (element?.textContent ?? []),
      );
      if (target.closest('a') !== null) {
        event.preventDefault();
        event.stopPropagation();
      }
      globalThis.parent.postMessage({ texts, page: globalThis.location.pathname }, '*');
    },
    true,
  );
}
