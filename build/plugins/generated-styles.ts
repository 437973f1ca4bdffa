import { breakpoints } from '#app/breakpoints.ts';
import type { DoorLooks } from '#app/page-data/door-chooser.ts';
import { codeMargin, phoneCode } from '#app/page-data/phone-code.ts';
import type { KnownToEveryPage } from '#build/known-to-every-page.ts';

/** The style sheets that rules are added to, which follow from the company's records or from constants of the app. */
export const generatedStyles: Record<string, (css: string, known: KnownToEveryPage) => string> = {
  'app/styles/app.css': themeStyles,
  'app/styles/print.css': (css, { site }) => `${css}\n${phoneCodeStyles(site.phone)}`,
  // A file of its own, which only those load who come near the section.
  'app/components/door-chooser/door-chooser.css': (css, { doors }) => {
    const styles = Object.entries(breakpoints).reduce(
      (text, [name, width]) => text.replaceAll(`theme(--breakpoint-${name})`, width),
      css,
    );
    return doors === undefined ? styles : `${styles}\n${doorRules(doors)}`;
  },
};

/** The company's colors and the app's breakpoints. */
export function themeStyles(
  css: string,
  { colors, darkColors }: Pick<KnownToEveryPage, 'colors' | 'darkColors'>,
): string {
  const dark =
    darkColors === undefined
      ? ''
      : // Paper is white, also beside a dark screen.
        `@layer theme { @media screen and (prefers-color-scheme: dark) { :root {
  color-scheme: dark;
${properties('color', darkColors)}} } }\n`;
  return `${css}\n@theme {\n${properties('color', colors)}}\n@theme inline {\n${properties('breakpoint', breakpoints)}}\n${dark}`;
}

function properties(kind: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  --${kind}-${name}: ${value};\n`)
    .join('');
}

/** The QR code that phones dial from. It is in the style sheet for paper because a printer waits for no file. */
export function phoneCodeStyles({ href }: KnownToEveryPage['site']['phone']): string {
  const { size, path } = phoneCode(href);
  // Without the code's margin: the paper around it is light. Its size in pixels is that of print at 21 mm.
  const side = size - 2 * codeMargin;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="${codeMargin} ${codeMargin} ${side} ${side}"><path stroke="#000" d="${path}"/></svg>`;
  return `:root { --phone-code: url("data:image/svg+xml,${encodeURIComponent(drawing)}"); }\n`;
}

/** Where the doors are in their pictures, and the colors of the finishes. */
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
