import { type FocusEvent, type PointerEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Link } from '#app/components/ui/link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import type { MapDrawing, MapPlace, PlacesMap as Map } from '#app/content/to-pages/page-data.ts';

/** The sizes of a name and its minutes, in rem. What places the names counts with them (labels.ts). */
const sizes = { name: 0.9375, minutes: 0.8125, line: 1.15 };

/**
 * The company's land as a drawing, with places on it. On wide screens their names stand on the map and are links; on
 * narrow ones numbers do, and the names below are the links. Scripts add a preview of the place that somebody points at.
 */
export function PlacesMap({ map }: { map: Map }) {
  const { places, named, numbered, note, source } = map;
  const [shown, setShown] = useState<number>();
  const tapped = useRef<number>(undefined);
  const place = shown === undefined ? undefined : places[shown];

  const point = (event: PointerEvent | FocusEvent) => {
    const index = indexOf(event);
    // A finger's tap decides by itself, below.
    if (index === undefined || ('pointerType' in event && event.pointerType === 'touch')) return;
    if (tapped.current === undefined) setShown(index);
  };
  /** The first tap on the drawing shows a place, the second opens its page. */
  const touch = (event: PointerEvent) => {
    const index = event.pointerType === 'touch' ? indexOf(event) : undefined;
    tapped.current = index === shown || !isOnDrawing(event) ? undefined : index;
  };
  const open = (event: SyntheticEvent) => {
    const index = tapped.current;
    tapped.current = undefined;
    if (index === undefined || index !== indexOf(event)) return;
    event.preventDefault();
    setShown(index);
  };
  const preview = place && <Preview place={place} />;

  return (
    <div
      data-shared
      onPointerOver={point}
      onPointerDown={touch}
      onFocus={point}
      onClickCapture={open}
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || setShown(undefined)}
      onKeyDown={({ key }) => key === 'Escape' && setShown(undefined)}
    >
      {named === undefined ? null : (
        <div className="named-map relative max-lg:hidden">
          <Drawing shapes={named.shapes} />
          <NamedPlaces map={map} named={named} shown={shown} />
          <div className={`map-preview ${corners[named.corner]}`}>{preview}</div>
        </div>
      )}
      <div className={`grid gap-x-10 gap-y-6 sm:grid-cols-2 ${named === undefined ? '' : 'lg:hidden'}`}>
        <div className="relative max-w-md">
          <Drawing shapes={numbered.shapes}>
            <NumberedPlaces map={map} shown={shown} />
          </Drawing>
          <div className={`map-preview map-preview-small ${corners[numbered.corner]}`}>{preview}</div>
        </div>
        <ol className="grid grid-cols-2 content-start gap-x-5 max-[22rem]:grid-cols-1">
          {places.map((place, index) => (
            <Row key={place.link.path} place={place} index={index} isShown={index === shown} />
          ))}
        </ol>
      </div>
      <p className="mt-4 max-w-prose text-sm">{note}</p>
      <p className="mt-1 max-w-prose text-xs text-muted">{source}</p>
    </div>
  );
}

const corners: Record<MapDrawing['corner'], string> = {
  'lower-left': 'bottom-0 left-0',
  'upper-left': 'top-0 left-0',
  'lower-right': 'right-0 bottom-0',
  'upper-right': 'top-0 right-0',
};

function placeElement({ target }: SyntheticEvent): HTMLElement | SVGElement | undefined {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  return element instanceof HTMLElement || element instanceof SVGElement ? element : undefined;
}

/** The number of the place that an event happens at. */
function indexOf(event: SyntheticEvent): number | undefined {
  const { place } = placeElement(event)?.dataset ?? {};
  return place === undefined ? undefined : Number(place);
}

function isOnDrawing(event: SyntheticEvent): boolean {
  return placeElement(event) instanceof SVGElement;
}

