import { Fragment, type ReactNode } from 'react';
import { Link } from '#app/components/links/link.tsx';
import type { MapPlace, MapShapes, PlacesMap as PlacesMapData } from '#app/page-data/map/places-map.ts';

/** The sizes of a name and its minutes, and how far apart the two lines are, in rem. */
const sizes = { name: 0.9375, minutes: 0.8125, line: 1.15 };

/** Where the middle of a name's line begins, ends or has its center on each side of its spot, in rem from the spot. */
const labelPlaces = {
  north: { x: 0, y: -2.3, anchor: 'middle' },
  northeast: { x: 0.6, y: -1.4, anchor: 'start' },
  east: { x: 0.6, y: -0.6, anchor: 'start' },
  southeast: { x: 0.6, y: 0.2, anchor: 'start' },
  south: { x: 0, y: 1.2, anchor: 'middle' },
  southwest: { x: -0.6, y: 0.2, anchor: 'end' },
  west: { x: -0.6, y: -0.6, anchor: 'end' },
  northwest: { x: -0.6, y: -1.4, anchor: 'end' },
} as const;

/**
 * The company's land as a drawing, with places on it as links. On wide screens their names are on the map; on narrow ones
 * numbers are, with the names below.
 */
export function PlacesMap({ map }: { map: PlacesMapData }) {
  const { places, named, numbered, note, source } = map;
  return (
    <div data-shared className="@container">
      {named === undefined ? null : (
        <div className="relative map-named hidden @min-[52rem]:block">
          <Drawing shapes={named.shapes} />
          <NamedPlaces map={map} named={named} />
        </div>
      )}
      <div className={`map-parts ${named === undefined ? '' : 'has-names'}`}>
        <div>
          <Drawing shapes={numbered.shapes}>
            <NumberedPlaces map={map} />
          </Drawing>
        </div>
        <div className="map-part-notes">
          <p className="text-sm">{note}</p>
          <p className="mt-1 text-xs text-muted">{source}</p>
        </div>
        <div className="map-part-list">
          <ol className="grid grid-cols-2 content-start gap-x-5 @max-[19.5rem]:grid-cols-1">
            {places.map((place, index) => (
              <Row key={place.path} place={place} index={index} />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/**
 * Sea, land, lagoons and roads, without words. Lines keep their weight at every width. The land is written out for each
 * of its lines: compressed, that weighs next to nothing, and needs no names in the page.
 */
function Drawing({
  shapes: { width, height, land, waters, roads },
  children,
}: {
  shapes: MapShapes;
  children?: ReactNode;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={240} className="map-drawing" aria-hidden="true">
      {[39, 23, 11].map((wave) => (
        <g key={wave}>
          <path d={land} strokeWidth={wave} className="map-wave" />
          <path d={land} strokeWidth={wave - 1.5} className="map-wave map-calm" />
        </g>
      ))}
      <path d={land} className="map-land" />
      <path d={waters} className="map-water" />
      <path d={roads} className="map-road" />
      {children}
    </svg>
  );
}

/** Spots and names in shares of the map, so that they move apart as it grows and the names keep their size. */
function NamedPlaces({
  map: { places },
  named: { spots, roads, sea },
}: {
  map: PlacesMapData;
  named: NonNullable<PlacesMapData['named']>;
}) {
  return (
    <svg role="presentation" className="map-names">
      {sea === undefined ? null : (
        <text x={`${sea.x}%`} y={`${sea.y}%`} className="map-sea" aria-hidden="true">
          {sea.name}
        </text>
      )}
      {roads.map(({ name, x, y }) => (
        <Fragment key={name}>
          {' '}
          <text x={`${x}%`} y={`${y}%`} className="map-road-name" aria-hidden="true">
            {name}
          </text>
        </Fragment>
      ))}
      {spots.map(({ x, y, side }, index) => {
        const place = places[index];
        const label = labelPlaces[side];
        return place === undefined ? null : (
          <svg key={place.path} role="presentation" x={`${x}%`} y={`${y}%`} className="overflow-visible">
            <a href={place.path} className="map-place">
              <circle className="map-spot" />{' '}
              <text
                x={`${label.x / sizes.name}em`}
                y={`${label.y / sizes.name}em`}
                textAnchor={label.anchor}
                className="map-name"
              >
                {place.name}
              </text>
              <text
                x={`${label.x / sizes.minutes}em`}
                y={`${(label.y + sizes.line) / sizes.minutes}em`}
                textAnchor={label.anchor}
                className="map-minutes"
              >
                {' '}
                {place.minutes}
              </text>
            </a>
          </svg>
        );
      })}
    </svg>
  );
}

/** For pointers: keyboards and screen readers have the list. */
function NumberedPlaces({ map: { numbered, places } }: { map: PlacesMapData }) {
  return numbered.spots.map(({ x, y, number }, index) => {
    const place = places[index];
    return place === undefined ? null : (
      <a key={place.path} href={place.path} tabIndex={-1} className="map-place">
        <title>{place.name}</title> <path d={`M${x} ${y}L${number.x} ${number.y}`} className="map-leader" />
        <circle cx={number.x} cy={number.y} r={12} className="map-number" />
        <text x={number.x} y={number.y + 4.5} textAnchor="middle" className="map-figure">
          {index + 1}
        </text>{' '}
      </a>
    );
  });
}

function Row({ place, index }: { place: MapPlace; index: number }) {
  const { name, path, minutes } = place;
  return (
    <li className="hairline-t border-line">
      <Link to={path} className="map-row grid min-h-12 grid-cols-[1.75rem_1fr] py-2">
        <span className="text-muted" aria-hidden="true">
          {index + 1}
        </span>{' '}
        <span>
          <span className="map-row-name semibold">{name}</span>
          <span className="block text-sm text-muted"> {minutes}</span>
        </span>
      </Link>
    </li>
  );
}
