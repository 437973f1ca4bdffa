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
 * Addresses that the navigation does not list. It takes the links to all pages, which grow with the areas, so in the
 * browser it is a script of its own (docs/architecture.md).
 */

/** What an address shows. */
export interface Found {
  /** The address that shows it. If it differs from the requested one, it replaces that. */
  path: Path;
  /** None: the not-found page. */
  page?: Page | undefined;
  /** The display name of an area without a page, on the page of a service. */
  unlistedArea?: string;
  /** For an unknown address: the page with the most similar one. */
  nearest?: Link | undefined;
}

export interface AllPages {
  /** The links to all pages. */
  links: Link[];
  load: (path: Path) => Promise<Page>;
}

const own: AllPages = {
  links: [...mainLinks(site.labels, site.problems), ...directoryLinks(directory)],
  load: loadPage,
};

/** What is at an address that the navigation does not list: a page, a replacement, or none. Rejects when the list can't be fetched. */
export async function findUnlisted(path: Path, attempted: Path, all = own): Promise<Found> {
  if (all.links.some((link) => link.path === path)) return { path, page: await all.load(path) };
  const kind = kindAt(path);
  if (kind === 'service') return findService(path, all);
  return {
    path: kind === 'area' ? paths.notFound : path,
    nearest: attempted === paths.notFound ? undefined : nearestLink(attempted, all.links),
  };
}

/** A known service in an area that has no page of it; or no known service (docs/specification.md#5-addresses-without-a-page). */
async function findService(path: Path, { links, load }: AllPages): Promise<Found> {
  const { service: slug, area = '' } = readServiceSlug(path.slice(paths.service('').length));
  const service = paths.service(slug);
  // A service in an area is in the list too, but not as a service.
  const isService = readServiceSlug(slug).area === undefined && links.some((link) => link.path === service);
  const known = links.find((link) => link.path === paths.area(area));
  if (!isService || (known === undefined && !isDisplayableArea(area)))
    return { path: paths.services, page: await load(paths.services) };
  return { path, page: await load(service), unlistedArea: known?.name ?? areaDisplayName(area) };
}
