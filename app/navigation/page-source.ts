import { createContext, use } from 'react';
import type { Link, Page } from '#app/content/to-pages/page-data.ts';
import type { Path } from '#app/paths.ts';

/** Where pages get their content from: memory while prerendering, the network in the browser. */
export interface PageSource {
  /** The page at an address, or undefined where there is none: at once when it is at hand, otherwise as a promise. */
  get(path: Path): Page | undefined | Promise<Page | undefined>;
  /** Fetches a page that the visitor will probably open next: then `get` has it at once. Nothing comes of it when it can't be had. */
  prefetch(path: Path): Promise<Page | undefined>;
  /** The page whose address is most like one for which `get` has found none, if any is. */
  nearest(attempted: Path): Link | undefined;
}

const missing = () => {
  throw new Error('There is no page source around the pages: wrap them in <PageSourceContext>.');
};

export const PageSourceContext = createContext<PageSource>({
  get: missing,
  prefetch: async () => undefined,
  nearest: missing,
});

/** A page's content, or undefined where the address is no page's. Suspends until it is there. */
export function usePage<Kind extends Page['kind']>(
  kind: Kind,
  path: Path,
): Extract<Page, { kind: Kind }> | undefined {
  const found = use(PageSourceContext).get(path);
  const page = found instanceof Promise ? use(found) : found;
  if (page !== undefined && page.kind !== kind) {
    throw new Error(
      `The content at ${path} is of the kind "${page.kind}", but its route in routes.tsx expects "${kind}".`,
    );
  }
  // The comparison above is what the type says; TypeScript can't narrow a union by a generic.
  return page as Extract<Page, { kind: Kind }> | undefined;
}
