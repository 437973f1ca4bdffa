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

/** In degrees of latitude. Over so few kilometers the earth is flat, and a degree of longitude is shorter the farther north. */
function distance(from: Coordinates, to: Coordinates): number {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * shrink);
}
