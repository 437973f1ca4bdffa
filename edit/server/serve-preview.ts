/** Serves the site of COMPANY for the editor's preview, and tells the editor where. Ends with the editor. */
import { createServer } from 'vite';

/** How many requests are being answered. */
let answering = 0;
/** The last change that was told, and the last that pages are made with. */
let told = 0;
let made = 0;

const server = await createServer({
  // Of all the machine's addresses, only the one that other machines can't reach; and no other site may read it.
  server: { host: '127.0.0.1', port: 4300, cors: false },
  logLevel: 'error',
  plugins: [
    {
      name: 'answering',
      configureServer({ middlewares }) {
        middlewares.use((_, response, next) => {
          answering += 1;
          response.on('close', () => {
            answering -= 1;
            renew();
          });
          next();
        });
      },
      // The editor opens a page again that has not heard of a change, because it was only just being opened.
      transformIndexHtml: () => [
        { tag: 'script', children: `parent.postMessage({ change: ${made} }, '*')`, injectTo: 'body' },
      ],
    },
  ],
});
await server.listen();
process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
process.on('message', (change) => {
  told = Number(change);
  renew();
});
process.on('disconnect', () => process.exit());

/** Loads the pages again, once none is being made: with one half of the modules from before, it would fail. */
function renew() {
  if (told === made || answering > 0) return;
  made = told;
  server.moduleGraph.invalidateAll();
  server.ws.send({ type: 'full-reload' });
}
