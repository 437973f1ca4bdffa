import type { Company } from '#content/collections.ts';
import {
  smoothLineOf,
  type Projection,
  projectionOf,
  polygonOf,
  type Coordinates,
} from '#app/page-data/map/drawing.ts';
import { areaWithMinutes } from '#app/page-data/shared-parts.ts';

/** The drawing's size in units of its viewBox, and the margin that is free for names. */
const size = { width: 960, height: 576 };
const margin = { across: 190, down: 44 };

export type PlacesMap = NonNullable<ReturnType<typeof placesMap>>;

/**
 * The map of all areas. Undefined without map.yaml, and unless every area has `location.label`, the side of its spot on
 * which its name is. A browser test checks that names don't overlap (tests/browser/page-flaws.ts).
 */
export function placesMap({ areas, map, business }: Company) {
  if (map === undefined) return undefined;
  const { heading, lede, note, source, sea } = map;
  const locations = areas.map(({ location }) => location);
  const [seaPlace] = sea?.place ?? [];
  const projection = projectionOf(locations, size, margin, seaPlace);
  const places = areas.flatMap((area) => {
    const { label: side } = area.location;
    const place = { ...areaWithMinutes(area, map.minutes), isBase: area.slug === business.baseArea };
    return side === undefined ? [] : [{ ...place, ...percentOf(projection, area.location), side }];
  });
  if (places.length < areas.length) return undefined;
  // One place, read as a list.
  const roads = (map.roads ?? []).flatMap(({ name, label = [] }) =>
    label.slice(0, 1).map((place) => ({ name, ...percentOf(projection, place) })),
  );
  /** What has to be true for the response times to hold. */
  const conditions = new Set(areas.flatMap(({ arrivalCondition }) => arrivalCondition ?? []));
  return {
    heading,
    lede,
    shapes: shapesOf(map, projection),
    places,
    roads,
    sea: sea && seaPlace && { name: sea.name, ...percentOf(projection, seaPlace) },
    note: [note, ...conditions].join(' '),
    source,
  };
}

type MapRecord = NonNullable<Company['map']>;

export type MapShapes = ReturnType<typeof shapesOf>;

function shapesOf({ land, waters = [], roads = [] }: MapRecord, projection: Projection) {
  return {
    ...size,
    land: polygonOf(land.ring, projection),
    waters: waters
      // With the first point again: `z` alone would close the line with a straight piece.
      .map(({ ring }) => `${smoothLineOf([...ring, ...ring.slice(0, 1)], projection)}z`)
      .join(''),
    roads: roads.map(({ line }) => smoothLineOf(line, projection)).join(''),
  };
}

/** In percent of the drawing's size. */
function percentOf({ width, height, project }: Projection, place: Coordinates) {
  const { x, y } = project(place);
  return { x: rounded((x / width) * 100), y: rounded((y / height) * 100) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
