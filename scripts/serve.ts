/** Serves the built site as a host does: its headers, its redirects, compressed files, 404.html with status 404. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { headersFor } from '#host/headers.ts';
import { redirectFor } from '#host/redirects.ts';
import { chosenPort, portProblem } from '#scripts/port.ts';

const directory = 'build/site';
const port = chosenPort();
const files = sirv(directory, {
  extensions: ['html'],
  etag: true,
  brotli: true,
  gzip: true,
  dotfiles: false,
  setHeaders,
});
const notFoundPage = {
  plain: readFileSync(`${directory}/404.html`),
  brotli: readFileSync(`${directory}/404.html.br`),
};
// What hosts read and never serve, and what only answers under another address.
const hidden = /^\/(_headers|_redirects|404(\.html)?\/?)$|\.(br|gz)$/;

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const path = readPath(request.url ?? '/');
  if (path === undefined) return answerNotFound(request, response);
  const redirect = redirectFor(path);
  if (redirect !== undefined) return response.writeHead(redirect.status, { Location: redirect.to }).end();
  if (hidden.test(path)) return answerNotFound(request, response);
  files(request, response, () => answerNotFound(request, response));
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(portProblem(port, error));
  process.exit(1);
});

server.listen(port, () => console.log(`The site is ready at http://localhost:${port}`));

function setHeaders(response: ServerResponse, path: string) {
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
}

function answerNotFound(request: IncomingMessage, response: ServerResponse) {
  setHeaders(response, '/404');
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  response.setHeader('Vary', 'Accept-Encoding');
  if (brotli) response.setHeader('Content-Encoding', 'br');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : brotli ? notFoundPage.brotli : notFoundPage.plain);
}

/** The address's path, or undefined where its percent-encoding is broken. */
function readPath(url: string): string | undefined {
  try {
    return decodeURI(url.split(/[?#]/)[0] ?? '/');
  } catch {
    return undefined;
  }
}
