import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { placeOf } from '#change/place.ts';
import type { RecordValue } from '#edit/records/record-text.ts';
import { refusal } from '#edit/server/access.ts';
import { type Programs, startEditing } from '#edit/server/editing.ts';

/** Larger than any record, and than a phone's photograph. */
const largestBody = 60_000_000;

const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.woff2': 'font/woff2',
};

const file = z.string();
const sentence = z.string().trim().min(3).max(200);
const value: z.ZodType<RecordValue> = z.json();
const cut = z.object({
  name: z.string(),
  across: z.coerce.number().min(0).max(1),
  down: z.coerce.number().min(0).max(1),
  zoom: z.coerce.number().min(1).max(4),
});

export interface EditorServer {
  /** Where the editor is, with its token. */
  address: string;
  /** How many files have changes that nobody has saved yet. */
  unsaved(): number;
  close(): Promise<void>;
}

/**
 * Serves the editor of a company at an address that only this machine reaches.
 * @param page The folder with the editor's built page.
 * @param port 0 for any that is free.
 */
export async function serveEditor(
  company: string,
  page: string,
  port: number,
  programs: Programs,
): Promise<EditorServer> {
  const editing = await startEditing(company, programs);
  const token = randomBytes(24).toString('base64url');
  const { preview } = await editing.state();

  type Answer = (query: URLSearchParams, body: Buffer) => unknown;
  /** What the page may ask for: GET reads, POST changes. */
  const answers: Record<string, Answer> = {
    'GET /api/company': () => editing.state(),
    'GET /api/record': (query) => editing.record(record(query)),
    'GET /api/page-words': (query) => editing.pageWords(record(query)) ?? null,
    'GET /api/versions': (query) => editing.versionsOf(record(query)),
    'GET /api/version': (query) => editing.valueIn(String(query.get('id')), record(query)),
    'GET /api/picture-size': (query) => editing.pictureSize(slug.parse(query.get('name'))),
    'GET /api/sentence': () => editing.suggestedSentence(),
    'POST /api/change': (_, body) => {
      const change = z.object({ file, value }).parse(parsed(body));
      return editing.change(change.file, change.value);
    },
    'POST /api/settle': (_, body) => {
      const choice = z.object({ file, keep: z.enum(['mine', 'theirs']) }).parse(parsed(body));
      return editing.settle(choice.file, choice.keep);
    },
    'POST /api/picture': (query, body) => {
      const { name, ...place } = cut.parse(Object.fromEntries(query));
      return editing.makePicture(body, name, place);
    },
    'POST /api/use-picture': (_, body) => {
      const { name, id } = z.object({ name: z.string(), id: z.string().optional() }).parse(parsed(body));
      return editing.usePicture(name, id);
    },
    'POST /api/new-area': (_, body) => {
      const { place, ...facts } = newArea.parse(parsed(body));
      return editing.addArea({ ...facts, ...placeOf(place) });
    },
    'POST /api/remove': (_, body) => editing.remove(file.parse(parsed(body))),
    'POST /api/save': () => editing.save(),
    'POST /api/publish-check': () => editing.publishCheck(),
    'POST /api/save-version': (_, body) => editing.saveVersion(sentence.parse(parsed(body))),
    'POST /api/publish': (_, body) => editing.publish(sentence.parse(parsed(body))),
    'POST /api/upload-folder': (_, body) => editing.makeUploadFolder(sentence.parse(parsed(body))),
    'POST /api/draw': (_, body) => editing.draw(z.enum(['social', 'icons']).parse(parsed(body))),
  };

  /** One after the other: each request sees what the one before it did. */
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://localhost');
    if (address === null) return send(response, 400, 'text/plain', 'This is no address.');
    const refused = refusal(request.headers, address, { port: portOf(server.address()), token });
    if (refused !== undefined) return send(response, 403, 'text/plain;charset=utf-8', refused);
    const answer = answers[`${request.method} ${address.pathname}`];
    if (answer === undefined) return servePage(request, response, address.pathname);
    void respond(request, response, (body) => answer(address.searchParams, body));
    return undefined;
  });

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (body: Buffer) => unknown,
  ) {
    try {
      // Before it takes its turn: an upload that stops midway keeps no other request waiting.
      const body = await read(request);
      const result = last.then(() => answer(body));
      last = result.catch(() => undefined);
      send(response, 200, 'application/json', JSON.stringify(await result));
    } catch (error) {
      send(response, 400, 'application/json', JSON.stringify({ error: inWords(error) }));
    }
  }

  function servePage(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    // Names that the build gave: no way out of the folder has such a form.
    const path = join(page, name);
    const known = /^(index\.html|assets\/[\w-]+(\.[\w-]+)*\.\w+)$/.test(name) && existsSync(path);
    if (request.method !== 'GET' || !known)
      return send(response, 404, 'text/plain', 'There is nothing here.');
    return send(response, 200, types[extname(name)] ?? 'application/octet-stream', readFileSync(path));
  }

  function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': type.startsWith('font') ? 'max-age=604800' : 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // The token stands in the address: no other page hears of it.
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        `img-src 'self' blob: data: ${preview}`,
        `frame-src ${preview}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    });
    response.end(body);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${portOf(server.address())}/?token=${token}`,
    unsaved: editing.unsaved,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await last;
      await editing.close();
    },
  };
}

function record(query: URLSearchParams): string {
  return file.parse(query.get('file'));
}

const newArea = z.object({
  name: z.string().trim().min(2, 'write what the area is called'),
  zipCodes: z.string(),
  minutes: z.string(),
  place: z.string(),
});

const slug = z.string().regex(/^[a-z0-9-]+$/);

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function parsed(body: Buffer): unknown {
  return JSON.parse(body.toString());
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Of a request's body, Node gives buffers.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) throw new Error('The file is larger than 60 MB: choose a smaller one.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function inWords(error: unknown): string {
  if (error instanceof z.ZodError) return `The request is not right: ${z.prettifyError(error)}`;
  return error instanceof Error ? error.message : String(error);
}
