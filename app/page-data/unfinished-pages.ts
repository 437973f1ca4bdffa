import type { Company } from '#content/collections.ts';
import { type Path, paths } from '#app/paths.ts';

/** The pages of records with placeholder texts, listed in `unfinished`: search engines must not list the pages yet. */
export function unfinishedPages({ areas, services, servicesInAreas }: Company): Set<Path> {
  return new Set([
    ...services.filter(isUnfinished).map(({ slug }) => paths.service(slug)),
    ...areas.filter(isUnfinished).map(({ slug }) => paths.area(slug)),
    ...servicesInAreas.filter(isUnfinished).map(({ area, service }) => paths.serviceInArea(service, area)),
  ]);
}

function isUnfinished({ unfinished = [] }: { unfinished?: readonly string[] | undefined }): boolean {
  return unfinished.length > 0;
}
