import { createContext, use } from 'react';
import type { Page } from '#app/content/pages.ts';
import type { Path } from '#app/paths.ts';

/** Where pages get their content from: memory while prerendering, the network in the browser. */
export interface PageSource {
  /** The page at a known address: at once when it is at hand, otherwise as a promise. */
  get(path: Path): Page | Promise<Page>;
  /** Fetches a page that the visitor will probably open next, and tells whether `get` has it at once. */
  prefetch(path: Path): Promise<boolean>;
}

export const PageSourceContext = createContext<PageSource>({
  get: (path) => {
    throw new Error(`There is no page source around the page ${path}: wrap it in <PageSourceContext>.`);
  },
  prefetch: async () => false,
});

/** A page's content, suspending until it is there. */
export function usePage<Kind extends Page['kind']>(kind: Kind, path: Path): Extract<Page, { kind: Kind }> {
  const found = use(PageSourceContext).get(path);
  const page = found instanceof Promise ? use(found) : found;
  if (page.kind !== kind) {
    throw new Error(
      `The content at ${path} is of the kind "${page.kind}", but its route in routes.tsx expects "${kind}".`,
    );
  }
  // The comparison above is what the type says; TypeScript can't narrow a union by a generic.
  return page as Extract<Page, { kind: Kind }>;
}
