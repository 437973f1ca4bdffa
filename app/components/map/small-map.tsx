import { Fragment } from 'react';
import type { PlacesMap } from '#app/page-data/map/places-map.ts';

/** How many places are on it: the first ones. */
const shown = 4;

/** Where the company is, for screens without room for all names: the land with a few places. The list of areas says the rest. */
export function SmallMap({ map: { shapes, places } }: { map: PlacesMap }) {
  const { width, height, land } = shapes;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="map-drawing map-small" aria-hidden="true">
      <path d={land} className="map-land" />
      {places.slice(0, shown).map(({ name, path, x, y, side }) => (
        <Fragment key={path}>
          <circle cx={`${x}%`} cy={`${y}%`} r={11} />
          <text
            x={`${x}%`}
            y={`${y}%`}
            {...(side.endsWith('west') ? { dx: -24, textAnchor: 'end' } : { dx: 24, textAnchor: 'start' })}
            dy="0.35em"
          >
            {' '}
            {name}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
