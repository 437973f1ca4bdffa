import type { Point, Size } from '#app/content/to-pages/map/drawing.ts';

/** A box in rem, from a map's upper left corner or from the spot it belongs to. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** Where a name stands beside its spot, in rem from it: the first line's left or right end, and its middle line. */
export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The name, in two lines where it is long. */
  lines: string[];
}

/** A spot that wants a name: its place as shares of the map, and the lengths of its lines. */
export interface LabelWish {
  at: Point;
  name: string;
  second?: string;
}

/** The widths of maps with names on them, in rem: names keep their size while the map grows (places-map.css). */
export const namedWidths = [60, 65, 70, 75, 80];

/** In rem: the sizes of a label's two lines, how wide a letter is at most on average, how far lines are apart. */
const text = { name: 0.9375, second: 0.8125, letter: 0.53, line: 1.15, gap: 0.6 };

/** Names with so many letters may stand in two lines. */
const longName = 17;

/** How far names keep off each other, and what they keep free around spots, in rem. */
const clearance = 0.2;
const spotSize = 0.5;

/** The corner of the map that is free for the preview of a place. */
export type Corner = 'lower-left' | 'upper-left' | 'lower-right' | 'upper-right';

/** A name's place, and what it takes up at each of the widths. */
export interface PlacedLabel {
  place: LabelPlace;
  boxes: Box[];
}

/** So many steps the search for places may take. */
const mostSteps = 20_000;

/**
 * Finds a place for every name such that none touches another, a spot, the map's edge or what else is taken, at any of
 * the widths of a map of this shape, its height by its width. Undefined where there is none: then the map shows numbers.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  shape: number,
  taken: (map: Size) => Box[],
  penalty: (box: Box, map: Size) => number,
): PlacedLabel[] | undefined {
  const maps = namedWidths.map((width) => ({ width, height: width * shape }));
  const fits = (box: Box, map: Size, own: LabelWish) =>
    isWithin(box, map) &&
    !taken(map).some((other) => overlap(box, other)) &&
    !wishes.some((wish) => wish !== own && overlap(box, spotBox(wish.at, map)));
  const options = wishes.map((wish) =>
    candidatesOf(wish)
      .map(({ place, box }, rank) => {
        const boxes = maps.map((map) => movedTo(box, wish.at, map));
        const [first] = boxes;
        const look = first === undefined || maps[0] === undefined ? 0 : penalty(first, maps[0]);
        return { place, boxes, cost: rank * 0.3 + look };
      })
      .filter(({ boxes }) => boxes.every((box, index) => fits(box, maps[index] ?? box, wish)))
      .sort((one, other) => one.cost - other.cost),
  );
  // Who has the least choice chooses first.
  const order = [...options.keys()].sort(
    (one, other) => (options[one]?.length ?? 0) - (options[other]?.length ?? 0),
  );
  const chosen = new Map<number, PlacedLabel>();
  const isFree = (option: PlacedLabel, index: number) =>
    [...chosen].every(
      ([other, { boxes }]) =>
        other === index || !boxes.some((box, size) => overlap(box, option.boxes[size] ?? box)),
    );
  let steps = 0;
  const choose = (turn: number): boolean => {
    const index = order[turn];
    if (index === undefined) return true;
    for (const option of options[index] ?? []) {
      steps += 1;
      if (steps > mostSteps) return false;
      if (!isFree(option, index)) continue;
      chosen.set(index, option);
      if (choose(turn + 1)) return true;
      chosen.delete(index);
    }
    return false;
  };
  if (!choose(0)) return undefined;
  // Once all stand, each moves to the best place that is left, as often as that helps.
  for (let round = 0; round < 8; round += 1) {
    for (const [index, own] of options.entries()) {
      const best = own.find((option) => isFree(option, index));
      if (best !== undefined) chosen.set(index, best);
    }
  }
  return wishes.flatMap((_, index) => chosen.get(index) ?? []);
}

function movedTo(box: Box, at: Point, map: Size): Box {
  return { ...box, x: box.x + at.x * map.width, y: box.y + at.y * map.height };
}

/** The places around a spot where its name may stand, best first. */
function candidatesOf({ name, second }: LabelWish): { place: LabelPlace; box: Box }[] {
  const { gap, line } = text;
  return writingsOf(name).flatMap((lines) => {
    const widths = [...lines.map(({ length }) => length * text.name), (second?.length ?? 0) * text.second];
    const width = Math.max(...widths) * text.letter;
    const height = (lines.length + (second === undefined ? 0 : 1)) * line;
    const levels = [-height / 2, -height + 0.35, -0.35, -height - 0.1, 0.1];
    const beside = levels.flatMap((y) =>
      (['start', 'end'] as const).map((anchor) => ({ anchor, y, shift: 0 })),
    );
    const across = [0, -width * 0.3, width * 0.3].flatMap((shift) =>
      [-height - gap, gap].map((y) => ({ anchor: 'middle' as const, y, shift })),
    );
    return [...beside, ...across].map(({ anchor, y, shift }) => {
      const x = { start: gap, middle: shift, end: -gap }[anchor];
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
      return { place: { anchor, x, y: y + line / 2, lines }, box: { x: left, y, width, height } };
    });
  });
}

