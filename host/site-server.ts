import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, answerInWords, answerOnWire } from '#host/server/answer.ts';
import { answerRequest, methodNotAllowed } from '#host/server/answer-request.ts';

/**
 * Serves built files as a host does: its headers, its redirects, compressed files, 404.html with status 404.
 * With several folders, the first that has a file serves it. The server does not listen yet.
 */
export function siteServer(folders: readonly [string, ...string[]]): Server {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { status, headers, body } = await answerRequest(request, folders);
    // Node leaves out the body for HEAD and 304.
    const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...length }).end(body);
  }
  function listener(request: IncomingMessage, response: ServerResponse) {
    void respond(request, response);
  }

  // What Node would answer on its own would go without our headers: no host, an expectation, CONNECT, no HTTP at all.
  return createServer({ requireHostHeader: false }, listener)
    .on('checkExpectation', listener)
    .on('connect', (_request, socket) => hangUp(socket, methodNotAllowed()))
    .on('clientError', (error, socket) => hangUp(socket, answerMalformed(error)));
}

/** Sends a last answer over a connection, if the other end still listens. */
function hangUp(socket: Duplex, answer: Answer) {
  socket.on('error', () => socket.destroy());
  if (socket.writable) socket.end(answerOnWire(answer), () => socket.destroy());
  else socket.destroy();
}

function answerMalformed(error: NodeJS.ErrnoException): Answer {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return answerInWords(431, 'The request has more headers than this server reads.');
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return answerInWords(408, 'The request took too long to arrive.');
  }
  return answerInWords(400, 'The request is no HTTP that this server understands.');
}
