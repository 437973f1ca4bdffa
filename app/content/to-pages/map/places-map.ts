import type { Company } from '#app/content/collections.ts';
import type { Area } from '#app/content/records.ts';
import {
  curveOf,
  type Frame,
  frameOf,
  isInside,
  isShown,
  middles,
  pathOf,
} from '#app/content/to-pages/map/drawing.ts';
import {
  type Box,
  freeCorner,
  type LabelWish,
  namedWidths,
  overlap,
  placeLabels,
  spotBox,
  spread,
} from '#app/content/to-pages/map/labels.ts';
import type { Link, MapDrawing, MapPlace, PlacesMap } from '#app/content/to-pages/page-data.ts';
import { printed } from '#app/content/to-pages/shared-parts.ts';
import { fill } from '#app/template.ts';

/** The paper for wide screens, where names stand on the map, and its margin: room for names. */
const wideWidth = 960;
const wideMargin = { across: 170, down: 44 };

/** Its height by its width: of a map of all places, and of one that shows a place's neighbors. */
const wideShapes = { all: 0.6, near: 0.48 };

/** The least width of the same in rem. */
const leastWidth = Math.min(...namedWidths);

/** The paper for phones, drawn for a screen of 390 pixels: numbers stand on it, the names below. */
const narrowWidth = 350;
const narrowMargin = { across: 34, down: 34 };
const narrowHeights = { least: 250, most: 470 };
const numberSize = 28;

/** What the preview of a place takes up: on a wide map in rem, on a narrow one as shares. */
const preview = { width: 18, height: 16.5 };
const narrowPreview = { across: 0.5, down: 0.42 };

export interface MapWish {
  /** The area that the page is about. */
  here?: Area;
  places: readonly { area: Area; link: Link }[];
  /** Whether the minutes of an emergency belong there. */
  minutes: boolean;
}

/** The map of some areas, for a company that has the shapes of its land. */
export function placesMap({ map }: Company, { here, places: linked, minutes }: MapWish): { map?: PlacesMap } {
  if (map === undefined || linked.length === 0) return {};
  const areas = [...linked.map(({ area }) => area), ...(here === undefined ? [] : [here])];
  const places = linked.map(({ area, link }): MapPlace => {
    const { name, slug, picture, arrivalCondition } = area;
    return {
      name,
      link,
      picture: { name: `hero-${slug}`, alt: picture.alt },
      ...(minutes ? { minutes: fill(map.minutes, { minutes: printed(area).minutes }) } : {}),
      ...(minutes && arrivalCondition !== undefined ? { condition: arrivalCondition } : {}),
    };
  });
  const conditions = new Set(places.flatMap(({ condition }) => condition ?? []));
  const wishes = areas.map((area, index): Omit<LabelWish, 'at'> => {
    const second = places[index]?.minutes;
    return { name: area.name, ...(second === undefined ? {} : { second }) };
  });
  const shape = here === undefined ? wideShapes.all : wideShapes.near;
  const named = namedDrawing(areas, wishes, map, shape);
  return {
    map: {
      places,
      ...(here === undefined ? {} : { here: here.name }),
      ...(named === undefined ? {} : { named }),
      numbered: numberedDrawing(areas, map),
      ...(minutes ? { note: [map.note, ...conditions].join(' ') } : {}),
      source: map.source,
    },
  };
}

type Land = NonNullable<Company['map']>;

function shapesOf({ land, waters = [], roads = [] }: Land, frame: Frame): MapDrawing['shapes'] {
  return {
    width: frame.width,
    height: frame.height,
    land: pathOf(land.ring, frame, true),
    waters: waters
      .filter(({ ring }) => isShown(ring, frame))
      .map(({ ring: [start, ...rest] }) => `${curveOf([...(start ? [start, ...rest, start] : [])], frame)}z`)
      .join(''),
    roads: roads
      .filter(({ line }) => isShown(line, frame))
      .map(({ line }) => curveOf(line, frame))
      .join(''),
  };
}