/** A name in one line; if it is long, also in two, parted where they come out most alike. */
function writingsOf(name: string): string[][] {
  const words = name.split(' ');
  if (name.length < longName || words.length < 2) return [[name]];
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .sort((one, other) => longest(one) - longest(other));
  return [[name], ...halves.slice(0, 1)];
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}

export function spotBox({ x, y }: Point, map: Size): Box {
  return {
    x: x * map.width - spotSize,
    y: y * map.height - spotSize,
    width: 2 * spotSize,
    height: 2 * spotSize,
  };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + clearance &&
    other.x < one.x + one.width + clearance &&
    one.y < other.y + other.height + clearance &&
    other.y < one.y + one.height + clearance
  );
}

function isWithin({ x, y, width, height }: Box, map: Size): boolean {
  return x > 0.5 && y > 0.5 && x + width < map.width - 0.5 && y + height < map.height - 0.5;
}

/** The corner with the fewest spots in it, the first of them that suit. */
export function freeCorner(spots: readonly Point[], size: { across: number; down: number }): Corner {
  const corners: { corner: Corner; x: number; y: number }[] = [
    { corner: 'lower-left', x: 0, y: 1 - size.down },
    { corner: 'upper-left', x: 0, y: 0 },
    { corner: 'upper-right', x: 1 - size.across, y: 0 },
    { corner: 'lower-right', x: 1 - size.across, y: 1 - size.down },
  ];
  const inside = ({ x, y }: Point) =>
    spots.filter((spot) => spot.x > x && spot.x < x + size.across && spot.y > y && spot.y < y + size.down)
      .length;
  const [best] = corners.toSorted((one, other) => inside(one) - inside(other));
  return best?.corner ?? 'lower-left';
}

/**
 * Moves points that lie closer than `least` apart, as little as it takes, inside the map's edge. Like the drawing, the
 * points keep their proportions at every width.
 */
export function spread(points: readonly Point[], least: number, { width, height }: Size): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 200; round += 1) {
    let still = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const away = Math.hypot(other.x - one.x, other.y - one.y);
        if (away >= least) continue;
        still = false;
        // Two at the very same place part sideways.
        const [x, y] = away === 0 ? [1, 0] : [(other.x - one.x) / away, (other.y - one.y) / away];
        const push = (least - away) / 2 + 0.1;
        one.x -= x * push;
        one.y -= y * push;
        other.x += x * push;
        other.y += y * push;
      }
      one.x = Math.min(Math.max(one.x, least / 2), width - least / 2);
      one.y = Math.min(Math.max(one.y, least / 2), height - least / 2);
    }
    if (still) break;
  }
  return moved;
}
