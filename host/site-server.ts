import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { rulesIn } from '#host/configurations/headers-file.ts';
import { redirectIn } from '#host/configurations/redirects-file.ts';
import { contentTypes } from '#host/content-type.ts';
import { headersFor } from '#host/headers.ts';
import { isNotServed } from '#host/not-served.ts';

/**
 * Answers like a host that reads the `_headers` and `_redirects` of a built site: for `npm start` and the tests, not for the
 * public. Of several folders, the first that has a file serves it. The server does not listen yet.
 */
export function siteServer(folders: readonly string[]): Server {
  const servers = folders.map((folder) =>
    sirv(folder, {
      // Looks files up for each request, because a build may replace the folder.
      dev: true,
      etag: true,
      brotli: true,
      gzip: true,
      extensions: ['html'],
      setHeaders(response, path) {
        const type = contentTypes[extname(path)];
        if (type !== undefined) response.setHeader('Content-Type', type);
      },
    }),
  );
  const read = (name: string) => folders.map((folder) => textOf(join(folder, name))).find(Boolean) ?? '';

  return createServer((request, response) => {
    const { method, url = '/' } = request;
    const path = pathOf(url);
    const rules = rulesIn(read('_headers'));
    const answer = (status: number, headers: Record<string, string>, body = '') =>
      response.writeHead(status, { ...headersFor(rules, noPage), ...headers }).end(body);
    if (method !== 'GET' && method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' });
    // Redirects are written without the slash at the end; home is only a slash.
    const moved = redirectIn(read('_redirects'), path.replace(/(?<=.)\/$/, ''));
    if (moved !== undefined) return answer(moved.status, { Location: moved.to });
    const notFound = () => answer(404, { 'Content-Type': 'text/html;charset=utf-8' }, read('404.html'));
    if (isNotServed(url, path)) return notFound();
    // sirv fails on malformed ranges, and no file here is large.
    delete request.headers.range;
    // Each folder's server passes on what it lacks to the next one, the last to the not-found page.
    const serveFromFirst = servers.reduceRight<() => void>(
      (next, serve) => () => serve(request, response, next),
      () => {
        // The path's own headers, which are set below: those of an image would let caches keep the not-found page.
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        notFound();
      },
    );
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    serveFromFirst();
  });
}

/** No file is served at it (not-served.ts), and no rule for headers names it. */
const noPage = '/404';

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    return noPage;
  }
}

/** Nothing while a build replaces the folder: systems have several errors for that. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
