import type { Site } from '#app/page-data/site.ts';
import { type Link, type Path, paths, readServiceSlug } from '#app/paths.ts';

/** The pages that neither a service nor an area has. */
export function mainLinks({ labels, additions }: Pick<Site, 'labels' | 'additions'>): Link[] {
  const { navigation } = labels;
  return [
    ...(['home', 'about', 'services', 'coverage', 'contact'] as const).map((key) => ({
      name: navigation[key],
      path: paths[key],
    })),
    ...additions,
  ];
}

/** A function that says whether the navigation alone tells that an address is a page's: its own links, and their services in their areas. */
export function listedPages(
  site: Pick<Site, 'labels' | 'additions' | 'services' | 'areas' | 'hasEveryServiceInEveryArea'>,
): (path: Path) => boolean {
  const { services, areas, hasEveryServiceInEveryArea } = site;
  const links = [...mainLinks(site), ...services, ...areas];
  const listed = new Set<string>(links.map(({ path }) => path));
  return (path) => {
    if (listed.has(path)) return true;
    const { service, area } = readServiceSlug(path);
    return (
      hasEveryServiceInEveryArea &&
      area !== undefined &&
      service.startsWith(`${paths.services}/`) &&
      listed.has(service) &&
      listed.has(paths.area(area))
    );
  };
}