/** Sea, land, lagoons and roads, without words. Lines keep their weight at every width. */
function Drawing({
  shapes: { width, height, land, waters, roads },
  children,
}: {
  shapes: MapDrawing['shapes'];
  children?: React.ReactNode;
}) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="map-drawing" aria-hidden="true">
      <defs>
        <path id={id} d={land} />
      </defs>
      {(['far', 'middle', 'near'] as const).map((wave) => (
        <g key={wave}>
          <use href={`#${id}`} className={`map-wave map-wave-${wave}`} />
          <use href={`#${id}`} className={`map-wave map-wave-${wave} map-calm`} />
        </g>
      ))}
      <use href={`#${id}`} className="map-land" />
      <path d={waters} className="map-water" />
      <path d={roads} className="map-road" />
      {children}
    </svg>
  );
}

/** Spots and names in shares of the map, so that they move apart as it grows and the names keep their size. */
function NamedPlaces({
  map: { places, here },
  named: { spots, roads },
  shown,
}: {
  map: Map;
  named: NonNullable<Map['named']>;
  shown: number | undefined;
}) {
  return (
    <svg className="map-names">
      {roads.map(({ name, x, y }) => (
        <text key={name} x={`${x}%`} y={`${y}%`} className="map-road-name" aria-hidden="true">
          {name}
        </text>
      ))}
      {spots.map(({ x, y, label }, index) => {
        const place = places[index];
        const words = (
          <>
            <circle className="map-spot" />
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
          <svg key={place?.link.path ?? here} x={`${x}%`} y={`${y}%`} className="overflow-visible">
            {place === undefined ? (
              <g className="map-here">{words}</g>
            ) : (
              <a
                href={place.link.path}
                aria-label={nameOf(place)}
                data-place={index}
                className={`map-place ${index === shown ? 'is-shown' : ''}`}
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

/** A link says more than the place's name where it leads to more than the place's own page. */
function nameOf({ name, link, minutes }: MapPlace): string {
  return [link.name === name ? name : link.name, minutes].filter(Boolean).join(' ');
}

function NumberedPlaces({ map: { numbered, places, here }, shown }: { map: Map; shown: number | undefined }) {
  return numbered.spots.map(({ x, y, number }, index) => {
    const place = places[index];
    if (place === undefined) {
      return (
        <g key={here} className="map-here">
          <circle className="map-spot" cx={x} cy={y} />
          <text x={x} y={y - 10} textAnchor="middle" className="map-number-name">
            {here}
          </text>
        </g>
      );
    }
    return (
      <g
        key={place.link.path}
        data-place={index}
        className={`map-place ${index === shown ? 'is-shown' : ''}`}
      >
        <path d={`M${x} ${y}L${number.x} ${number.y}`} className="map-leader" />
        <circle cx={number.x} cy={number.y} r={12} className="map-number" />
        <text x={number.x} y={number.y + 4.5} textAnchor="middle" className="map-figure">
          {index + 1}
        </text>
      </g>
    );
  });
}

function Row({ place, index, isShown }: { place: MapPlace; index: number; isShown: boolean }) {
  const { name, link, minutes } = place;
  return (
    <li className="border-t border-line">
      <Link
        to={link.path}
        data-place={index}
        className={`map-row grid min-h-12 grid-cols-[1.75rem_1fr] py-2 ${isShown ? 'is-shown' : ''}`}
      >
        <span className="font-semibold text-link" aria-hidden="true">
          {index + 1}
        </span>
        <span>
          <span className="font-semibold">{name}</span>
          {link.name === name ? null : <span className="sr-only"> {link.name}</span>}
          {minutes === undefined ? null : <span className="block text-sm text-muted"> {minutes}</span>}
        </span>
      </Link>
    </li>
  );
}

/** What is there: the place's picture, how soon help arrives, the way to its page. */
function Preview({ place: { name, link, minutes, condition, picture } }: { place: MapPlace }) {
  return (
    <div className="border border-text bg-page">
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
          {link.name}
        </Link>
      </div>
    </div>
  );
}
