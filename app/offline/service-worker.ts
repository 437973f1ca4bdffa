/**
 * Makes the site work offline: precached pages, pages that were opened, and for every other address a page with the
 * phone number. How to switch it off: docs/hosting.md#switching-the-service-worker-off.
 */
import { answerNavigation, find, type Wait } from '#app/offline/answer-navigation.ts';
import { isKeepable, isShowable, strategyFor, surplus } from '#app/offline/request-strategy.ts';
import { contentPath, normalizePath, offlinePath, type Path } from '#app/paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build. */
declare const DEPLOY: {
  /** Changes with every deploy that changes anything kept. */
  version: string;
  /** The version in the addresses of pages' content. */
  contentVersion: string;
  /** The addresses that are kept from the first visit on. */
  kept: string[];
};

const { version, contentVersion, kept } = DEPLOY;
const keptCache = `kept-${version}`;
const visitedCache = `visited-${version}`;

/** So many files are kept of pages that were opened: sixty documents, and as many files of content. */
const mostVisited = 120;

self.addEventListener('install', (event) => {
  // Nothing of the old worker's is worth waiting for: pages come from the network, and files by their own names.
  void self.skipWaiting();
  event.waitUntil(Promise.all([keepAll(), keepOpenPages()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      // The network is asked while the worker starts. Not every browser can.
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

/** Keeps all or nothing: with a file missing, as in the middle of a deploy, the worker is not installed but tried again later. */
async function keepAll() {
  const cache = await caches.open(keptCache);
  await Promise.all(
    kept.map(async (address) => {
      const response = await fetch(address);
      if (!(await isKeepable(address, response))) {
        throw new Error(
          `${address} is answered by something else (status ${response.status}), so the site can't be kept for when there is no network.`,
        );
      }
      await cache.put(address, response);
    }),
  );
}

/** The page of a first visit was loaded before there was a worker. The browser still has it, so the host answers that it is unchanged. */
async function keepOpenPages() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open.map(({ url }) => normalizePath(new URL(url).pathname));
  await Promise.all([...new Set(paths)].map((path) => keepPage(path).catch(() => undefined)));
}

async function keepPage(path: Path) {
  for (const address of [path, contentPath(path, contentVersion)]) {
    const response = await fetch(address);
    if (!response.ok) return; // The address is no page's.
    await keepVisited(address, response);
  }
}

async function deleteOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== keptCache && name !== visitedCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function answerPage(path: Path, event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  // Also an answer that comes too late for the visitor is kept.
  event.waitUntil(network.then((page) => keepVisited(path, page)).catch(() => undefined));
  return answerNavigation({
    network,
    isShowable: (answer) => isShowable(path, answer),
    kept: findKept(path),
    offline: findKept(offlinePath),
    wait,
  });
}

/** What the browser has asked for already while the worker started, or what the worker asks for. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  // It is undefined where the browser does not ask ahead.
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

async function answerFile(path: string, { request }: FetchEvent): Promise<Response> {
  return (await findKept(path)) ?? fetch(request);
}

async function answerContent(path: string, event: FetchEvent): Promise<Response> {
  const kept = await findKept(path);
  if (kept !== undefined) return kept;
  const content = await fetch(event.request);
  event.waitUntil(keepVisited(path, content));
  return content;
}

const wait: Wait = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));

/** What is kept under an address: what came along at the installation, before anything that came later. */
function findKept(path: string): Promise<Response | undefined> {
  // Compressed one way or another, it is the same file.
  const from = (cacheName: string) => caches.match(path, { ignoreVary: true, cacheName });
  return find(async () => (await from(keptCache)) ?? from(visitedCache), wait);
}

/** Keeps an answer that may be kept. When they are too many, the one that was fetched longest ago goes. */
async function keepVisited(path: string, response: Response) {
  const copy = response.clone(); // At once: whoever asked for it reads it next.
  try {
    if (!(await isKeepable(path, copy))) return;
    const cache = await caches.open(visitedCache);
    await cache.put(path, copy);
    await Promise.all(surplus(await cache.keys(), mostVisited).map((oldest) => cache.delete(oldest)));
  } catch {
    // The answer breaks off, or the device has no room for more: the visitor has got what there was all the same.
  }
}
