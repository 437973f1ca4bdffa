import { longestWait } from '#app/load-document.ts';
import type { Page } from '#app/page-data/pages.ts';
import { contentPath, type Path } from '#app/paths.ts';

const requests = new Map<Path, Promise<Page>>();

/** The content of the page at an address, from the JSON file beside its document. Fetched once. Rejects when that fails. */
export function loadPage(path: Path): Promise<Page> {
  const underway = requests.get(path);
  if (underway !== undefined) return underway;
  const request = withTimeout(fetchPage(path));
  requests.set(path, request);
  // The next link to it tries again.
  request.catch(() => requests.delete(path));
  return request;
}

async function fetchPage(path: Path): Promise<Page> {
  const address = contentPath(path, import.meta.env.CONTENT_VERSION);
  const response = await fetch(address);
  // Our build wrote it from the same types, unless the answer is something else or another page's.
  const page = response.ok ? ((await response.json()) as Page | null) : null;
  if (page?.path !== path) throw new Error(`${address} does not hold the content of ${path}.`);
  return page;
}

export function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(reject, longestWait, new Error(`Nothing has come in ${longestWait} ms.`));
    }),
  ]);
}
