import type { AreaLink } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import type { Link } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';
import { type Path, paths, readServiceSlug } from '#app/paths.ts';

export const serviceLinks = services.map(({ slug, name }): Link => ({ name, path: paths.service(slug) }));

// The build hands over what menus list of the table of areas, so that the first script does not hold all of it.
const listedAreas: AreaLink[] = JSON.parse(import.meta.env.LISTED_AREAS);

/** The areas that menus and footer list. */
export const areaLinks = listedAreas.map(({ slug, ...area }) => ({
  ...area,
  path: paths.area(slug),
}));

/** The listed areas as menus and footer show them; when the site has more, with a link to the page of all. */
export function areaMenu<Area extends Link>(
  listed: readonly Area[],
  areaCount = import.meta.env.AREA_COUNT,
): (Area | Link)[] {
  if (areaCount <= listed.length) return [...listed];
  return [...listed, { name: labels.navigation.allAreas, path: paths.coverage }];
}

/** The pages that neither a service nor an area has. */
export const mainLinks: Link[] = [
  { name: labels.navigation.home, path: paths.home },
  { name: labels.navigation.about, path: paths.about },
  { name: labels.navigation.services, path: paths.services },
  { name: labels.navigation.coverage, path: paths.coverage },
  { name: labels.navigation.contact, path: paths.contact },
];

const listed = new Set<string>([...mainLinks, ...serviceLinks, ...areaLinks].map(({ path }) => path));

/** Whether the navigation alone tells that an address is a page's: its own links, and their services in their areas. */
export function isListed(path: Path): boolean {
  if (listed.has(path)) return true;
  const { service, area } = readServiceSlug(path);
  return (
    area !== undefined &&
    service.startsWith(`${paths.services}/`) &&
    listed.has(service) &&
    listed.has(paths.area(area))
  );
}
