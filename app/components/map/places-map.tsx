import {
  type FocusEvent,
  Fragment,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useState,
} from 'react';
import { Link } from '#app/components/links/link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
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
 * The company's land as a drawing, with places on it. On wide screens their names are on the map and are links; on
 * narrow ones numbers do, and the names below are the links. Scripts add a preview of the place that somebody points at.
 */
export function PlacesMap({ map, children }: { map: PlacesMapData; children?: ReactNode }) {
  const { places, named, numbered, note, source } = map;
  const [pointed, setPointed] = useState<{ index: number; isRow: boolean }>();
  const pointedIndex = pointed?.index;
  const place = pointedIndex === undefined ? undefined : places[pointedIndex];

  const hover = (event: PointerEvent) => {
    const target = targetOf(event);
    // What a finger points at is told by its tap.
    if (target !== undefined && event.pointerType !== 'touch') setPointed(target);
  };
  const focus = (event: FocusEvent) => {
    const target = targetOf(event);
    // A pointer's press moves the focus too, and has shown what it is at.
    if (target !== undefined && event.target.matches(':focus-visible'))
      setPointed({ ...target, isRow: false });
  };
  const tapNumber = (event: MouseEvent) => {
    const target = targetOf(event);
    if (target?.isRow === false) setPointed(target);
  };

  return (
    // Clicks and keys are those of the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-shared
      className="@container"
      onPointerOver={hover}
      onFocus={focus}
      onClick={tapNumber}
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || setPointed(undefined)}
      onKeyDown={({ key }) => key === 'Escape' && setPointed(undefined)}
    >
      {named === undefined ? null : (
        <div className="relative map-named hidden @min-[52rem]:block">
          <Drawing shapes={named.shapes} />
          <NamedPlaces map={map} named={named} pointedIndex={pointedIndex} />
          {place === undefined ? null : (
            <div className="absolute bottom-0 left-0 m-4 w-64 hairline border-text bg-page">
              <Preview place={place} />
            </div>
          )}
        </div>
      )}
      <div className={`map-parts ${named === undefined ? '' : 'has-names'}`}>
        <div>
          <Drawing shapes={numbered.shapes}>
            <NumberedPlaces map={map} pointedIndex={pointedIndex} />
          </Drawing>
          {/* It would move the rows away from the pointer that is on one. */}
          {place === undefined || pointed?.isRow === true ? null : (
            <div className="grid grid-cols-2 hairline-r hairline-b hairline-l border-text bg-page [&_img]:h-full [&_picture]:contents">
              <Preview place={place} />
            </div>
          )}
        </div>
        <div className="map-part-notes">
          {note === undefined ? null : <p className="text-sm">{note}</p>}
          <p className="mt-1 text-xs text-muted">{source}</p>
        </div>
        <div className="map-part-list">
          <ol className="grid grid-cols-2 content-start gap-x-5 @max-[19.5rem]:grid-cols-1">
            {places.map((place, index) => (
              <Row key={place.link.path} place={place} index={index} isShown={index === pointedIndex} />
            ))}
          </ol>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The place that an event is about, and whether at its row in the list or on the drawing. */
function targetOf({ target }: SyntheticEvent) {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-place]') : null;
  return element === null
    ? undefined
    : { index: Number(element.dataset.place), isRow: element instanceof HTMLElement };
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
  map: { places, here },
  named: { spots, roads, sea },
  pointedIndex,
}: {
  map: PlacesMapData;
  named: NonNullable<PlacesMapData['named']>;
  pointedIndex: number | undefined;
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
        const words = (
          <>
            <circle className="map-spot" />{' '}
            <text
              x={`${label.x / sizes.name}em`}
              y={`${label.y / sizes.name}em`}
              textAnchor={label.anchor}
              className="map-name"
            >
              {place?.name ?? here}
            </text>
            {place?.minutes === undefined ? null : (
              <text
                x={`${label.x / sizes.minutes}em`}
                y={`${(label.y + sizes.line) / sizes.minutes}em`}
                textAnchor={label.anchor}
                className="map-minutes"
              >
                {' '}
                {place.minutes}
              </text>
            )}
          </>
        );
        return (
          <svg
            key={place?.link.path ?? here}
            role="presentation"
            x={`${x}%`}
            y={`${y}%`}
            className="overflow-visible"
          >
            {place === undefined ? (
              <g className="map-here">{words}</g>
            ) : (
              <a
                href={place.link.path}
                aria-label={nameOf(place)}
                data-place={index}
                className={`map-place ${index === pointedIndex ? 'is-shown' : ''}`}
              >
                {words}
              </a>
            )}
          </svg>
        );
      })}
    </svg>
  );
}

/** A link is called more than its place where it leads to more than the place's own page. */
function nameOf({ name, link, minutes }: MapPlace): string | undefined {
  return link.name === name ? undefined : [link.name, minutes].filter(Boolean).join(' ');
}

function NumberedPlaces({
  map: { numbered, places, here },
  pointedIndex,
}: {
  map: PlacesMapData;
  pointedIndex: number | undefined;
}) {
  const { spots, label } = numbered;
  return spots.map(({ x, y, number }, index) => {
    const place = places[index];
    if (place === undefined) {
      return (
        <g key={here} className="map-here">
          <circle className="map-spot" cx={x} cy={y} />{' '}
          <text x={label?.x} y={label?.y} textAnchor={label?.anchor} className="map-number-name">
            {here}
          </text>
        </g>
      );
    }
    return (
      <g
        key={place.link.path}
        data-place={index}
        className={`map-place ${index === pointedIndex ? 'is-shown' : ''}`}
      >
        <path d={`M${x} ${y}L${number.x} ${number.y}`} className="map-leader" />
        <circle cx={number.x} cy={number.y} r={12} className="map-number" />
        <text x={number.x} y={number.y + 4.5} textAnchor="middle" className="map-figure">
          {index + 1}
        </text>{' '}
      </g>
    );
  });
}

function Row({ place, index, isShown }: { place: MapPlace; index: number; isShown: boolean }) {
  const { name, link, minutes } = place;
  return (
    <li className="hairline-t border-line">
      <Link
        to={link.path}
        data-place={index}
        className={`map-row grid min-h-12 grid-cols-[1.75rem_1fr] py-2 ${isShown ? 'is-shown' : ''}`}
      >
        <span className="text-muted" aria-hidden="true">
          {index + 1}
        </span>{' '}
        <span>
          <span className="map-row-name semibold">{name}</span>
          {link.name === name ? null : <span className="sr-only"> {link.name}</span>}
          {minutes === undefined ? null : <span className="block text-sm text-muted"> {minutes}</span>}
        </span>
      </Link>
    </li>
  );
}

function Preview({ place: { name, link, view, minutes, condition, picture } }: { place: MapPlace }) {
  return (
    <>
      <Picture picture={picture} size="third" />
      <div className="p-3 text-sm">
        <p className="headline text-lg">{name}</p>
        {minutes === undefined ? null : (
          <p>
            {minutes}
            {condition === undefined ? null : <span className="block text-muted">{condition}</span>}
          </p>
        )}
        <Link to={link.path} className="text-link inline-block py-1">
          {view}
        </Link>
      </div>
    </>
  );
}
