import { breakpoints } from '#app/breakpoints.ts';
import { phoneQrCodeSvg } from '#app/page-data/save-number/phone-qr-code.ts';
import { hasDoors, hasGuides } from '#content/company-folder.ts';
import type { KnownToEveryPage } from '#build/known-to-every-page.ts';

/** By style sheet: adds the rules that are generated from the company's records or from constants of the app. */
export const generatedStyles: Record<string, (css: string, known: KnownToEveryPage) => string> = {
  'app/styles/app.css': (css, known) =>
    `${themeStyles(without('door', hasDoors, without('guide', hasGuides, css)), known)}${doorRules(known)}`,
  'app/styles/later.css': (css, known) =>
    `${jammingDoorStyles(css, known)}\n${phoneQrCodeStyles(known.site.phone)}@theme inline reference {\n${properties('breakpoint', breakpoints)}}\n`,
};

/** For a company that has none of a part, without the styles of that part, and without the class names in its code. */
function without(part: 'door' | 'guide', isThere: boolean, css: string): string {
  if (isThere) return css;
  const styles = new RegExp(String.raw`@import '../components/${part}[\w/-]*\.css'.*;\n`, 'g');
  return `${css.replaceAll(styles, '')}@source not '../components/${part}*';\n`;
}

export function themeStyles(
  css: string,
  { colors, darkColors }: Pick<KnownToEveryPage, 'colors' | 'darkColors'>,
): string {
  const dark =
    darkColors === undefined
      ? ''
      : // Tailwind allows no @theme inside @media. Prints keep the light colors.
        `@layer theme { @media screen and (prefers-color-scheme: dark) { :root {
  color-scheme: dark;
${properties('color', darkColors)}} } }\n`;
  return `${css}\n@theme static {\n${properties('color', colors)}}\n@theme inline {\n${properties('breakpoint', breakpoints)}}\n${dark}`;
}

/** Where the door of each house is in its picture, in percent. */
export function doorRules({ doorPlaces = {} }: Pick<KnownToEveryPage, 'doorPlaces'>): string {
  return Object.entries(doorPlaces)
    .map(([house, place]) => `.door-view[data-house='${house}'] {\n${properties('door', place)}}\n`)
    .join('');
}

/** Where the door of the home page is in its pictures. */
export function jammingDoorStyles(
  css: string,
  { jammingDoor: door }: Pick<KnownToEveryPage, 'jammingDoor'>,
): string {
  if (door === undefined) return css.replace(/@import .*jamming-door\.css.*\n/, '');
  const place = (values: typeof door.wide) => `.hero-wide-picture {\n${properties('door', values)}}\n`;
  return `${css}\n${place(door.upright)}@media (width > ${breakpoints.sm}) {\n${place(door.wide)}}\n`;
}

function properties(kind: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  --${kind}-${name}: ${value};\n`)
    .join('');
}

/** The QR code that phones dial from, for app/styles/print.css. It comes with the styles, because a page may be printed before a picture has loaded. */
export function phoneQrCodeStyles({ href }: KnownToEveryPage['site']['phone']): string {
  // Without a margin: the paper around it is light. 80 pixels are 21 mm on paper.
  const drawing = phoneQrCodeSvg(href, 0);
  return `:root { --phone-code: url("data:image/svg+xml,${encodeURIComponent(drawing)}"); }\n`;
}
