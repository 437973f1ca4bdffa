import type { Plugin } from 'vite';
import { breakpoints } from '#app/breakpoints.ts';
import type { DoorLooks } from '#app/page-data/door-chooser.ts';
import type { KnownToEveryPage } from '#build/plugins/company-data.ts';

/**
 * Adds to the styles of the door chooser what the company has: where the doors are in their pictures, and the colors of
 * the finishes. It is a file of its own, which only those load who come near the section.
 */
export function doorStyles(read: () => Pick<KnownToEveryPage, 'doors'>): Plugin {
  return {
    name: 'door-styles',
    enforce: 'pre',
    transform(code, id) {
      // Who asks for the address gets a module that says it.
      if (!/\/door-chooser\/door-chooser\.css(?:\?(?!url\b)|$)/.test(id)) return undefined;
      const { doors } = read();
      const styles = Object.entries(breakpoints).reduce(
        (text, [name, width]) => text.replaceAll(`theme(--breakpoint-${name})`, width),
        code,
      );
      return doors === undefined ? styles : `${styles}\n${doorRules(doors)}`;
    },
  };
}

export function doorRules({ places, colors }: DoorLooks): string {
  return [
    ...Object.entries(places).map(
      ([house, { left, top, width, height }]) =>
        `[data-house='${house}'] {
  --door-left: ${left}; --door-top: ${top}; --door-width: ${width}; --door-height: ${height};
}`,
    ),
    ...colors.map(
      ({ finish, color, isWood }) =>
        `[value='${finish}'] ~ .door-swatch { background: ${isWood ? `${grain} ` : ''}${color}; }`,
    ),
  ].join('\n');
}

/** Boards across the door, as far as a button can show them. */
const grain = 'repeating-linear-gradient(transparent 0 5px, rgb(0 0 0 / 0.24) 5px 6px)';
