import { readFileSync } from 'node:fs';
import type { Typeface } from '#brand/typefaces/typeface.ts';

/** The side of the square that the mark is drawn in. */
export const markSize = 32;

/** The mark's path data, as the header draws it. */
export const mark = readMark(readFileSync(new URL('../../app/components/logo.tsx', import.meta.url), 'utf8'));

/** The mark for 16 pixels: fewer and thicker parts, on whole pixels. */
export const smallMark =
  'M2 24V12L16 2l14 10v12h-4V13.6L16 6.6 6 13.6V24zM10 14h12v4H10zM10 20h12v4H10zM2 27.6q3.5-3.2 7 0t7 0 7 0 7 0v2.8q-3.5 3.2-7 0t-7 0-7 0-7 0z';

export function readMark(source: string): string {
  const paths = [...source.matchAll(/<path\s+d="([^"]+)"/g)].map(([, path = '']) => path);
  if (paths.length === 0 || !source.includes('viewBox="0 0 32 32"') || source.includes('stroke')) {
    throw new Error(
      'The mark is read from app/components/logo.tsx, which no longer draws it as filled paths in a viewBox of 32 by 32. Draw it so again, or mend brand/icons/logo.ts.',
    );
  }
  return paths.join('');
}

/** The mark, `size` pixels wide and high, its corner at x, y. */
export function placedMark(path: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return `<path transform="translate(${x} ${y}) scale(${size / markSize})" d="${path}"/>`;
}

/** The mark and the brand in two lines, as in the header, `width` pixels wide, its corner at x = 0, y = 0. */
export function logo(
  brand: string,
  width: number,
  { display, text }: { display: Typeface; text: Typeface },
): { svg: string; height: number } {
  const [firstWord = '', ...otherWords] = brand.split(' ');
  // Drawn 100 high, then scaled.
  const first = display.outline(firstWord, 64, -0.01);
  const others = text.outline(otherWords.join(' '), 33, 0.01);
  const left = 119;
  const scale = width / (left + Math.max(first.width, others.width));
  const svg = `<g transform="scale(${Number(scale.toFixed(4))})">${[
    // What is drawn of the mark begins 2 from the left and 2.5 from the top of its square of 32.
    placedMark(mark, { x: -7, y: -8.75, size: 112 }),
    `<path transform="translate(${left} 46)" d="${first.path}"/>`,
    otherWords.length === 0 ? '' : `<path transform="translate(${left} 92)" d="${others.path}"/>`,
  ].join('')}</g>`;
  return { svg, height: 100 * scale };
}
