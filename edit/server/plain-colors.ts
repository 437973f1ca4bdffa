import type { colorNames } from '#app/content/schemas/tokens.ts';

/** For the editor while the company's own colors can't be read. */
export const plainColors: Record<(typeof colorNames)[number], string> = {
  page: 'oklch(0.99 0 0)',
  band: 'oklch(0.96 0 0)',
  text: 'oklch(0.2 0 0)',
  muted: 'oklch(0.45 0 0)',
  line: 'oklch(0.86 0 0)',
  link: 'oklch(0.42 0.1 250)',
  night: 'oklch(0.2 0 0)',
  'night-raised': 'oklch(0.26 0 0)',
  'night-line': 'oklch(0.38 0 0)',
  deep: 'oklch(0.33 0 0)',
  'on-night': 'oklch(0.98 0 0)',
  'on-night-muted': 'oklch(0.84 0 0)',
  picture: 'oklch(0.7 0 0)',
  focus: 'oklch(0.5 0.15 250)',
  'focus-on-night': 'oklch(0.85 0.1 250)',
  call: 'oklch(0.42 0.1 250)',
  'call-hover': 'oklch(0.36 0.1 250)',
  'on-call': 'oklch(0.99 0 0)',
};
