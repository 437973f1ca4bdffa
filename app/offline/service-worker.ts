/**
 * Makes the site work offline: precached pages, pages that were opened, and for every other address a page with the
 * phone number. How to switch it off: docs/hosting.md#switching-the-service-worker-off.
 */
import { answerNavigation, lookUpInTime, type Wait } from '#app/offline/answer-navigation.ts';
import { isCacheable, isShowable, strategyFor } from '#app/offline/request-strategy.ts';
import { contentPath, normalizePath, offlinePath, type Path } from '#app/paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const DEPLOY: {
  /** Changes with every deploy that changes a precached file or any content. */
  version: string;
  /** The version in the addresses of pages' content, which the app fetches as JSON. */
  contentVersion: string;
  precached: string[];
};

const { version, contentVersion, precached } = DEPLOY;
const precacheName = `precache-${version}`;
const visitedCacheName = `visited-${version}`;

/** The maximum number of entries in the cache of visited pages: documents and content files together. */
const maxVisitedEntries = 120;

self.addEventListener('install', (event) => {
  // No need to wait until the old worker's pages are closed: pages come from the network, and file names change with their content.
  void self.skipWaiting();
  event.waitUntil(Promise.all([precacheAll(), cacheOpenPages()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      // Navigation preload: the request starts while the worker is starting. Not every browser supports it.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin);
  const { pathname } = new URL(event.request.url);
  if (strategy === 'page') event.respondWith(answerPage(normalizePath(pathname), event));
  if (strategy === 'file') event.respondWith(answerFile(pathname, event));
  if (strategy === 'content') event.respondWith(answerContent(pathname, event));
});

/** All or nothing: with a file missing, as in the middle of a deploy, the worker is not installed, and the next visit tries again. */
async function precacheAll() {
  const cache = await caches.open(precacheName);
  await Promise.all(
    precached.map(async (address) => {
      const response = await fetch(address);
      if (!(await isCacheable(address, response))) {
        throw new Error(
          `Can't precache ${address}: the response (status ${response.status}) is an error, a redirect or not from this site. The service worker is not installed. Check that the host serves this address; the next visit tries again.`,
        );
      }
      await cache.put(address, response);
    }),
  );
}

/** Caches the open pages, which were loaded before this worker was installed. They are usually in the HTTP cache, so fetching them again costs little. */
async function cacheOpenPages() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open.map(({ url }) => normalizePath(new URL(url).pathname));
  await Promise.all([...new Set(paths)].map((path) => cachePage(path).catch(() => undefined)));
}

async function cachePage(path: Path) {
  for (const address of [path, contentPath(path, contentVersion)]) {
    const response = await fetch(address);
    if (!response.ok) return; // An unknown address or a failing host.
    await cacheVisited(address, response);
  }
}

async function deleteOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== precacheName && name !== visitedCacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function answerPage(path: Path, event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  // Also one that comes too late for the visitor. Before `answerNavigation`, because it is cloned before the page reads it.
  event.waitUntil(network.then((page) => cacheVisited(path, page)).catch(() => undefined));
  return answerNavigation({
    network,
    isShowable: (response) => isShowable(path, response),
    cached: findCached(path),
    offline: findCached(offlinePath),
    wait,
  });
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  // Undefined without navigation preload.
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

/** Not cached when it is fetched: what pages need offline is precached. */
async function answerFile(path: string, { request }: FetchEvent): Promise<Response> {
  return (await findCached(path)) ?? fetch(request);
}

async function answerContent(path: string, event: FetchEvent): Promise<Response> {
  const cached = await findCached(path);
  if (cached !== undefined) return cached;
  const content = await fetch(event.request);
  event.waitUntil(cacheVisited(path, content));
  return content;
}

const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The cached response for an address. A precached one wins: it belongs to this release. One cached later may be the next release's, or what a hotel's network has sent instead. */
function findCached(path: string): Promise<Response | undefined> {
  // `ignoreVary`: the cached file is valid for any `Accept-Encoding`.
  const from = (cacheName: string) => caches.match(path, { ignoreVary: true, cacheName });
  return lookUpInTime(async () => (await from(precacheName)) ?? from(visitedCacheName), wait);
}

async function cacheVisited(path: string, response: Response) {
  const copy = response.clone();
  try {
    if (!(await isCacheable(path, copy))) return;
    const cache = await caches.open(visitedCacheName);
    await cache.put(path, copy);
    const oldest = (await cache.keys()).slice(0, -maxVisitedEntries);
    await Promise.all(oldest.map((key) => cache.delete(key)));
  } catch {
    // The response was interrupted, or storage is full: the page gets the response as it came.
  }
}
