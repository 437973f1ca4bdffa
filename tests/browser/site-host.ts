import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishedSite } from '#host/finished-site.ts';
import { siteServer } from '#host/site-server.ts';
import { writeFiles } from '#tests/write-files.ts';

/** A host of a built site that a test has for itself: it can fail, fall silent, and be deployed to. */
export class SiteHost {
  origin = '';
  readonly requested: string[] = [];
  /** Paths that were answered with a failure. */
  readonly refused: string[] = [];
  readonly #folder: string;
  readonly #deployed = mkdtempSync(join(tmpdir(), 'deployed-'));
  #answer: RequestListener;
  #server: Server | undefined;
  #port = 0;

  constructor(folder = finishedSite) {
    this.#folder = folder;
    const site = siteServer([this.#deployed, folder]);
    this.#answer = (request, response) => void site.emit('request', request, response);
  }

  async start() {
    this.#server = createServer((request, response) => {
      const { url = '' } = request;
      this.requested.push(url);
      response.on('finish', () => response.statusCode >= 400 && this.refused.push(url));
      this.#answer(request, response);
    }).listen(this.#port);
    await once(this.#server, 'listening');
    // A server that listens on a port has an address with that port; only pipes have a string.
    ({ port: this.#port } = this.#server.address() as AddressInfo);
    this.origin = `http://localhost:${this.#port}`;
    return this;
  }

  async stop() {
    const stopped = this.#server && once(this.#server, 'close');
    this.#server?.close();
    this.#server?.closeAllConnections();
    this.#server = undefined;
    await stopped;
  }

  /** From now on requests are taken and never answered. */
  fallSilent() {
    this.#answer = () => {};
  }

  /** From now on every request is answered so, as by a host that fails or a network that has pages of its own. */
  answerAll(status: number, html: string) {
    this.#answer = (_, response) => response.writeHead(status, { 'Content-Type': 'text/html' }).end(html);
  }

  /** Puts files over those of the site. */
  deploy(files: Record<string, string>) {
    writeFiles(this.#deployed, files);
  }

  built(file: string) {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  async close() {
    await this.stop();
    rmSync(this.#deployed, { recursive: true });
  }
}
