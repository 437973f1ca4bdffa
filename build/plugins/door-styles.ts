import type { Plugin } from 'vite';
import { breakpoints } from '#app/breakpoints.ts';
import type { DoorLooks } from '#app/content/to-pages/door-chooser.ts';
import { type DoorChoice, doorChoiceName, doorPicturePath } from '#app/paths.ts';
import type { KnownToEveryPage } from '#build/plugins/company-data.ts';

/**
 * Adds to the styles of the door chooser what the company has: which radio button shows which door, where the doors are
 * in their pictures, the colors of the finishes. It is a file of its own, which only those load who come near the section.
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

export function doorRules({ places, colors, choices, examples }: DoorLooks): string {
  const designs = [...new Set(choices.map(({ design }) => design))];
  return [
    ...Object.entries(places).map(
      ([house, { left, top, width, height }]) =>
        `[data-house='${house}'], ${chosen({ house })} .door-view {
  --door-left: ${left}; --door-top: ${top}; --door-width: ${width}; --door-height: ${height};
}`,
    ),
    // What belongs to a design is there while that is chosen.
    `${designs.map((design) => `.door-chooser${checked('design', design)} [data-design='${design}']`).join(', ')} {
  visibility: visible;
}`,
    ...colors.map(
      ({ finish, color, isWood }) =>
        `[value='${finish}'] ~ .door-swatch { background: ${isWood ? `${grain} ` : ''}${color}; }`,
    ),
    // Without scripts, a background is fetched once it is shown; pictures would be, all of them, at once.
    ...[...new Set(choices.map(({ house }) => house))].map(
      (house) => `${chosen({ house })} .door-view { ${picture(house, 1600)} }`,
    ),
    ...choices.map((choice) => `${chosen(choice)} .door-cut-out { ${picture(doorChoiceName(choice), 800)} }`),
    `@supports not selector(:has(*)) {
${examples.map(exampleRule).join('\n')}
}`,
  ].join('\n');
}

/** The section while something is chosen in it, where there are no scripts, or the app has not come (app/shell/section-styles.inline.ts). */
function chosen({ house, design, finish }: Pick<DoorChoice, 'house'> & Partial<DoorChoice>): string {
  const door =
    design === undefined || finish === undefined
      ? ''
      : checked('design', design) + checked(`finish-${design}`, finish);
  return `.door-chooser:is(.is-alone, :has(> noscript > *))${checked('house', house)}${door}`;
}

function checked(name: string, value: string): string {
  return `:has([name='${name}'][value='${value}']:checked)`;
}

/** In the format that every browser knows. */
function picture(name: string, width: number): string {
  return `background-image: url('${doorPicturePath(name, width, 'webp')}');`;
}

/** Boards across the door, as far as a button can show them. */
const grain = 'repeating-linear-gradient(transparent 0 5px, rgb(0 0 0 / 0.24) 5px 6px)';

function exampleRule(choice: DoorChoice): string {
  const name = doorChoiceName(choice);
  return `[data-example='${name}']::before {
  background-image: url('${doorPicturePath(name, 800, 'webp')}'), url('${doorPicturePath(choice.house, 800, 'webp')}');
}`;
}
