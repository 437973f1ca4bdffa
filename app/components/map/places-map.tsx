import { Fragment } from 'react';
import { useOwnArea } from '#app/components/own-area.ts';
import type { Path } from '#app/paths.ts';
import type { MapShapes, PlacesMap as PlacesMapData } from '#app/page-data/map/places-map.ts';

/** The sizes of a name and its minutes, and how far apart the two lines are, in rem. */
const sizes = { name: 0.9375, minutes: 0.8125, line: 1.15 };

/**
 * Where the middle of a name's line begins, ends or has its center on each side of its spot, in rem from the spot. Left of it
 * there is room for a shore and its waves: a line leads from the spot to the name.
 */
const labelPlaces = {
  north: { x: 0, y: -2.3, anchor: 'middle' },
  northeast: { x: 0.6, y: -1.4, anchor: 'start' },
  east: { x: 0.6, y: -0.6, anchor: 'start' },
  southeast: { x: 0.6, y: 0.2, anchor: 'start' },
  south: { x: 0, y: 1.2, anchor: 'middle' },
  southwest: { x: -2.75, y: 0.2, anchor: 'end' },
  west: { x: -2.75, y: -0.6, anchor: 'end' },
  northwest: { x: -0.6, y: -1.4, anchor: 'end' },
} as const;

/** The company's land as a drawing, with its places on it as links: for screens that have room for their names. */
export function PlacesMap({
  map,
  found,
}: {
  map: PlacesMapData;
  /** The places that a visitor has asked for. They stand out; before, the visitor's own area does. */
  found: readonly Path[] | undefined;
}) {
  const own = useOwnArea()?.path;
  const lit = found ?? (own === undefined ? [] : [own]);
  return (
    <>
      <div
        className={`relative col-start-2 row-span-2 row-start-1 self-center ${map.sea && map.sea.x < 50 ? 'map-open' : '@min-[68rem]:ml-8'}`}
      >
        <Drawing shapes={map.shapes} />
        <NamedPlaces map={map} lit={lit} />
      </div>
      <div className="mt-4 self-end">
        <p className="text-sm">{map.note}</p>
        <p className="mt-1 text-xs text-muted">{map.source}</p>
      </div>
    </>
  );
}

/**
 * Sea, land, lagoons and roads, without words. Lines keep their weight at every width. The land is written out for each
 * of its lines: compressed, that weighs next to nothing, and needs no names in the page.
 */
function Drawing({ shapes: { width, height, land, waters, roads } }: { shapes: MapShapes }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={240} className="map-drawing" aria-hidden="true">
      {[39, 23, 11].map((wave) => (
        <g key={wave}>
          <path d={land} strokeWidth={wave} className="fill-none stroke-(color:--color-wave)" />
          <path d={land} strokeWidth={wave - 1.5} className="fill-none stroke-(color:--color-sea)" />
        </g>
      ))}
      <path d={land} className="map-land" />
      <path d={waters} className="fill-(--color-sea) stroke-(color:--color-rule) stroke-[0.75px]" />
      <path d={roads} className="map-road" />
    </svg>
  );
}

/** Spots and names in shares of the map, so that they move apart as it grows and the names keep their size. */
function NamedPlaces({ map: { places, roads, sea }, lit }: { map: PlacesMapData; lit: readonly Path[] }) {
  return (
    <svg role="presentation" className="map-names">
      {sea === undefined ? null : (
        <text
          x={`${sea.x}%`}
          y={`${sea.y}%`}
          textAnchor="middle"
          className="stroke-none text-[1.25rem] [font-style:italic] [letter-spacing:0.18em]"
          aria-hidden="true"
        >
          {sea.name}
        </text>
      )}
      {roads.map(({ name, x, y }) => (
        <Fragment key={name}>
          {' '}
          <text
            x={`${x}%`}
            y={`${y}%`}
            textAnchor="middle"
            className="fill-(--color-muted) text-xs"
            aria-hidden="true"
          >
            {name}
          </text>
        </Fragment>
      ))}
      {places.map(({ name, path, minutes, x, y, side, isBase }) => {
        const label = labelPlaces[side];
        return (
          <svg key={path} role="presentation" x={`${x}%`} y={`${y}%`} className="overflow-visible">
            <a href={path} className={lit.includes(path) ? 'map-place map-lit' : 'map-place'}>
              <rect x="-1.375rem" y="-1.375rem" width="2.75rem" height="2.75rem" />
              {label.x < -1 ? (
                <line x1="-0.5rem" x2={`${label.x + 0.3}rem`} y2={`${label.y}rem`} className="map-line" />
              ) : null}
              <circle className={isBase ? 'map-spot map-base [r:0.4375rem]' : 'map-spot'} />{' '}
              <text
                x={`${label.x / sizes.name}em`}
                y={`${label.y / sizes.name}em`}
                textAnchor={label.anchor}
                className="map-name"
              >
                {name}
              </text>
              <text
                x={`${label.x / sizes.minutes}em`}
                y={`${(label.y + sizes.line) / sizes.minutes}em`}
                textAnchor={label.anchor}
                className="fill-(--color-link) text-[0.8125em] semibold"
              >
                {' '}
                {minutes}
              </text>
            </a>
          </svg>
        );
      })}
    </svg>
  );
}
