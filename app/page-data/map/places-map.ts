import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
import {
  curveOf,
  type Frame,
  frameOf,
  isShown,
  pathOf,
  type Place,
  type Point,
  spread,
} from '#app/page-data/map/drawing.ts';
import type { Link } from '#app/paths.ts';
import { pictureOfArea, shownPicture } from '#content/pictures.ts';
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

interface MapWish {
  here?: Area;
  places: readonly {
    area: Area;
    link: Link;
    /** The words of the link below the place's picture, where they aren't the link's name. */
    view?: string;
  }[];
  /** Whether the minutes of an emergency belong there. */
  minutes: boolean;
  /** Whether wide screens get a large map with the names on it. Otherwise it is small, beside the list of them. */
  named?: boolean;
}

export function placesMap(
  company: Company,
  { here, places: linked, minutes, named: isNamed = false }: MapWish,
) {
  const { map } = company;
  if (map === undefined || linked.length === 0) return undefined;
  const areas = [...linked.map(({ area }) => area), ...(here === undefined ? [] : [here])];
  const places = linked.map(({ area, link, view = link.name }) => {
    return {
      name: area.name,
      link,
      view,
      picture: shownPicture(pictureOfArea(area), company),
      minutes: minutes ? fill(map.minutes, { minutes: rangesOf(area).minutes }) : undefined,
      /** What has to be true before the minutes count. */
      condition: minutes ? area.arrivalCondition : undefined,
    };
  });
  const conditions = new Set(places.flatMap(({ condition }) => condition ?? []));
  return {
    places,
    /** It is the last of the spots. */
    here: here?.name,
    named: isNamed ? namedDrawing(areas, map) : undefined,
    numbered: numberedDrawing(areas, company.areas, map, here),
    note: minutes ? [map.note, ...conditions].join(' ') : undefined,
    source: map.source,
  };
}

type Land = NonNullable<Company['map']>;

export type MapShapes = ReturnType<typeof shapesOf>;

function shapesOf({ land, waters = [], roads = [] }: Land, frame: Frame) {
  return {
    width: frame.width,
    height: frame.height,
    land: pathOf(land.ring, frame, true),
    waters: waters
      .filter(({ ring }) => isShown(ring, frame))
      .map(({ ring }) => `${curveOf([...ring, ...ring.slice(0, 1)], frame)}z`)
      .join(''),
    roads: roads
      .filter(({ line }) => isShown(line, frame))
      .map(({ line }) => curveOf(line, frame))
      .join(''),
  };
}

/**
 * The drawing with names on it, for a company whose records say of each area on which side of its spot the name is.
 * That names don't touch is measured in a browser (tests/e2e/layout.spec.ts).
 */
function namedDrawing(areas: readonly Area[], map: Land) {
  const sides = areas.map(({ location }) => location.label);
  if (!sides.every((side) => side !== undefined)) return undefined;
  const frame = frameOf(
    areas.map(({ location }) => location),
    { width: wideWidth, height: Math.round(wideWidth * wideShape) },
    wideMargin,
    map.land.ring,
  );
  return {
    shapes: shapesOf(map, frame),
    spots: areas.map(({ location }, index) => ({
      ...percentOf(frame, location),
      side: sides[index] ?? 'east',
    })),
    roads: (map.roads ?? []).flatMap(({ name, label: [place] = [] }) =>
      place === undefined ? [] : [{ name, ...percentOf(frame, place) }],
    ),
    sea: seaName(map, frame),
  };
}

function seaName({ sea }: Land, frame: Frame) {
  const [place] = sea?.place ?? [];
  if (sea === undefined || place === undefined) return undefined;
  const { x, y } = percentOf(frame, place);
  const isShown = x > 15 && x < 85 && y > 10 && y < 90;
  return isShown ? { name: sea.name, x, y } : undefined;
}

/** The small drawing: every place has a number, apart from all others at every width. */
function numberedDrawing(areas: readonly Area[], [base]: readonly Area[], map: Land, here: Area | undefined) {
  const locations = areas.map(({ location }) => location);
  // A place inland is known by the shore: the company's first place is on its map, too, or near, where that leaves room.
  const near = base === undefined ? undefined : numbersIn([...locations, base.location], locations, map);
  const drawn =
    near !== undefined && (here === undefined || sideOfName(here.name, near) !== undefined)
      ? near
      : numbersIn(locations, locations, map);
  const { frame, points, numbers } = drawn;
  return {
    shapes: shapesOf(map, frame),
    spots: points.map(({ x, y }, index) => ({
      x: rounded(x),
      y: rounded(y),
      number: { x: rounded(numbers[index]?.x ?? x), y: rounded(numbers[index]?.y ?? y) },
    })),
    isNameBelow: here !== undefined && sideOfName(here.name, drawn) === 'below' ? true : undefined,
  };
}

interface Numbers {
  frame: Frame;
  /** Where the places are; the last is the one that the page is about. */
  points: Point[];
  numbers: Point[];
}

function numbersIn(
  framed: readonly Area['location'][],
  locations: readonly Area['location'][],
  map: Land,
): Numbers {
  const high = frameOf(framed, { width: narrowWidth, height: 10_000 }, narrowMargin, map.land.ring);
  const downs = framed.map((location) => high.put(location).y);
  const needed = Math.max(...downs) - Math.min(...downs) + 2 * narrowMargin.down;
  const height = Math.round(Math.min(Math.max(needed, narrowHeights.least), narrowHeights.most));
  const frame = frameOf(framed, { width: narrowWidth, height }, narrowMargin, map.land.ring);
  const points = locations.map(frame.put);
  return { frame, points, numbers: spread(points, numberSize, frame) };
}

/** On which side of its spot the name of the last place touches no number, if there is one. */
function sideOfName(name: string, { frame, points, numbers }: Numbers): 'above' | 'below' | undefined {
  const spot = points.at(-1);
  if (spot === undefined) return undefined;
  // Near the map's edge, a name reaches inward (places-map.tsx): as wide as it may be, to either side.
  const width = name.length * 7.5;
  const share = spot.x / frame.width;
  const left = share < 0.3 ? spot.x : share > 0.7 ? spot.x - width : spot.x - width / 2;
  const reach = numberSize / 2;
  const isFree = (top: number) =>
    !numbers
      .slice(0, -1)
      .some(
        ({ x, y }) =>
          x > left - reach && x < left + width + reach && y > top - reach && y < top + nameHeight + reach,
      );
  if (isFree(spot.y - 12 - nameHeight / 2)) return 'above';
  return isFree(spot.y + 15 - nameHeight / 2) ? 'below' : undefined;
}

const nameHeight = 15;

function percentOf({ width, height, put }: Frame, place: Place): Point {
  const { x, y } = put(place);
  return { x: rounded((x / width) * 100), y: rounded((y / height) * 100) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
