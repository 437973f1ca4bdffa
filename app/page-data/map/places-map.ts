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
import type { Link } from '#app/paths.ts';
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

export function placesMap(
  company: Company,
  {
    here,
    places: linked,
    minutes,
    isNamed = false,
  }: {
    here?: Area;
    places: readonly { area: Area; link: Link }[];
    /** Whether the minutes of an emergency belong there. */
    minutes: boolean;
    /** Whether wide screens get a large map with the names on it. Otherwise it is small, beside the list of them. */
    isNamed?: boolean;
  },
) {
  const { map } = company;
  if (map === undefined || linked.length === 0) return undefined;
  const areas = [...linked.map(({ area }) => area), ...(here === undefined ? [] : [here])];
  const places = linked.map(({ area, link }) => ({
    name: area.name,
    link,
    minutes: minutes ? fill(map.minutes, { minutes: rangesOf(area).minutes }) : undefined,
  }));
  /** What has to be true before the minutes count. */
  const conditions = new Set(linked.flatMap(({ area }) => area.arrivalCondition ?? []));
  return {
    places,
    /** It is the last of the spots. */
    here: here?.name,
    named: isNamed ? namedDrawing(areas, map) : undefined,
    numbered: numberedDrawing(areas, company, map, here),
    note: minutes ? [map.note, ...conditions].join(' ') : undefined,
    source: map.source,
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
function numberedDrawing(areas: readonly Area[], company: Company, map: MapRecord, here: Area | undefined) {
  const locations = areas.map(({ location }) => location);
  const draw = (framed: readonly Coordinates[]) => {
    const high = projectionOf(framed, { width: narrowWidth, height: 10_000 }, narrowMargin, map.land.ring);
    const downs = framed.map((location) => high.project(location).y);
    const needed = Math.max(...downs) - Math.min(...downs) + 2 * narrowMargin.down;
    const height = Math.round(Math.min(Math.max(needed, narrowHeights.least), narrowHeights.most));
    const projection = projectionOf(framed, { width: narrowWidth, height }, narrowMargin, map.land.ring);
    const points = locations.map(projection.project);
    const numbers = spread(points, numberSize, projection);
    const label = here && placeLabel(here.name, points.at(-1), numbers.slice(0, -1));
    return { projection, points, numbers, label };
  };
  // A place inland is known by the shore: the company's first place is on its map, too, or near, where that leaves room.
  const near = draw([...locations, ...company.areas.slice(0, 1).map(({ location }) => location)]);
  const { projection, points, numbers, label } = near.label?.isFree === false ? draw(locations) : near;
  return {
    shapes: shapesOf(map, projection),
    spots: points.map(({ x, y }, index) => ({
      x: rounded(x),
      y: rounded(y),
      number: { x: rounded(numbers[index]?.x ?? x), y: rounded(numbers[index]?.y ?? y) },
    })),
    label,
  };
}

/** The name of a place above its spot, or below where a number is in its way. Near the map's edge it reaches inward. */
function placeLabel(name: string, spot: Point = { x: 0, y: 0 }, numbers: readonly Point[]) {
  const share = spot.x / narrowWidth;
  const anchor = share < 0.3 ? 'start' : share > 0.7 ? 'end' : 'middle';
  // As wide as it may be.
  const width = name.length * 7.5;
  const middle = spot.x + { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  const isFree = (y: number) =>
    !numbers.some(
      (number) =>
        Math.abs(number.x - middle) < (width + numberSize) / 2 &&
        Math.abs(number.y - y) < (nameHeight + numberSize) / 2,
    );
  const y = [spot.y - 12, spot.y + 15].find(isFree);
  return { x: rounded(spot.x), y: rounded(y ?? spot.y - 12), anchor, isFree: y !== undefined } as const;
}

const nameHeight = 15;

function percentOf({ width, height, project }: Projection, place: Coordinates): Point {
  const { x, y } = project(place);
  return { x: rounded((x / width) * 100), y: rounded((y / height) * 100) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
