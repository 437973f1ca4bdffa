import { site } from 'virtual:company/site';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { fetchContentDuringTouch } from '#app/navigation/content-thread.ts';
import { fetchContent } from '#app/navigation/fetch-content.ts';
import { listedPages } from '#app/links/navigation-links.ts';
import { kindAt } from '#app/navigation/page-kinds.ts';
import type { PageSource } from '#app/navigation/page-source.ts';
import { contentPath, type Path } from '#app/paths.ts';
import { reloadDocument } from '#app/reload-document.ts';

/** Milliseconds after which a page that is still on its way counts as not to be had. */
const longestWait = 5000;

/** What has been fetched, and undefined for addresses that are no page's. */
const loaded = new Map<Path, Page | undefined>();
const loading = new Map<Path, Promise<Page | undefined>>();
/** React needs the same promise on every try to render what it waits for. */
const shown = new Map<Path, Promise<Page | undefined>>();

const isListed = listedPages(site);
let allLinks: typeof import('#app/navigation/all-links.ts') | undefined;

/** The page at `path`, from memory or the network, or undefined where there is none. Rejects when it can't be had. */
export function load(path: Path, fetchFrom = fetchContent): Promise<Page | undefined> {
  if (loaded.has(path)) return Promise.resolve(loaded.get(path));
  const underway = loading.get(path);
  if (underway !== undefined) return underway;
  shown.delete(path); // What could not be had the last time gets another chance.
  const request = Promise.race([findPage(path, fetchFrom), giveUp(path)])
    .then((page) => {
      loaded.set(path, page);
      return page;
    })
    .finally(() => loading.delete(path));
  loading.set(path, request);
  return request;
}

/** Fetches pages' content from beside the pages, each at most once. */
export const networkPageSource: PageSource = {
  get(path) {
    if (loaded.has(path)) return loaded.get(path);
    const request = shown.get(path) ?? load(path).catch(reloadDocument);
    shown.set(path, request);
    return request;
  },
  async prefetch(path) {
    try {
      return await load(path, fetchContentDuringTouch);
    } catch {
      return undefined; // Only a guess at the next page: if that is opened, `get` tries again.
    }
  },
  // Whoever asks has met an address that is no page's, so the list of all pages has been fetched for it.
  nearest: (attempted) => allLinks?.nearestPage(attempted),
};

async function findPage(path: Path, fetchFrom: typeof fetchContent): Promise<Page | undefined> {
  if (!isListed(path)) {
    allLinks ??= await import('#app/navigation/all-links.ts');
    if (!allLinks.isPage(path)) return undefined;
  }
  const address = contentPath(path, import.meta.env.CONTENT_VERSION);
  // Our own build has written it, from the same types, unless it is no page, or another one.
  const page = (await fetchFrom(address)) as Page | null | undefined;
  if (page?.path !== path || page.kind !== kindAt(path))
    throw new Error(`${address} does not hold the content of ${path}.`);
  return page;
}

/** Rejects when a page has been waited for too long. */
function giveUp(path: Path): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, longestWait, new Error(`${path} was not there after ${longestWait} ms.`));
  });
}
