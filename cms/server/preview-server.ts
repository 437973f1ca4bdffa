/** Serves the site for the editor's preview, in a process of its own: rendering delays nothing else. Ends with the editor. */
import { watch } from 'node:fs';
import { resolve, sep } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { companyFolder } from '#content/company-folder.ts';

const folder = resolve(companyFolder) + sep;

/** Requests that are being answered, renderings of a changed company, and whether one is due. */
let answering = 0;
let rendering = 0;
let isDue = false;

const preview: Plugin = {
  name: 'editor-preview',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      // Pages of other sites, and other users of this machine, can send requests, too. What opens files in other programs is Vite's own.
      const cookies = request.headers.cookie?.split('; ') ?? [];
      const isAllowed = cookies.includes(process.env.PREVIEW_COOKIE ?? '');
      if (!isAllowed || request.url?.startsWith('/__open-in-editor')) response.writeHead(403).end();
      else if (request.url === '/__rendering') response.end(String(rendering));
      else {
        answering += 1;
        response.on('close', () => {
          answering -= 1;
          renew();
        });
        next();
      }
    });
  },
  transformIndexHtml: () => [
    { tag: 'script', children: `(${String(inPage)})('${rendering}')`, injectTo: 'head-prepend' },
  ],
};

const site = await createServer({
  logLevel: 'error',
  plugins: [preview],
  server: {
    host: '127.0.0.1',
    port: Number(process.argv[2]),
    cors: false,
    hmr: { overlay: false },
    // Of the company, only pictures: a change of its records is handled below, and not in the middle of a rendering.
    watch: { ignored: (path) => path.startsWith(folder) && !path.startsWith(`${folder}public`) },
  },
});
await site.listen();
process.send?.(site.resolvedUrls?.local[0]?.replace(/\/$/, ''));
process.on('disconnect', () => process.exit());

let pause: NodeJS.Timeout | undefined;
watch(folder, { recursive: true }, (_, file) => {
  if (file?.endsWith('.yaml') !== true) return;
  isDue = true;
  clearTimeout(pause);
  pause = setTimeout(renew, 50);
});

/** Once nothing is being answered: a page would be made of modules from before and after the change. */
function renew() {
  if (!isDue || answering > 0) return;
  isDue = false;
  rendering += 1;
  site.moduleGraph.invalidateAll();
  site.ws.send({ type: 'full-reload' });
}

/** Runs in the page: a click reports its text to the editor, which opens the text's field. Links are not followed. */
function inPage(rendering: string) {
  // The company may have changed before the page could hear of it.
  globalThis.addEventListener('load', () => {
    void fetch('/__rendering')
      .then((response) => response.text())
      .then((now) => now === rendering || globalThis.location.reload());
  });
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
