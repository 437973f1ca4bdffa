interface Place {
  location: { latitude: number; longitude: number };
}

/** The places nearest to one of them, nearest first, itself left out. */
export function nearestAreas<Area extends Place>(from: Place, all: readonly Area[], count: number): Area[] {
  return all
    .filter((area) => area.location !== from.location)
    .toSorted((one, other) => distance(from, one) - distance(from, other))
    .slice(0, count);
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
