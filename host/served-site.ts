import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { headersFile } from '#host/configurations/headers-file.ts';
import { headerRules } from '#host/headers.ts';
import { siteServer } from '#host/site-server.ts';

const rules = headerRules({ scripts: ['hydrate()'], styles: [] });

/** A small site for tests. */
export const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>404</h1>',
  'services/maintenance.html': '<h1>Maintenance</h1>',
  'services.html': '<h1>Services</h1>',
  'assets/app.js': 'void 0;',
  'images/picture.webp': '0123456789',
  _headers: headersFile(rules),
  _redirects: '/old /new 301',
  '.made-from': 'a fingerprint',
  '.vite/manifest.json': '{}',
};

/** What every answer has. */
export const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'permissions-policy': expect.stringContaining('camera=()'),
};

export function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Serves the small site, compressed as a build does it, from a folder of its own until `close`. */
export async function serveSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(folder, 'site');
  for (const [name, content] of Object.entries(files)) {
    writeFiles(site, {
      [name]: content,
      [`${name}.br`]: brotliCompressSync(content),
      [`${name}.gz`]: gzipSync(content),
    });
  }
  // What no visitor may read: it lies beside the site.
  writeFiles(folder, { 'package.json': 'secret' });

  const server = siteServer([site]).listen(0);
  await once(server, 'listening');
  // A server that listens on a port has an address with that port; only pipes have a string.
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    site,
    server,
    port,
    ask: asks(port),
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks the server at a port over a connection of its own. Unlike fetch, sends address and headers as they are written. */
export function asks(port: number) {
  return async function ask(path: string, headers = {}, method = 'GET'): Promise<Answer> {
    const sent = request({ port, path, headers, method, agent: false }).end();
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
}
