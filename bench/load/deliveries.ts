import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteServer } from '#host/site-server.ts';

/**
 * The same pages, delivered in three ways: as they are; each page's own limit, which is itself without scripts;
 * and rendered on the client only, as sites of this kind usually are.
 */
export const deliveries = ['this site', 'its limit', 'client-rendered'] as const;
export type Delivery = (typeof deliveries)[number];

/** What the largest paint is compared with besides: the same page without `@font-face`, and its words alone, without pictures and scripts too. */
export const lighterDeliveries = ['without typefaces', 'words alone'] as const;
export type LighterDelivery = (typeof lighterDeliveries)[number];

const site = 'dist/site';
const folder = 'dist/bench';

/**
 * Milliseconds before every answer, as from a host nearby. A server on the same machine answers before the first frame
 * is painted, in an order that changes from load to load, and Lighthouse takes what came before a paint for its cause.
 */
export const latency = 40;

/** Milliseconds after which an idle connection ends, so that each load begins with one of its own. */
const idleTime = 2000;

/** Of a document: a round trip on the connection that Lighthouse simulates. */
const documentLatency = 150;

/** What a document's own scripts are; data for search engines stays. */
const scripts = /<script type="(?:module|speculationrules)">[\s\S]*?<\/script>/g;

/** Where the document says that the typefaces are. */
const typefaces = /\/assets\/typefaces-[\w-]+\.css/g;

const pictures = /<picture[\s\S]*?<\/picture>|<img[^>]*>|<link rel="preload"[^>]*as="image"[^>]*>/g;

/** Writes the documents of the comparisons, of these files of the site, and serves all deliveries, each at an origin of its own, until `close`. */
export async function serveDeliveries(
  files: readonly string[] = globSync('**/*.html', { cwd: site }),
): Promise<{ origins: Record<Delivery | LighterDelivery, string>; close: () => void }> {
  await rm(folder, { recursive: true, force: true });
  const home = await readFile(join(site, 'index.html'), 'utf8');
  const entry = capture(home, /import\([`"]([^`"]+)[`"]\)/, 'the address of the entry script');
  const styles = capture(home, /<style>([\s\S]*?)<\/style>/, 'the styles');
  const shell =
    '<!DOCTYPE html><html lang="en-US" data-fallback=""><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Loading</title>' +
    `<link rel="stylesheet" href="/app.css"><script type="module" src="${entry}"></script></head><body></body></html>`;

  await write('client-rendered/app.css', styles);
  for (const file of files) {
    const html = await readFile(join(site, file), 'utf8');
    await write(join('its limit', file), html.replaceAll(scripts, ''));
    await write(join('client-rendered', file), shell);
    const withoutTypefaces = html.replaceAll(typefaces, 'data:,');
    if (withoutTypefaces === html)
      throw new Error(`${file} holds no typefaces where bench/load/deliveries.ts looks for them.`);
    await write(join('without typefaces', file), withoutTypefaces);
    await write(join('words alone', file), withoutTypefaces.replaceAll(scripts, '').replaceAll(pictures, ''));
  }

  const certificate = ownCertificate();
  const servers: Http2SecureServer[] = [];
  async function serve(delivery?: Delivery | LighterDelivery): Promise<string> {
    const folders: [string, ...string[]] = delivery === undefined ? [site] : [join(folder, delivery), site];
    const server = await listen(folders, certificate);
    servers.push(server);
    return originOf(server);
  }
  return {
    origins: {
      'this site': await serve(),
      'its limit': await serve('its limit'),
      'client-rendered': await serve('client-rendered'),
      'without typefaces': await serve('without typefaces'),
      'words alone': await serve('words alone'),
    },
    close: () => servers.forEach((server) => server.close()),
  };
}

async function write(name: string, text: string) {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

/** Over HTTP/2, as hosts do: over HTTP/1.1 a picture that is asked for while the document comes opens a connection of its own. */
async function listen(folders: [string, ...string[]], certificate: string): Promise<Http2SecureServer> {
  const site = siteServer(folders);
  const server = createSecureServer({ key: certificate, cert: certificate }, (request, response) => {
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    setTimeout(() => site.emit('request', request, response), isDocument ? documentLatency : latency);
  });
  server.on('session', (session) => session.setTimeout(idleTime, () => session.close()));
  server.listen(0);
  await once(server, 'listening');
  return server;
}

/** A key and a certificate of its own for this machine, as PEM. No browser trusts it unless it is told to. */
function ownCertificate(): string {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    return execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-nodes', ...names, '-days', '2', '-keyout', '-', '-out', '-'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
  } catch (error) {
    throw new Error(
      'openssl made no certificate, and browsers speak HTTP/2 with HTTPS only. Install openssl, and measure again.',
      { cause: error },
    );
  }
}

function originOf(server: Http2SecureServer): string {
  // A server that listens on a port has an address with that port; only pipes have a string.
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

function capture(html: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) {
    throw new Error(
      `${site}/index.html does not hold ${what} where it is looked for. Run \`npm run build\`; if that does not help, the build's output has changed and bench/load/deliveries.ts must follow.`,
    );
  }
  return found;
}
