import type { DoorDesign } from '#content/records.ts';

/** A door of 16 by 7 feet in inches, as the studio builds it (art/studio/door.py). */
export const doorSize = { width: 192, height: 84 };
const stile = 3;
const rail = 3.5;
const board = 4.5;

/** The lines of a door seen from straight ahead: its outline, joints and panels; and its glass. */
export function doorElevation({ style, sections, columns, windows }: DoorDesign['elevation']): {
  lines: string;
  glass: string;
} {
  const { width, height } = doorSize;
  const section = height / sections;
  const column = (width - stile) / columns;
  const rows = Array.from({ length: sections }, (_, row) => row * section);
  const places = Array.from({ length: columns }, (_, place) => stile + place * column);
  const [margin, shift] = style === 'fullview' ? [2, -0.5] : [style === 'plank' ? 4 : rail, 0];
  const openings = rows.flatMap((top, row) =>
    places.map((left, place) => ({
      isGlass:
        windows === 'all' ||
        (windows === 'top' && row === 0) ||
        (windows === 'right' && place === columns - 1),
      path: box(left + shift, top + margin, column - stile - 2 * shift, section - 2 * margin),
    })),
  );
  const panels = style === 'short' ? openings.filter(({ isGlass }) => !isGlass) : [];
  const grooves =
    style === 'plank' ? rows.flatMap((top) => [1, 2].map((part) => top + (part * section) / 3)) : [];
  // Where glass is, no groove crosses it.
  const grooveEnd = windows === 'right' ? (places.at(-1) ?? width) : width;
  return {
    lines: [
      box(0, 0, width, height),
      ...rows.slice(1).map((top) => `M0 ${round(top)}h${width}`),
      ...panels.map(({ path }) => path),
      ...grooves.map((top) => `M0 ${round(top)}h${round(grooveEnd)}`),
      ...(style === 'carriage' ? leaves(section) : []),
    ].join(''),
    glass: openings
      .filter(({ isGlass }) => isGlass)
      .map(({ path }) => path)
      .join(''),
  };
}

/** The boards that make two pairs of swinging doors. */
function leaves(section: number): string[] {
  const { width, height } = doorSize;
  const leaf = width / 4;
  const uprights = [leaf, 2 * leaf, 3 * leaf].flatMap((x) => [x - board / 2, x + board / 2]);
  return [
    ...uprights.map((x) => `M${round(x)} 0v${height}`),
    `M0 ${round(section + board)}h${width}`,
    `M0 ${height - board}h${width}`,
  ];
}

function box(left: number, top: number, width: number, height: number): string {
  return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
