import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createApp } from '#cms/server/app.ts';
import type { runProgram } from '#cms/server/run-program.ts';

const page = 'node_modules/.cache/editor';

/** Makes the editor's page: never part of what is published. */
export async function buildPage() {
  const root = join(import.meta.dirname, '../ui');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: resolve(page), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}

/**
 * Serves the editor of a company at an address that only this machine reaches.
 * @param port 0 for any that is free.
 * @param run What runs the project's programs; tests bring their own.
 */
export async function serveEditor(company: string, port: number, run?: typeof runProgram) {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port; // Of a server that listens at an address.
  const token = randomBytes(24).toString('base64url');
  const preview = await startPreview(company, own + 1, token);
  const { app, close } = await createApp(company, preview.origin, token, run);
  const listen = getRequestListener(app.use(serveStatic({ root: page })).fetch, {
    overrideGlobalObjects: false,
  });
  server.on('request', (request, response) => void listen(request, response));
  return {
    address: `http://127.0.0.1:${own}/#${token}`,
    async close() {
      server.closeAllConnections();
      server.close();
      preview.close();
      await close();
    },
  };
}

async function startPreview(company: string, port: number, token: string) {
  const child = fork(join(import.meta.dirname, 'preview-server.ts'), [String(port)], {
    execArgv: [],
    env: { ...process.env, COMPANY: company, PREVIEW_COOKIE: `editor=${token}` },
  });
  // Its address, or the number that it exits with.
  const [origin]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof origin !== 'string')
    throw new Error('The preview could not be started. The message above says why.');
  return { origin, close: () => child.connected && child.disconnect() };
}
