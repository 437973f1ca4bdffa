import type { IncomingHttpHeaders } from 'node:http';
import { contentType } from '#host/content-type.ts';
import { type HeaderRule, headersFor, noFile } from '#host/headers.ts';
import { type Answer, answerInWords } from '#host/server/answer.ts';
import type { BuiltFile } from '#host/server/built-files.ts';
import { byteRange } from '#host/server/byte-range.ts';
import { entityTag, namesEntityTag } from '#host/server/entity-tag.ts';

/** All of a file, a part of it, or that the browser has it already: as the request's headers ask. */
export function answerWithFile(
  file: BuiltFile,
  path: string,
  method: 'GET' | 'HEAD',
  asked: IncomingHttpHeaders,
  rules: HeaderRule[],
): Answer {
  const { bytes } = file;
  const tag = entityTag(bytes);
  const caching = { ...cachingHeaders(rules, path), ETag: tag };
  if (namesEntityTag(asked['if-none-match'], tag)) return { status: 304, headers: caching, body: '' };

  const headers = { ...caching, ...representationHeaders(file), 'Accept-Ranges': 'bytes' };
  // Ranges are defined for GET only, and If-Range asks for one of that very file.
  const ranged = method === 'GET' && (asked['if-range'] ?? tag) === tag;
  const range = ranged ? byteRange(asked.range, bytes.length) : undefined;
  if (range === undefined) return { status: 200, headers, body: bytes };
  if (range === 'unsatisfiable') {
    const words = `The file has ${bytes.length} bytes, none of them in the range asked for.`;
    return answerInWords(416, words, { 'Content-Range': `bytes */${bytes.length}` }, rules);
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` },
    body: bytes.subarray(first, last + 1),
  };
}

export function answerWithNotFoundPage(page: BuiltFile, rules: HeaderRule[]): Answer {
  const headers = { ...cachingHeaders(rules, noFile), ...representationHeaders(page) };
  return { status: 404, headers, body: page.bytes };
}

/** What a browser must be told of a file even when it has it already. */
function cachingHeaders(rules: HeaderRule[], path: string): Record<string, string> {
  return { ...headersFor(rules, path), Vary: 'Accept-Encoding' };
}

function representationHeaders({ name, coding }: BuiltFile): Record<string, string> {
  return { 'Content-Type': contentType(name), ...(coding && { 'Content-Encoding': coding }) };
}
