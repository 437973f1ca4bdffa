import { directory } from 'virtual:company/directory';
import { site } from 'virtual:company/site';
import type { Page } from '#app/page-data/pages.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { mainLinks } from '#app/links/navigation-links.ts';
import { nearestLink } from '#app/links/nearest-link.ts';
import { loadPage } from '#app/navigation/load-page.ts';
import { kindAt } from '#app/navigation/page-kinds.ts';
import {
  areaDisplayName,
  isDisplayableArea,
  type Link,
  type Path,
  paths,
  readServiceSlug,
} from '#app/paths.ts';

/*
 * Resolves addresses that are not in the navigation menu. This module contains the links to all pages, whose number grows
 * with the areas, so it is a separate chunk.
 */

export interface Found {
  /** The normalized path of the result. If it differs from the requested path, it replaces that in the history. */
  path: Path;
  /** Undefined: the not-found page is shown. */
  page?: Page | undefined;
  /** The display name of an area, listed or not, for which the service has no page: the service's own page is shown with this name. */
  areaWithoutPage?: string;
  /** For an unknown address: the link with the most similar address, if one is similar enough. */
  nearest?: Link | undefined;
}

export type AllPages = typeof sitePages;

const sitePages = {
  links: [...mainLinks(site), ...directoryLinks(directory)],
  load: loadPage,
};

/**
 * Resolves an address that is not in the navigation menu: to its page, to a redirect, or to no page. Rejects when the page's content can't be fetched.
 * @param attempted - The path that the visitor requested; the same, unless another one has replaced it.
 * @param all - The pages of this site; tests pass those of another company.
 */
export async function findOutsideMenu(path: Path, attempted: Path, all = sitePages): Promise<Found> {
  if (all.links.some((link) => link.path === path)) return { path, page: await all.load(path) };
  const kind = kindAt(path);
  if (kind === 'service') return findService(path, all);
  return {
    path: kind === 'area' ? paths.notFound : path,
    nearest: attempted === paths.notFound ? undefined : nearestLink(attempted, all.links),
  };
}

/** The service's own page with the area's name. For an unknown service, or an area whose name can't be shown: a redirect to the page of all services (docs/specification.md#5-addresses-without-a-page). */
async function findService(path: Path, { links, load }: AllPages): Promise<Found> {
  const { service: slug, area = '' } = readServiceSlug(path.slice(paths.service('').length));
  const servicePath = paths.service(slug);
  // `links` also contains the pages of services in areas: a slug that includes an area is not a service.
  const isService =
    readServiceSlug(slug).area === undefined && links.some((link) => link.path === servicePath);
  const areaLink = links.find((link) => link.path === paths.area(area));
  if (!isService || (areaLink === undefined && !isDisplayableArea(area)))
    return { path: paths.services, page: await load(paths.services) };
  return { path, page: await load(servicePath), areaWithoutPage: areaLink?.name ?? areaDisplayName(area) };
}
