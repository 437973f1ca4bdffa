import { Fragment } from 'react';
import type { PlacesMap } from '#app/page-data/map/places-map.ts';

/** How many places have their name on it: the first ones. */
const named = 4;

/** Where the places lie, for screens without room for all names: land, spots and a few names. The list of areas says the rest. */
export function SmallMap({ map: { shapes, places } }: { map: PlacesMap }) {
  const { width, height, land } = shapes;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="map-drawing map-small" aria-hidden="true">
      <path d={land} className="map-land" />
      {places.map(({ name, path, x, y, side }, index) => (
        <Fragment key={path}>
          <circle cx={`${x}%`} cy={`${y}%`} r={index < named ? 11 : 6} />
          {index < named ? (
            <text
              x={`${x}%`}
              y={`${y}%`}
              {...(side.endsWith('west') ? { dx: -24, textAnchor: 'end' } : { dx: 24, textAnchor: 'start' })}
              dy="0.35em"
            >
              {' '}
              {name}
            </text>
          ) : null}
        </Fragment>
      ))}
    </svg>
  );
}
