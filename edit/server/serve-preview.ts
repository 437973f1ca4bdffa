/** Serves the site of COMPANY for the editor's preview, and tells the editor where. Ends with the editor. */
import { createServer } from 'vite';

/** How many requests are being answered. */
let answering = 0;
let isOutdated = false;

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
    },
  ],
});
await server.listen();
process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
process.on('message', () => {
  isOutdated = true;
  renew();
});
process.on('disconnect', () => process.exit());

/** Loads the pages again, once none is being made: with one half of the modules from before, it would fail. */
function renew() {
  if (!isOutdated || answering > 0) return;
  isOutdated = false;
  server.moduleGraph.invalidateAll();
  server.ws.send({ type: 'full-reload' });
}
