import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
import {
  curveOf,
  type Projection,
  projectionOf,
  isShown,
  pathOf,
  type Coordinates,
  type Point,
} from '#app/page-data/map/drawing.ts';
import { paths } from '#app/paths.ts';
import { rangesOf } from '#app/page-data/shared-parts.ts';
import { fill } from '#app/template.ts';

/** The paper, for wide screens, and its margin: room for names. */
const size = { width: 960, height: 576 };
const margin = { across: 170, down: 44 };

export type PlacesMap = NonNullable<ReturnType<typeof placesMap>>;

/**
 * The map of all areas, for a company whose records say of each area on which side of its spot the name is. That names don't
 * touch is measured in a browser (tests/browser/page-flaws.ts).
 */
export function placesMap({ areas, map }: Company) {
  if (map === undefined) return undefined;
  const { heading, lede, note, source } = map;
  const drawing = drawingOf(areas, map);
  if (drawing === undefined) return undefined;
  const places = areas.map((area) => ({
    name: area.name,
    path: paths.area(area.slug),
    minutes: fill(map.minutes, { minutes: rangesOf(area).minutes }),
  }));
  /** What has to be true before the minutes count. */
  const conditions = new Set(areas.flatMap(({ arrivalCondition }) => arrivalCondition ?? []));
  return { heading, lede, places, ...drawing, note: [note, ...conditions].join(' '), source };
}

type MapRecord = NonNullable<Company['map']>;

export type MapShapes = ReturnType<typeof shapesOf>;

function shapesOf({ land, waters = [], roads = [] }: MapRecord, projection: Projection) {
  return {
    ...size,
    land: pathOf(land.ring, projection),
    waters: waters
      .filter(({ ring }) => isShown(ring, projection))
      .map(({ ring }) => `${curveOf([...ring, ...ring.slice(0, 1)], projection)}z`)
      .join(''),
    roads: roads
      .filter(({ line }) => isShown(line, projection))
      .map(({ line }) => curveOf(line, projection))
      .join(''),
  };
}

function drawingOf(areas: readonly Area[], map: MapRecord) {
  const locations = areas.map(({ location }) => location);
  const projection = projectionOf(locations, size, margin, map.land.ring);
  const spots = locations.flatMap((location) =>
    location.label === undefined ? [] : [{ ...percentOf(projection, location), side: location.label }],
  );
  if (spots.length < areas.length) return undefined;
  const [sea] = map.sea?.place ?? [];
  return {
    shapes: shapesOf(map, projection),
    spots,
    roads: (map.roads ?? []).flatMap(({ name, label: [place] = [] }) =>
      place === undefined ? [] : [{ name, ...percentOf(projection, place) }],
    ),
    sea: map.sea && sea && { name: map.sea.name, ...percentOf(projection, sea) },
  };
}

function percentOf({ width, height, project }: Projection, place: Coordinates): Point {
  const { x, y } = project(place);
  return { x: rounded((x / width) * 100), y: rounded((y / height) * 100) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
