import { pages } from 'virtual:test/company';
import type { Page } from '#app/page-data/pages.ts';
import type { Path } from '#app/paths.ts';

/** The page of a kind at an address: the second company's, unless others are given. */
export function pageAt<Kind extends Page['kind']>(
  kind: Kind,
  path: Path,
  among: readonly Page[] = pages,
): Extract<Page, { kind: Kind }> {
  const found = among.find(
    (page): page is Extract<Page, { kind: Kind }> => page.kind === kind && page.path === path,
  );
  if (found === undefined) throw new Error(`There is no page of the kind "${kind}" at ${path}.`);
  return found;
}
