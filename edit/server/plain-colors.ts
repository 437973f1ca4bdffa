import type { colorNames } from '#content/schemas/tokens.ts';

/** For the editor while the company's own colors can't be read. */
export const plainColors: Record<(typeof colorNames)[number], string> = {
  page: '#fcfcfc',
  band: '#f2f2f2',
  text: '#161616',
  muted: '#555555',
  line: '#d1d1d1',
  link: '#194f81',
  night: '#161616',
  'night-raised': '#242424',
  'night-line': '#424242',
  deep: '#353535',
  'on-night': '#f8f8f8',
  'on-night-muted': '#cacaca',
  picture: '#9e9e9e',
  sea: '#d1d1d1',
  wave: '#9e9e9e',
  focus: '#0065b4',
  'focus-on-night': '#9bd3ff',
  call: '#194f81',
  'call-hover': '#023f6f',
  'on-call': '#fcfcfc',
};
