import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Path } from '#app/paths.ts';
import { compress } from '#build/compress.ts';
import { finishedSite, pageFile } from '#host/finished-site.ts';
import { siteServer } from '#host/site-server.ts';

const scripts = /<script type="(?:module|speculationrules)">[\s\S]*?<\/script>/g;
const typefaces = /\/assets\/typefaces-[\w-]+\.css/g;
const pictures = /<picture[\s\S]*?<\/picture>|<img[^>]*>|<link rel="preload"[^>]*as="image"[^>]*>/g;

/** The same page as it is, and without what may make it slower. */
const variants = {
  'as it is': (html: string) => html,
  'without scripts': (html: string) => html.replaceAll(scripts, ''),
  'without typefaces': (html: string) => html.replaceAll(typefaces, 'data:,'),
  'words alone': (html: string) =>
    html.replaceAll(typefaces, 'data:,').replaceAll(scripts, '').replaceAll(pictures, ''),
};

/**
 * Milliseconds before an answer. A document comes after a round trip of the connection that Lighthouse simulates, all else
 * as from a host nearby: a server on the same machine would answer before the first frame is painted.
 */
export const latency = { document: 150, file: 40 };

/** Serves the variants of these pages, compressed and over HTTP/2 as hosts do, each at an origin of its own, until `close`. */
export async function serveVariants(pages: readonly Path[]) {
  const folder = mkdtempSync(join(tmpdir(), 'variants-'));
  const site = join(folder, 'site');
  cpSync(finishedSite, site, { recursive: true });
  await compress(site);
  const certificate = ownCertificate();
  const servers: Http2SecureServer[] = [];
  const origins: { name: string; origin: string }[] = [];
  for (const [name, change] of Object.entries(variants)) {
    const changed = join(folder, name);
    for (const page of pages) {
      const file = join(changed, pageFile(page));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, change(readFileSync(join(finishedSite, pageFile(page)), 'utf8')));
    }
    await compress(changed);
    const server = await listen([changed, site], certificate);
    servers.push(server);
    // A server that listens on a port has an address with that port; only pipes have a string.
    origins.push({ name, origin: `https://localhost:${(server.address() as AddressInfo).port}` });
  }
  return {
    origins,
    close() {
      for (const server of servers) server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function listen(folders: readonly string[], certificate: string): Promise<Http2SecureServer> {
  const site = siteServer(folders);
  const server = createSecureServer({ key: certificate, cert: certificate }, (request, response) => {
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    setTimeout(() => site.emit('request', request, response), isDocument ? latency.document : latency.file);
  });
  // Each load begins with a connection of its own.
  server.on('session', (session) => session.setTimeout(2000, () => session.close()));
  server.listen(0);
  await once(server, 'listening');
  return server;
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
