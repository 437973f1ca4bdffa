import {
  bend,
  both,
  box,
  circle,
  coil,
  half,
  height,
  line,
  sectionHeight,
  shaft,
  trackEnd,
} from '#app/components/door/door-geometry.ts';
import type { PartName } from '#content/records.ts';

const joints = [1, 2, 3].map((joint) => joint * sectionHeight);

/** A hinge at the door's edge or at one of its stiles: two leaves and the knuckle between. */
const hinge = (x: number, y: number) => box(x - 1.5, y - 3, x + 1.5, y + 3);

const edgeHinges = (joint: number) => both((side) => hinge(side * 93, joint * sectionHeight));

/** A spring above the horizontal track, stretched as it is while the door is shut; its turns are wide apart, to tell them apart. */
function extensionSpring(side: number): string {
  const turns = Array.from({ length: 26 }, (_, turn) => 33 + turn * 2.4);
  return turns.map((z) => line([side * 102, 93.6, z], [side * 102, 97.2, z + 0.9])).join('');
}

/** The fixed pulley above the vertical track, and the one at the spring's end. */
function pulley(side: number): string {
  return (
    circle(side * 99.1, 89.5, 2) +
    circle(side * 99.1, 89.5, 0.6) +
    `${line([side * 102, 93.2, 26], [side * 102, 97.6, 26], [side * 102, 97.6, 31], [side * 102, 93.2, 31])}z`
  );
}

function safetyCable(side: number): string {
  return line([side * 102, 93, 6], [side * 102, 95.4, 26], [side * 102, 95.4, trackEnd - 6]);
}

/*
 * What each part looks like, as path data, in the order in which they are drawn: what hangs in front of others comes later.
 * Parts that come in pairs are one path.
 */

type Shapes = Readonly<Partial<Record<PartName, string>>>;

/** What lifts the door, of one kind or the other. */
export const springShapes: Record<'torsion' | 'extension', Shapes> = {
  torsion: {
    'torsion-shaft': box(-101, shaft - 0.5, 101, shaft + 0.5),
    'torsion-spring': coil(-36, -4.2) + coil(4.2, 36),
    'winding-cone': both(
      (side) =>
        box(side * 36, shaft - 1.5, side * 39.5, shaft + 1.5) +
        line([side * 37.8, 94.5], [side * 37.8, 97.5]),
    ),
    'stationary-cone': both((side) => box(side * 1, shaft - 1.6, side * 4.2, shaft + 1.6)),
    'center-bracket':
      box(-1.2, 90, 1.2, 98.6) + line([-0.5, 91.2], [0.5, 91.2]) + line([-0.5, 92.6], [0.5, 92.6]),
    'cable-drum': both(
      (side) =>
        box(side * 93.8, shaft - 2, side * 97.4, shaft + 2) +
        [94.7, 95.6, 96.5].map((x) => line([side * x, shaft - 2], [side * x, shaft + 2])).join(''),
    ),
    'bearing-plate': both((side) => box(side * 98.3, 90.5, side * 99.7, 99)),
    'lifting-cable': both((side) => line([side * 97.1, shaft - 2], [side * 97.1, 2.6])),
  },
  extension: {
    'safety-cable': both(safetyCable),
    'extension-spring': both(extensionSpring),
    pulley: both(pulley),
    // Up from the bottom bracket, around the fixed pulley, to the one on the spring.
    'lifting-cable': both(
      (side) =>
        line([side * 97.1, 2.6], [side * 97.1, 89.5]) +
        line([side * 99, 91.5], [side * 102, 97.2, 28]) +
        line([side * 102, 93.6, 28], [side * 100.6, 89.5, 10]),
    ),
  },
};

export const doorShapes: Shapes = {
  section:
    box(-half, 1.4, half, height) +
    joints
      .map((y) => line([-half, y - 0.3], [half, y - 0.3]) + line([-half, y + 0.3], [half, y + 0.3]))
      .join(''),
  'bottom-seal': line([-half, 1.4], [-half, 0], [half, 0], [half, 1.4]),
  'hinge-1': edgeHinges(1) + joints.flatMap((y) => [-48, 0, 48].map((x) => hinge(x, y))).join(''),
  'hinge-2': edgeHinges(2),
  'hinge-3': edgeHinges(3),
  'vertical-track': both(
    (side) =>
      box(side * 98.4, 1, side * 100.6, 77, 2) +
      [14, 40, 66].map((y) => box(side * 100.6, y - 1.2, side * 103.8, y + 1.2)).join(''),
  ),
  roller: both((side) =>
    [3, ...joints, 81]
      .map((y) => circle(side * 99.5, y, 1) + line([side * 98.5, y], [side * 94.5, y]))
      .join(''),
  ),
  'bottom-bracket': both(
    (side) =>
      `${line([side * 91, 1.4], [side * 96, 1.4], [side * 96, 7], [side * 93.5, 7], [side * 91, 3.4])}z` +
      circle(side * 96.8, 2.6, 0.8),
  ),
  'photo-eyes': both(
    (side) => box(side * 100, 3.6, side * 103, 7, 5) + box(side * 99.2, 4.6, side * 100, 6, 5),
  ),
  'horizontal-track': both(
    (side) =>
      // Both edges in one line, and the angle iron that it hangs from.
      line(...bend(side * 98.4), ...bend(side * 100.6).reverse()) +
      line([side * 100.6, 89, trackEnd - 6], [side * 100.6, 106, trackEnd - 6]),
  ),
  'wall-button': box(148, 58, 152, 65) + circle(150, 62.6, 1),
};

export const openerShapes: Shapes = {
  arm: line([-0.6, 99.4, 20], [-0.6, 80, 2], [0.6, 80, 2], [0.6, 99.4, 20]) + box(-2, 77, 2, 81),
  rail:
    line([-1, 101, 4], [-1, 101, 120]) + line([1, 101, 4], [1, 101, 120]) + box(-2.2, 99.2, 2.2, 102.4, 2),
  trolley: box(-2.4, 99.4, 2.4, 101.6, 20),
  'release-cord': line([2, 99.4, 20], [2, 73.5, 20]) + box(0.4, 72, 3.6, 73.5, 20),
  opener:
    box(-6.5, 98, 6.5, 104.5, 138) +
    line([-6.5, 98, 138], [-6.5, 98, 120], [6.5, 98, 120], [6.5, 98, 138]) +
    box(-3.5, 99, 3.5, 100.6, 138) +
    both((side) => line([side * 6.5, 104.5, 136], [side * 6.5, 108, 136])),
};

export const surroundings = {
  outline: line([-134, 0], [168, 0]) + box(-half, 0, half, height),
  stiles: [-93, -48, 0, 48, 93]
    .map((x) => line([x - 1.5, 2], [x - 1.5, height]) + line([x + 1.5, 2], [x + 1.5, height]))
    .join(''),
  strut: box(-95, 82, 95, 83.6),
  beam: line([-99.2, 5.3, 5], [99.2, 5.3, 5]),
};
