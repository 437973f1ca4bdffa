import type { SignName } from '#content/records.ts';

const opening = 'M5 37V7h38v30M1 37h46';
const closed = `${opening}M8 10h32v27M8 10v27M8 19h32M8 28h32`;

/** The small drawings of what a door does: path data in a field of 48 by 40, drawn in line. */
export const signs: Record<SignName, string> = {
  'few-inches': `${opening}M8 10h32v22H8zM8 17.5h32M8 25h32M16 33v3M24 33v3M32 33v3`,
  bang: 'M1 24h46M5 19l2 10M8 19l2 10M11 19l2 10M14 19l2 10M17 19l2 10M30 19l2 10M33 19l2 10M36 19l2 10M39 19l2 10M42 19l2 10M25 4v8M18 7l3 6M32 7l-3 6',
  'low-corner': `${opening}M8 18l32-7v19L8 37zM8 24l32-7M8 31l32-7M8 18c2-4-2-5 0-9`,
  'off-track':
    'M30 3v34M36 3v34M30 9h6M30 31h6M4 8h20M4 20h18M4 32h20M24 8h9M22 20l-5-3M17 13a3.5 3.5 0 1 0 .1 0zM33 5.5a2.5 2.5 0 1 0 .1 0zM33 29.5a2.5 2.5 0 1 0 .1 0zM24 32h9',
  'open-at-night': `${opening}M8 10h32M8 10v9h32v-9M8 14.5h32M29 24a6 6 0 1 0 6 8a5 5 0 0 1-6-8zM14 25v3M12.5 26.5h3M20 31v2M19 32h2`,
  slams: `${opening}M8 23h32v14H8zM8 30h32M24 10v10M20 16l4 4 4-4M14 11v5M34 11v5`,
  hum: 'M2 8h26M28 3h14v10H28zM12 8v4l-3 8M4 20h22v17M4 20v17M4 28h22M1 37h29M33 18c3-3 4 3 7 0s4 3 7 0M33 24c3-3 4 3 7 0s4 3 7 0',
  'motor-runs': 'M2 8h26M28 3h14v10H28zM4 20h22v17M4 20v17M4 28h22M1 37h29M40 22a6 6 0 1 0 1 6M41 19v4h-4',
  'snapped-along-track':
    'M2 8h44M2 12h44M6 12v6M6 18l2 6M8.5 18l2 6M11 18l2 6M13.5 18l2 6M16 18l2 6M34 22l-4 5M36 24l-4 5M38 26l-4 5M40 28l-4 5M42 30l-4 5M40 12v14M23 16l2 4M29 14l-1 4',
  power: 'M14 6v8M24 6v8M9 14h20v6a10 10 0 0 1-20 0zM19 30v8M36 10l8 20M44 10l-8 20',
  'back-up': `${opening}M8 10h32v9H8zM8 14.5h32M17 24v5a6 6 0 0 0 12 0v-6M25 27l4-4 4 4`,
  blinks: 'M2 8h20M22 3h14v10H22zM25 13h8v4h-8zM23 21l-6 6M29 22v9M35 21l6 6M20 17h-6M38 17h6',
  'by-itself': `${opening}M8 10h32v9H8zM8 14.5h32M24 35V23M20 27l4-4 4 4M15 24c-2 3-2 7 0 10M33 24c2 3 2 7 0 10`,
  button: 'M10 4h18v32H10zM19 10a5 5 0 1 0 .1 0zM15 26h8M15 30h8M34 11l7 9M41 11l-7 9',
  remote:
    'M8 10h14v26H8zM15 15a3 3 0 1 0 .1 0zM12 27h6M12 31h6M26 16c2 2 2 5 0 7M30 13c4 4 4 9 0 13M36 16l8 8M44 16l-8 8',
  noise: 'M18 9a11 11 0 1 0 .1 0zM18 16a4 4 0 1 0 .1 0zM33 12l4-2-1 4 5-2-1 4 5-2M33 28l4 2-1-4 5 2-1-4 5 2',
  dent: `${closed}M16 21l5 3-2 3 6-1 4-4`,
};
