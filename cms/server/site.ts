/**
 * Serves the site for the editor's preview, in a process of its own: what it renders keeps nothing else waiting. It asks for
 * a token, which the editor's page has as a cookie. A click on a text is told to the editor. Ends with the editor.
 */
import { watch } from 'node:fs';
import { resolve, sep } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { companyFolder } from '#content/company-folder.ts';

const [port = '', token = '', editor = ''] = process.argv.slice(2);
const folder = resolve(companyFolder) + sep;

/** Requests that are being answered, renderings of a changed company, and whether one is due. */
let answering = 0;
let rendering = 0;
let isDue = false;

const preview: Plugin = {
  name: 'editor-preview',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      response.setHeader('Content-Security-Policy', `frame-ancestors ${editor}`);
      const path = URL.parse(request.url ?? '', 'http://127.0.0.1')?.pathname ?? '//';
      if (request.headers.cookie?.split('; ').includes(`preview=${token}`) !== true)
        response.writeHead(403).end();
      else if (path === '/__rendering') response.end(String(rendering));
      else if (/^\/(?:__|\/)/.test(path)) response.writeHead(404).end();
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
    { tag: 'script', children: `(${String(inPage)})(${rendering}, '${editor}')`, injectTo: 'head-prepend' },
  ],
};

const site = await createServer({
  logLevel: 'error',
  plugins: [preview],
  server: {
    host: '127.0.0.1',
    port: Number(port),
    cors: false,
    hmr: { overlay: false },
    // Of the company, only pictures: a change of its records is told below, and not in the middle of a rendering.
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

/** With one half of the modules from before a change, a rendering would fail. */
function renew() {
  if (!isDue || answering > 0) return;
  isDue = false;
  rendering += 1;
  site.moduleGraph.invalidateAll();
  site.ws.send({ type: 'full-reload' });
}

/** Runs in the page. A link opens the field of its text: the page of another record is shown when that one is opened. */
function inPage(rendering: number, editor: string) {
  globalThis.addEventListener('load', () => {
    void fetch('/__rendering')
      .then((response) => response.text())
      .then((now) => now === String(rendering) || globalThis.location.reload());
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
      globalThis.parent.postMessage({ texts, page: globalThis.location.pathname }, editor);
    },
    true,
  );
}
