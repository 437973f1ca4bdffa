import type { Path } from '#app/paths.ts';

/*
 * The addresses of the door chooser: beside paths.ts, because the first script of every page has no use for them.
 */

/** The widths of the door chooser's pictures: of a house from across the street, and of a door cut out of it. */
export const doorWidths = { house: [800, 1600, 2400], door: [400, 800] } as const;

/** The address of a picture of a house, or of a door for it, in one of its sizes. */
export function doorPicturePath(name: string, width: number, format: 'avif' | 'webp'): Path {
  return `/images/doors/${name}-${width}.${format}`;
}

/** A door on a house, by the names of its records' files. */
export interface DoorChoice {
  house: string;
  design: string;
  finish: string;
}

/** The part of a page's address that opens it with this door; its picture is named so, too. */
export function doorChoiceName({ house, design, finish }: DoorChoice): string {
  return `${house}-${design}-${finish}`;
}