/** The drawing with names on it, where there is a place for each at every width. */
function namedDrawing(
  areas: readonly Area[],
  wishes: readonly Omit<LabelWish, 'at'>[],
  map: Land,
  shape: number,
): PlacesMap['named'] {
  const frame = frameOf(
    areas.map(({ location }) => location),
    { width: wideWidth, height: Math.round(wideWidth * shape) },
    wideMargin,
    map.land.ring,
  );
  const spots = areas.map(({ location }) => shareOf(frame, frame.put(location)));
  const corner = freeCorner(spots, {
    across: preview.width / leastWidth,
    down: preview.height / (leastWidth * shape),
  });
  const labels = placeLabels(
    wishes.map((wish, index) => ({ ...wish, at: spots[index] ?? { x: 0, y: 0 } })),
    shape,
    (size) => [
      {
        ...preview,
        x: corner.endsWith('left') ? 0 : size.width - preview.width,
        y: corner.startsWith('upper') ? 0 : size.height - preview.height,
      },
    ],
    (box, size) => (liesOnShore(box, size, areas, frame, map) ? 2 : 0),
  );
  if (labels === undefined) return undefined;
  return {
    shapes: shapesOf(map, frame),
    corner,
    spots: spots.map(({ x, y }, index) => {
      const label = labels[index] ?? { x: 0, y: 0, anchor: 'start' };
      return { x: rounded(x * 100), y: rounded(y * 100), label: { ...label, y: rounded(label.y) } };
    }),
    roads: roadNames(map, frame, spots),
  };
}

/** Whether a name would stand with one foot in the water. */
function liesOnShore(
  box: Box,
  size: { width: number; height: number },
  areas: readonly Area[],
  frame: Frame,
  { land }: Land,
): boolean {
  const corners = [0, 0.5, 1].flatMap((across) =>
    [0, 1].map((down) => ({
      x: ((box.x + across * box.width) / size.width) * frame.width,
      y: ((box.y + down * box.height) / size.height) * frame.height,
    })),
  );
  const ring = land.ring.map(frame.put).map(({ x, y }) => ({ longitude: x, latitude: y }));
  const dry = corners.filter(({ x, y }) => isInside({ longitude: x, latitude: y }, ring)).length;
  return areas.length > 0 && dry > 0 && dry < corners.length;
}

/** Roads are named on their longest stretch that no place stands on. */
function roadNames(
  { roads = [] }: Land,
  frame: Frame,
  spots: readonly { x: number; y: number }[],
): { name: string; x: number; y: number }[] {
  const size = { width: leastWidth, height: (leastWidth * frame.height) / frame.width };
  return roads.flatMap(({ name, line }) => {
    const at = middles(line, frame, 40)
      .map((point) => shareOf(frame, point))
      .find((point) =>
        spots.every((spot) => !overlap(grown(spotBox(point, size), 1), grown(spotBox(spot, size), 1))),
      );
    return at === undefined ? [] : [{ name, x: rounded(at.x * 100), y: rounded(at.y * 100) }];
  });
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The drawing for phones: every place has a number, apart from all others at every width. */
function numberedDrawing(areas: readonly Area[], map: Land): PlacesMap['numbered'] {
  const locations = areas.map(({ location }) => location);
  const high = frameOf(locations, { width: narrowWidth, height: 10_000 }, narrowMargin, map.land.ring);
  const downs = locations.map((location) => high.put(location).y);
  const needed = Math.max(...downs) - Math.min(...downs) + 2 * narrowMargin.down;
  const height = Math.round(Math.min(Math.max(needed, narrowHeights.least), narrowHeights.most));
  const frame = frameOf(locations, { width: narrowWidth, height }, narrowMargin, map.land.ring);
  const points = locations.map(frame.put);
  const numbers = spread(points, numberSize, frame);
  return {
    shapes: shapesOf(map, frame),
    corner: freeCorner(
      points.map((point) => shareOf(frame, point)),
      narrowPreview,
    ),
    spots: points.map(({ x, y }, index) => ({
      x: rounded(x),
      y: rounded(y),
      number: { x: rounded(numbers[index]?.x ?? x), y: rounded(numbers[index]?.y ?? y) },
    })),
  };
}

function shareOf({ width, height }: Frame, { x, y }: { x: number; y: number }) {
  return { x: x / width, y: y / height };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
