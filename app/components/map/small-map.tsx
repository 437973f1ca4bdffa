import { Fragment } from 'react';
import { useOwnArea } from '#app/components/own-area.ts';
import type { PlacesMap } from '#app/page-data/map/places-map.ts';

/** How many places are on it: the first ones. */
const shown = 6;

/** Where the company is and how soon it comes, for screens without room for all names. The list of areas says the rest. */
export function SmallMap({ map: { shapes, places, note } }: { map: PlacesMap }) {
  const { width, height, land } = shapes;
  const own = useOwnArea();
  const lit = places.find(({ path }) => path === own?.path);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="map-drawing map-small max-sm:[border-inline:0] max-sm:mx-[calc(var(--gutters)/-2)] max-sm:w-[calc(100%+var(--gutters))] sm:max-w-88"
        aria-hidden="true"
      >
        <path d={land} className="map-land" />
        {places.slice(0, shown).map(({ name, path, minutes, x, y, side, isBase }) => {
          const isLeft = x > 75 || side === 'west';
          const label = {
            x: `${x}%`,
            y: `${y}%`,
            dx: isLeft ? '-1.1em' : isBase ? '0.9em' : '0.6em',
            textAnchor: isLeft ? 'end' : 'start',
          } as const;
          const lift = side.startsWith('north') ? -16 : side.startsWith('south') ? 16 : 0;
          return (
            <Fragment key={path}>
              <circle cx={`${x}%`} cy={`${y}%`} r={isBase ? 18 : 11} className={isBase ? 'map-base' : ''} />
              <text {...label} dy={lift}>{` ${name}`}</text>
              <text {...label} dy={lift + 44} className="fill-(--color-link)">
                {` ${minutes}`}
              </text>
            </Fragment>
          );
        })}
        {/* Without its name, for which there may be no room: the page’s opening and the dock say it. */}
        {lit && <circle cx={`${lit.x}%`} cy={`${lit.y}%`} r={20} className="fill-(--color-link)" />}
      </svg>
      <div className="mt-2 text-[0.875rem] @min-[52rem]:hidden">{note}</div>
    </>
  );
}
