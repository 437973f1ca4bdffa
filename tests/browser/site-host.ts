import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finishedSite } from '#host/finished-site.ts';
import { siteServer } from '#host/site-server.ts';

/** A host of the built site that a test has for itself: it can fail, fall silent, and be deployed to. */
export interface SiteHost {
  origin: string;
  /** Paths asked for, the first first. */
  asked: string[];
  /** Paths that were answered with a failure. */
  refused: string[];
  /** Headers of every answer, besides the site's own. */
  headers: Record<string, string>;
  /** From now on connections are refused. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** From now on requests are taken and never answered. */
  fallSilent: () => void;
  /** From now on every request is answered so, as by a host that fails or a network that has pages of its own. */
  answerAll: (status: number, html: string) => void;
  /** Puts files over those of the site. */
  deploy: (files: Record<string, string>) => void;
  /** A file as it is built. */
  built: (file: string) => string;
  close: () => Promise<void>;
}

export async function hostSite(): Promise<SiteHost> {
  const deployed = mkdtempSync(join(tmpdir(), 'deployed-'));
  const site = siteServer([deployed, finishedSite]);
  let isSilent = false;
  let answerToAll: { status: number; html: string } | undefined;
  let server: Server | undefined;
  let port = 0;

  const host: SiteHost = {
    origin: '',
    asked: [],
    refused: [],
    headers: {},
    async start() {
      server = createServer((request, response) => {
        host.asked.push(request.url ?? '');
        response.on('finish', () => {
          if (response.statusCode >= 400) host.refused.push(request.url ?? '');
        });
        for (const [name, value] of Object.entries(host.headers)) response.appendHeader(name, value);
        if (isSilent) return;
        if (answerToAll === undefined) site.emit('request', request, response);
        else response.writeHead(answerToAll.status, { 'Content-Type': 'text/html' }).end(answerToAll.html);
      }).listen(port);
      await once(server, 'listening');
      // A server that listens on a port has an address with that port; only pipes have a string.
      ({ port } = server.address() as AddressInfo);
      host.origin = `http://localhost:${port}`;
    },
    async stop() {
      const stopped = server === undefined ? undefined : once(server, 'close');
      server?.close();
      server?.closeAllConnections();
      server = undefined;
      await stopped;
    },
    fallSilent() {
      isSilent = true;
    },
    answerAll(status, html) {
      answerToAll = { status, html };
    },
    deploy(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(deployed, name)), { recursive: true });
        writeFileSync(join(deployed, name), text);
      }
    },
    built: (file) => readFileSync(join(finishedSite, file), 'utf8'),
    async close() {
      await host.stop();
      rmSync(deployed, { recursive: true });
    },
  };
  await host.start();
  return host;
}
