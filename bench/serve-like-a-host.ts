import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '#build/compress.ts';
import { finishedSite } from '#host/finished-site.ts';
import { siteServer } from '#host/site-server.ts';

/**
 * Milliseconds before an answer. A document comes after a round trip of the connection that Lighthouse simulates, all else
 * as from a host nearby: a server on the same machine would answer before the first frame is painted.
 */
export const latency = { document: 150, file: 40 };

/**
 * Serves the built site, compressed and over HTTP/2 as hosts do, until `close`. Paints are measured with `closesConnections`:
 * each load then begins with a connection of its own. Once in hundreds of loads, a browser uses one that is closing.
 */
export async function serveLikeAHost({ closesConnections = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  cpSync(finishedSite, folder, { recursive: true });
  await compress(folder);
  const site = siteServer([folder]);
  const certificate = ownCertificate();
  const server = createSecureServer({ key: certificate, cert: certificate }, (request, response) => {
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    setTimeout(() => site.emit('request', request, response), isDocument ? latency.document : latency.file);
  });
  if (closesConnections) server.on('session', (session) => session.setTimeout(2000, () => session.close()));
  server.listen(0);
  await once(server, 'listening');
  // A server that listens on a port has an address with that port; only pipes have a string.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A key and a certificate for this machine, as PEM. Browsers speak HTTP/2 with HTTPS only. */
function ownCertificate(): string {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  return execFileSync('openssl', ['req', '-x509', ...key, ...names, '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
