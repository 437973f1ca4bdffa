import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
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

/** The nearest areas of each, and those that have it among their own four nearest: so a remote place is linked to, too. */
export function neighborsAmongListed(company: Company): Map<string, Area[]> {
  const { areas } = listed(company);
  const fourNearest = new Map(areas.map((area) => [area, nearestAreas(area, areas, 4)]));
  return new Map(
    company.areas.map((area) => [
      area.slug,
      nearestAreas(area, areas, areas.length).filter(
        (other, rank) => rank < nearbyCount || fourNearest.get(other)?.includes(area) === true,
      ),
    ]),
  );
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

/** What has a place on the map. */
interface Located {
  location: { latitude: number; longitude: number };
}

/** How many neighbors an area's page links to at least. */
const nearbyCount = 5;

/** The places nearest to one of them, nearest first, itself left out. */
export function nearestAreas<Area extends Located>(
  from: Located,
  all: readonly Area[],
  count: number,
): Area[] {
  return all
    .filter(({ location }) => location !== from.location)
    .map((area) => ({ area, away: distance(from, area) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, count)
    .map(({ area }) => area);
}

/** The great-circle distance in kilometers (haversine formula). */
function distance({ location: from }: Located, { location: to }: Located): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * 6371 * Math.asin(Math.sqrt(latitude + scale * longitude));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
