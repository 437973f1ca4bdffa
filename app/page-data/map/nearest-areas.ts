import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
import type { Coordinates } from '#app/page-data/map/drawing.ts';

/** How many neighbors an area's page links to at least. */
const nearbyCount = 5;

/**
 * By the slug of each area, the areas that its page links to: the nearest, and every area that has it among its own four
 * nearest. With four, remote areas are linked to as often as others.
 */
export function neighborsOfAreas({ areas }: Company): Map<string, Area[]> {
  const fourNearest = new Map(areas.map((area) => [area, nearestAreas(area, areas, 4)]));
  return new Map(
    areas.map((area) => [
      area.slug,
      nearestAreas(area, areas, areas.length).filter(
        (other, rank) => rank < nearbyCount || fourNearest.get(other)?.includes(area) === true,
      ),
    ]),
  );
}

/** The places nearest to one, without itself, the nearest first. */
export function nearestAreas<Place extends { location: Coordinates }>(
  from: Place,
  all: readonly Place[],
  count: number,
): Place[] {
  return all
    .filter((place) => place !== from)
    .map((place) => ({ place, away: distance(from.location, place.location) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, count)
    .map(({ place }) => place);
}

/** The great-circle distance in kilometers, by the haversine formula. The earth's radius is 6371. */
function distance(from: Coordinates, to: Coordinates): number {
  const latitudeTerm = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudeTerm = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * 6371 * Math.asin(Math.sqrt(latitudeTerm + scale * longitudeTerm));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
