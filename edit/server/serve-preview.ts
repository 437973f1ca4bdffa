/** Serves the site of COMPANY for the editor's preview, and tells the editor where. Ends with the editor. */
import { createServer } from 'vite';

const server = await createServer({
  // Of all the machine's addresses, only the one that other machines can't reach; and no other site may read it.
  server: { host: '127.0.0.1', port: 4300, cors: false },
  logLevel: 'error',
});
await server.listen();
process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
process.on('message', () => {
  server.moduleGraph.invalidateAll();
  server.ws.send({ type: 'full-reload' });
});
process.on('disconnect', () => process.exit());
