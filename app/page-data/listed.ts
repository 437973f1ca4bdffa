import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
import { nearestAreas, nearbyCount } from '#app/page-data/nearest-areas.ts';
import { type Path, paths } from '#app/paths.ts';

/** The company as lists show it: without the areas and services that the owner keeps out of them until they are finished. */
export function listed(company: Company): Company {
  const { areas, services, servicesInAreas } = company;
  if (areas.every(isListed) && services.every(isListed)) return company;
  const shown = { areas: areas.filter(isListed), services: services.filter(isListed) };
  const names = new Set([...shown.areas, ...shown.services].map(({ slug }) => slug));
  return {
    ...company,
    ...shown,
    servicesInAreas: servicesInAreas.filter(({ area, service }) => names.has(area) && names.has(service)),
  };
}

/** By area: the listed areas nearest to it, nearest first. */
export function neighborsAmongListed(company: Company): Map<string, Area[]> {
  const { areas } = listed(company);
  return new Map(company.areas.map((area) => [area.slug, nearestAreas(area, areas, nearbyCount)]));
}

/** The pages of records in which something is left to write: search engines must not list them yet. */
export function unfinishedPages({ areas, services, servicesInAreas }: Company): Set<Path> {
  return new Set([
    ...services.filter(isUnfinished).map(({ slug }) => paths.service(slug)),
    ...areas.filter(isUnfinished).map(({ slug }) => paths.area(slug)),
    ...servicesInAreas.filter(isUnfinished).map(({ area, service }) => paths.serviceInArea(service, area)),
  ]);
}

function isListed({ unlisted }: { unlisted?: boolean | undefined }): boolean {
  return unlisted !== true;
}

function isUnfinished({ unfinished = [] }: { unfinished?: readonly string[] | undefined }): boolean {
  return unfinished.length > 0;
}
