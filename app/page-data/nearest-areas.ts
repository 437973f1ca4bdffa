interface Place {
  location: { latitude: number; longitude: number };
}

/** How many neighbors a page links to. */
export const nearbyCount = 5;

/** The places nearest to one of them, nearest first, itself left out. */
export function nearestAreas<Area extends Place>(from: Place, all: readonly Area[], count: number): Area[] {
  // Never more than `count` are kept: sorting all areas for each of them would cost more than all else a page needs.
  const nearest: { area: Area; away: number }[] = [];
  for (const area of all) {
    if (area.location === from.location) continue;
    const away = distance(from, area);
    const place = nearest.findIndex((other) => away < other.away);
    nearest.splice(place === -1 ? nearest.length : place, 0, { area, away });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ area }) => area);
}

/** The great-circle distance in kilometers (haversine formula). */
function distance({ location: from }: Place, { location: to }: Place): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * 6371 * Math.asin(Math.sqrt(latitude + scale * longitude));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
