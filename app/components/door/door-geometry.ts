/*
 * Where things are in the drawing: a door of 16 by 7 feet in inches, seen from inside the garage, from a little left of its
 * middle. The door's plane is true to scale, y from the floor upward; what hangs in front of it is nearer (z) and so larger.
 * Two torsion springs at a center bracket, drums inside the end bearing plates, tracks with a radius of 12 inches. The
 * proportions are the trade's general knowledge, for a technician to confirm; springs have fewer and wider turns than real ones.
 */

/** Where the eye is: sideways, above the floor, away from the door. */
const eye = { x: -40, y: 30, z: 330 };

/** Half of the opening's width, its height, and the height of one of the four sections. */
export const half = 96;
export const height = 84;
export const sectionHeight = 21;

/** The height of the torsion shaft: a foot above the opening. */
export const shaft = 96;

type Point = readonly [x: number, y: number, z?: number];

/** A point in the drawing's own coordinates, with a digit behind the point at most. */
function seen([x, y, z = 0]: Point): [x: number, y: number] {
  const scale = eye.z / (eye.z - z);
  return [round(eye.x + (x - eye.x) * scale), round(-eye.y - (y - eye.y) * scale)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A line through points, as path data: relative, because what repeats itself compresses to nothing. */
export function line(...points: readonly Point[]): string {
  return points
    .map(seen)
    .map(([x, y], index, all) => {
      const before = all[index - 1];
      if (before === undefined) return `M${pair(x, y)}`;
      const across = round(x - before[0]);
      const down = round(y - before[1]);
      if (down === 0) return `h${across}`;
      return across === 0 ? `v${down}` : `l${pair(across, down)}`;
    })
    .join('');
}

function pair(one: number, other: number): string {
  return other < 0 ? `${one}${other}` : `${one} ${other}`;
}

/** A rectangle in the door's plane or before it, from one corner to the opposite. */
export function box(left: number, foot: number, right: number, top: number, z = 0): string {
  return `${line([left, foot, z], [right, foot, z], [right, top, z], [left, top, z])}z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `${line([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

export function both(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1);
}

/**
 * A torsion spring, 2.5 inches across, between two places on the shaft: what hides the shaft, and its turns. Left of the
 * middle it is wound to the right, and right of it to the left, so they lean to different sides.
 */
export function coil(from: number, to: number): string {
  const turns = Math.round((to - from) / 1.3);
  const turn = from < 0 ? 'l-.6-2.5m1.9 2.5' : 'l.6-2.5m.7 2.5';
  return box(from, shaft - 1.25, to, shaft + 1.25) + line([from, shaft - 1.25]) + turn.repeat(turns);
}

/** How far the horizontal track reaches into the garage. */
export const trackEnd = 100;

/** How the vertical track turns into the horizontal one: a quarter of a circle of 12 inches, then on toward the visitor. */
export function bend(x: number): Point[] {
  const curve = [0, 18, 36, 54, 72, 90].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x, 77 + 12 * Math.sin(angle), 2 + 12 * (1 - Math.cos(angle))];
  });
  return [...curve, [x, 89, trackEnd]];
}
