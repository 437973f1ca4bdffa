import { STATUS_CODES } from 'node:http';
import { headersFor, noFile, plainRules } from '#host/headers.ts';

/** All of an answer before any of it is sent, so that nothing can fail between its headers and the end of its body. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** An answer in plain words, where no page is meant or none can be had. Without a site there are no rules of its own. */
export function answerInWords(
  status: number,
  words: string,
  headers: Record<string, string> = {},
  rules = plainRules,
): Answer {
  return {
    status,
    headers: { ...headersFor(rules, noFile), 'Content-Type': 'text/plain;charset=utf-8', ...headers },
    body: `${words}\n`,
  };
}

/** An answer as it goes over the wire, for what Node hands over as a bare connection. It is the connection's last. */
export function answerOnWire({ status, headers, body }: Answer): string {
  const lines = Object.entries({
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
