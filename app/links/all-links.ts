import { areas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import type { Link } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';
import { nearestLink } from '#app/links/nearest-link.ts';
import { mainLinks, serviceLinks } from '#app/links/navigation-links.ts';
import { type Path, paths } from '#app/paths.ts';

/*
 * Every page of the site. It grows with the areas, so in the browser it is a script of its own,
 * fetched only for an address that the navigation does not list (docs/decisions/0012-growth.md).
 */

export const allLinks: readonly Link[] = [
  ...mainLinks,
  ...serviceLinks,
  ...areas.map(({ slug, name }) => ({ name, path: paths.area(slug) })),
  ...services.flatMap((service) =>
    areas.map((area) => ({
      name: labels.service.title(service.name, area.name),
      path: paths.serviceInArea(service.slug, area.slug),
    })),
  ),
];

const addresses = new Set(allLinks.map(({ path }) => path));

/** Whether an address is a page's. */
export function isPage(path: Path): boolean {
  return addresses.has(path);
}

/** The page whose address is most like one that doesn't exist. */
export function nearestPage(attempted: string): Link | undefined {
  return nearestLink(attempted, allLinks);
}
