import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor } from '#host/headers.ts';
import { redirectFor } from '#host/redirects.ts';

// What hosts read and never serve, and what only answers under another address.
const hidden = /^\/(_headers|_redirects|404(\.html)?\/?)$|\.(br|gz)$/;

/**
 * Serves built files as a host does: its headers, its redirects, compressed files, 404.html with status 404.
 * With several folders, the first that has a file serves it. The server does not listen yet.
 */
export function siteServer(folders: readonly [string, ...string[]]): Server {
  const fileServers = folders.map((folder) =>
    sirv(folder, { extensions: ['html'], etag: true, brotli: true, gzip: true, dotfiles: false, setHeaders }),
  );
  const notFoundFolder = folders.find((folder) => existsSync(join(folder, '404.html'))) ?? folders[0];
  const notFoundPage = {
    plain: readFileSync(join(notFoundFolder, '404.html')),
    brotli: readFileSync(join(notFoundFolder, '404.html.br')),
  };

  function answerNotFound(request: IncomingMessage, response: ServerResponse) {
    setHeaders(response, '/404');
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    response.setHeader('Vary', 'Accept-Encoding');
    if (brotli) response.setHeader('Content-Encoding', 'br');
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : brotli ? notFoundPage.brotli : notFoundPage.plain);
  }

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const path = readPath(request.url ?? '/');
    if (path === undefined) return answerNotFound(request, response);
    const redirect = redirectFor([], path);
    if (redirect !== undefined) return response.writeHead(redirect.status, { Location: redirect.to }).end();
    if (hidden.test(path)) return answerNotFound(request, response);
    const answer = fileServers.reduceRight<() => void>(
      (next, files) => () => files(request, response, next),
      () => answerNotFound(request, response),
    );
    answer();
  });
}

function setHeaders(response: ServerResponse, path: string) {
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
}

/** The address's path, or undefined where its percent-encoding is broken. */
function readPath(url: string): string | undefined {
  try {
    return decodeURI(url.split(/[?#]/)[0] ?? '/');
  } catch {
    return undefined;
  }
}
