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
  spread,
} from '#app/page-data/map/drawing.ts';
import { paths } from '#app/paths.ts';
import { rangesOf } from '#app/page-data/shared-parts.ts';
import { fill } from '#app/template.ts';

/** The paper for wide screens, where names are on the map, and its margin: room for names. */
const wideWidth = 960;
const wideMargin = { across: 170, down: 44 };

const wideShape = 0.6;

/** The paper for phones, drawn for a screen of 390 pixels: numbers are on it, the names below. */
const narrowWidth = 350;
const narrowMargin = { across: 34, down: 34 };
const narrowHeights = { least: 260, most: 470 };
const numberSize = 28;

export type PlacesMap = NonNullable<ReturnType<typeof placesMap>>;
export type MapPlace = PlacesMap['places'][number];

/** The map of all areas: with names on it for wide screens, with numbers for narrow ones. */
export function placesMap({ areas, map }: Company) {
  if (map === undefined) return undefined;
  const { heading, lede, note, source } = map;
  const places = areas.map((area) => ({
    name: area.name,
    path: paths.area(area.slug),
    minutes: fill(map.minutes, { minutes: rangesOf(area).minutes }),
  }));
  /** What has to be true before the minutes count. */
  const conditions = new Set(areas.flatMap(({ arrivalCondition }) => arrivalCondition ?? []));
  return {
    heading,
    lede,
    places,
    named: namedDrawing(areas, map),
    numbered: numberedDrawing(areas, map),
    note: [note, ...conditions].join(' '),
    source,
  };
}

type MapRecord = NonNullable<Company['map']>;

export type MapShapes = ReturnType<typeof shapesOf>;

function shapesOf({ land, waters = [], roads = [] }: MapRecord, projection: Projection) {
  return {
    width: projection.width,
    height: projection.height,
    land: pathOf(land.ring, projection, true),
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

/**
 * The drawing with names on it, for a company whose records say of each area on which side of its spot the name is.
 * That names don't touch is measured in a browser (tests/browser/page-flaws.ts).
 */
function namedDrawing(areas: readonly Area[], map: MapRecord) {
  const projection = projectionOf(
    areas.map(({ location }) => location),
    { width: wideWidth, height: Math.round(wideWidth * wideShape) },
    wideMargin,
    map.land.ring,
  );
  const spots = areas.flatMap(({ location }) =>
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

/** The small drawing: every place has a number, apart from all others at every width. */
function numberedDrawing(areas: readonly Area[], map: MapRecord) {
  const locations = areas.map(({ location }) => location);
  const high = projectionOf(locations, { width: narrowWidth, height: 10_000 }, narrowMargin, map.land.ring);
  const downs = locations.map((location) => high.project(location).y);
  const needed = Math.max(...downs) - Math.min(...downs) + 2 * narrowMargin.down;
  const height = Math.round(Math.min(Math.max(needed, narrowHeights.least), narrowHeights.most));
  const projection = projectionOf(locations, { width: narrowWidth, height }, narrowMargin, map.land.ring);
  const points = locations.map(projection.project);
  const numbers = spread(points, numberSize, projection);
  return {
    shapes: shapesOf(map, projection),
    spots: points.map(({ x, y }, index) => ({
      x: rounded(x),
      y: rounded(y),
      number: { x: rounded(numbers[index]?.x ?? x), y: rounded(numbers[index]?.y ?? y) },
    })),
  };
}

function percentOf({ width, height, project }: Projection, place: Coordinates): Point {
  const { x, y } = project(place);
  return { x: rounded((x / width) * 100), y: rounded((y / height) * 100) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
