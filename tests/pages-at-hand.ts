import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import type { Page } from '#app/page-data/pages.ts';
import { directoryOf, siteOf } from '#app/page-data/site.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { mainLinks } from '#app/links/navigation-links.ts';
import { decodePath } from '#app/navigation/find-page.ts';
import type { Found } from '#app/navigation/find-outside-menu.ts';
import { type AllPages, findOutsideMenu } from '#app/navigation/find-outside-menu.ts';
import { normalizePath } from '#app/paths.ts';

/** All pages of a company, at hand at once. */
export function pagesAtHand(company: Company): AllPages {
  const pages = new Map<string, Page>(allPages(company).map((page) => [page.path, page]));
  return {
    links: [...mainLinks(siteOf(company)), ...directoryLinks(directoryOf(company))],
    async load(path) {
      const page = pages.get(path);
      if (page === undefined) throw new Error(`There is no page ${path}.`);
      return page;
    },
  };
}

/** What is at an address of a company whose pages are at hand. */
export function findAtHand(pages: AllPages, pathname: string, attempted = pathname): Promise<Found> {
  return findOutsideMenu(decodePath(pathname), normalizePath(attempted), pages);
}
