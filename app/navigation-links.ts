import { areas, mostListedAreas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import type { Link } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';
import { type Path, paths } from '#app/paths.ts';

export const serviceLinks = services.map(({ slug, name }): Link => ({ name, path: paths.service(slug) }));

export const areaLinks = areas.map(({ slug, name, ...area }) => ({ ...area, name, path: paths.area(slug) }));

/** The areas as menus and the footer list them: all, or the first and a link to the page of all. */
export function areaMenu<Area extends Link>(all: readonly Area[]): (Area | Link)[] {
  if (all.length <= mostListedAreas) return [...all];
  return [...all.slice(0, mostListedAreas), { name: labels.navigation.allAreas, path: paths.coverage }];
}

/** The pages that neither a service nor an area has. */
const mainLinks: Link[] = [
  { name: labels.navigation.home, path: paths.home },
  { name: labels.navigation.about, path: paths.about },
  { name: labels.navigation.services, path: paths.services },
  { name: labels.navigation.coverage, path: paths.coverage },
  { name: labels.navigation.contact, path: paths.contact },
];

const addresses = new Set<string>([...mainLinks, ...areaLinks].map(({ path }) => path));

/** Whether an address outside the services is a page's. */
export function isMainOrArea(path: Path): boolean {
  return addresses.has(path);
}

/** The pages that the not-found page may offer: all. Made when they are asked for, because no other page needs them. */
export function allLinks(): Link[] {
  return [
    ...mainLinks,
    ...serviceLinks,
    ...areaLinks,
    ...services.flatMap((service) =>
      areas.map((area) => ({
        name: labels.service.title(service.name, area.name),
        path: paths.serviceInArea(service.slug, area.slug),
      })),
    ),
  ];
}
