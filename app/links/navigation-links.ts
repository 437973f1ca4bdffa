import type { Labels } from '#content/records.ts';
import type { Site } from '#app/page-data/site.ts';
import { type Link, type Path, paths, readServiceSlug } from '#app/paths.ts';

/** The pages that neither a service nor an area has. */
export function mainLinks(
  { navigation }: Pick<Labels, 'navigation'>,
  ...others: (Link | undefined)[]
): Link[] {
  return [
    ...(['home', 'about', 'services', 'coverage', 'contact'] as const).map((key) => ({
      name: navigation[key],
      path: paths[key],
    })),
    ...others.filter((link) => link !== undefined),
  ];
}

/** A function that says whether the navigation alone tells that an address is a page's: its own links, and their services in their areas. */
export function listedPages({
  labels,
  problems,
  parts,
  privacy,
  services,
  areas,
  hasEveryServiceInEveryArea,
}: Pick<
  Site,
  'labels' | 'problems' | 'parts' | 'privacy' | 'services' | 'areas' | 'hasEveryServiceInEveryArea'
>): (path: Path) => boolean {
  const listed = new Set<string>(
    [...mainLinks(labels, problems, parts, privacy), ...services, ...areas].map(({ path }) => path),
  );
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
