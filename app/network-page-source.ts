import type { Page } from '#app/content/pages.ts';
import type { PageSource } from '#app/page-source.ts';
import { contentPath, type Path } from '#app/paths.ts';

const loaded = new Map<Path, Page>();
const loading = new Map<Path, Promise<Page>>();
const shown = new Map<Path, Promise<Page>>();

/** The page at `path`, from memory or the network. Rejects when it can't be had. */
export function load(path: Path): Promise<Page> {
  const page = loaded.get(path);
  if (page !== undefined) return Promise.resolve(page);
  const request =
    loading.get(path) ??
    fetchPage(path)
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
    const page = loaded.get(path) ?? shown.get(path);
    if (page !== undefined) return page;
    // React needs the same promise on every try to render the page.
    const request = load(path).catch(reloadDocument);
    shown.set(path, request);
    return request;
  },
  async prefetch(path) {
    try {
      await load(path);
      return true;
    } catch {
      return false; // Only a guess at the next page: if that is opened, `get` tries again.
    }
  },
};

/**
 * The content is gone (the site has been published anew since) or there is no network.
 * The browser's own navigation gets the new page, or says what is wrong.
 * It replaces this document, so the page that waits never goes on.
 */
function reloadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

async function fetchPage(path: Path): Promise<Page> {
  const response = await fetch(contentPath(path, import.meta.env.CONTENT_VERSION));
  if (!response.ok)
    throw new Error(`The content of ${path} could not be loaded: the server answered ${response.status}.`);
  return (await response.json()) as Page; // Written by our own build, from the same types.
}
