import type { Page } from '#app/content/to-pages/page-data.ts';

/** A page's content from its file beside the page. Rejects when it can't be had. */
export async function fetchContent(address: string): Promise<Page> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The content at ${address} could not be loaded: the server answered ${response.status}.`);
  return (await response.json()) as Page; // Written by our own build, from the same types.
}
