import type { SignName } from '#content/records.ts';

const opening = 'M4 37V5h40v32M1 37h46';
const springs = 'M1 24h46M5 17l2 14M10 17l2 14M15 17l2 14M31 17l2 14M36 17l2 14M41 17l2 14';
const raised = `${opening}M9 10h30v7H9z`;
const withOpener = 'M2 8h24M26 3h16v11H26zM12 8l-3 14M4 22h22v15M4 22v15M4 29.5h22M1 37h29';

/**
 * The small drawings of what a door does: path data in a field of 48 by 40, drawn in line. The second part of each is what is
 * wrong. Lines are four units apart at least, or they would run together.
 */
export const signs: Record<SignName, readonly [lines: string, fault: string]> = {
  'few-inches': [`${opening}M9 29V10h30v19M9 19.5h30`, 'M9 29h30M15 33v2M24 33v2M33 33v2'],
  bang: [springs, 'M24 3v9M16 6l3 7M32 6l-3 7'],
  'low-corner': [`${opening}M39 29V11L9 18v19M9 27.5l30-7.5`, 'M9 37l30-8M9 18c3-4-3-6 0-12'],
  'off-track': ['M31 2v36M40 2v36M2 9h31M2 31h31M36 7v4M36 29v4', 'M2 20h14M20.5 15.5a4.5 4.5 0 1 0 .1 0z'],
  'open-at-night': [raised, 'M26 21a7 7 0 1 0 8 9a6 6 0 0 1-8-9zM15 23v6M12 26h6'],
  slams: [`${opening}M9 37V25h30v12`, 'M24 9v11M19 15.5l5 5 5-5M14 10v4M34 10v4'],
  hum: [withOpener, 'M33 21c2.5-4 4 4 6.5 0s4 4 6.5 0M33 29c2.5-4 4 4 6.5 0s4 4 6.5 0'],
  'motor-runs': [withOpener, 'M43 24a6.5 6.5 0 1 0 1 7M44 19.5v5h-5'],
  'snapped-along-track': [
    'M2 6h44M2 12h44M6 17l2 9M11 17l2 9M16 17l2 9M42 12v6',
    'M31 22l-4 8M36 25l-4 8M41 28l-4 8',
  ],
  power: ['M13 5v9M25 5v9M8 14h22v6a11 11 0 0 1-22 0zM19 31v8', 'M36 9l9 18M45 9l-9 18'],
  'back-up': [raised, 'M17 22v5a6 6 0 0 0 12 0v-6M25 25l4-4.5 4 4.5'],
  blinks: ['M2 8h18M20 3h18v11H20z', 'M22 20l-6 7M29 21v11M36 20l6 7M43 14l4 2M15 14l-4 2'],
  'by-itself': [raised, 'M24 35V22M19 27l5-5 5 5M13 23c-2.5 3-2.5 7 0 10M35 23c2.5 3 2.5 7 0 10'],
  button: ['M8 3h20v34H8zM18 9a5 5 0 1 0 .1 0zM13 26h10M13 31h10', 'M35 12l9 11M44 12l-9 11'],
  remote: [
    'M5 9h16v28H5zM13 14a3.5 3.5 0 1 0 .1 0zM9.5 27h7M9.5 32h7M26 16q4 4 0 9',
    'M35 14l9 12M44 14l-9 12',
  ],
  noise: ['M16 8a12 12 0 1 0 .1 0zM16 16a4 4 0 1 0 .1 0z', 'M32 12l4-3v5l5-3v5l5-3M32 28l4 3v-5l5 3v-5l5 3'],
  dent: [`${opening}M9 10h30v27M9 10v27M9 19h30M9 28h30`, 'M14 22l7 2.5-2 4 7-1.5 6-5'],
};
