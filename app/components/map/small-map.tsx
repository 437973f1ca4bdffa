import type { PlacesMap } from '#app/page-data/map/places-map.ts';

/** How many places have their name on it: the first ones. */
const named = 4;

/** Where the places lie, for screens without room for all names: land, spots and a few names. The list of areas says the rest. */
export function SmallMap({ map: { shapes, places, spots } }: { map: PlacesMap }) {
  const { width, height, land } = shapes;
  const points = spots.map(({ x, y, side }) => ({
    x: Math.round((x * width) / 100),
    y: Math.round((y * height) / 100),
    isWest: side.endsWith('west'),
  }));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="map-drawing map-small" aria-hidden="true">
      <path d={land} className="map-land" />
      <path d={points.map(({ x, y }) => `M${x} ${y}h0`).join('')} className="map-spots" />
      {points.slice(0, named).map(({ x, y, isWest }, index) => (
        <text key={`${x} ${y}`} x={isWest ? x - 24 : x + 24} y={y} textAnchor={isWest ? 'end' : undefined}>
          {' '}
          {places[index]?.name}
        </text>
      ))}
    </svg>
  );
}
