import { directory } from 'virtual:company/directory';
import { site } from 'virtual:company/site';
import type { Link } from '#app/content/to-pages/page-data.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { mainLinks } from '#app/links/navigation-links.ts';
import { nearestLink } from '#app/links/nearest-link.ts';
import type { Path } from '#app/paths.ts';

/*
 * Every page of the site. It grows with the areas, so in the browser it is a script of its own,
 * fetched only for an address that the navigation does not list (docs/decisions/0012-growth.md).
 */

const allLinks = [...mainLinks(site.labels, site.problems), ...directoryLinks(directory)];
const addresses = new Set(allLinks.map(({ path }) => path));

/** Whether an address is a page's. */
export function isPage(path: Path): boolean {
  return addresses.has(path);
}

/** The page whose address is most like one that doesn't exist. */
export function nearestPage(attempted: string): Link | undefined {
  return nearestLink(attempted, allLinks);
}
