import { colorToken } from '#brand/design-tokens.ts';
import { logo } from '#brand/icons/logo.ts';
import { openTypeface, type Typeface } from '#brand/typefaces/typeface.ts';
import { type WrappedTitle, wrapTitle } from '#brand/link-previews/wrap-title.ts';

/** The size that link previews are made for. */
export const socialSize = { width: 1200, height: 630 };

/** The picture stands above the panel with the words. */
export const pictureHeight = 378;

const panel = { top: pictureHeight, height: socialSize.height - pictureHeight };
const margin = 48;
const gap = 56;
const button = { height: 76, padding: 26, textSize: 38 };
/** Between the logo and the button. */
const columnGap = 26;

/** Three lines need air above and below; two may be larger. */
const titleSizes = [
  ...[66, 64, 62, 60, 58].map((size) => ({ size, lines: 2 })),
  ...[56, 54, 52, 50, 48, 46, 44, 42].map((size) => ({ size, lines: 3 })),
  ...[40, 38, 36, 34].map((size) => ({ size, lines: 4 })),
];
const lineHeight = 1.1;
const tracking = -0.012;

export interface SocialLayout {
  /** How wide a title's lines may be. */
  titleWidth: number;
  wrap(title: string): WrappedTitle;
  /** The panel as SVG, everything else left clear. */
  draw(title: string): string;
}

/** The panel with the title, the logo and the phone, all as outlines: it looks the same on every machine. */
export async function createSocialLayout(brand: string, phone: string): Promise<SocialLayout> {
  const display = await openTypeface('bricolage-grotesque');
  const text = await openTypeface('instrument-sans', 500);
  const bold = await openTypeface('instrument-sans', 700);

  const number = bold.outline(phone, button.textSize);
  const column = number.width + 2 * button.padding;
  const left = socialSize.width - margin - column;
  const name = logo(brand, column, { display, text });
  const top = panel.top + (panel.height - name.height - columnGap - button.height) / 2;
  const buttonTop = top + name.height + columnGap;
  const titleWidth = left - gap - margin;

  const wrap = (title: string) =>
    wrapTitle(title, {
      sizes: titleSizes,
      width: titleWidth,
      measure: (line) => display.width(line, 1, tracking),
    });
  const draw = (
    title: string,
  ) => `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}">
  <path fill="${colorToken('night')}" d="M0 ${panel.top}h${socialSize.width}v${panel.height}H0z"/>
  <g fill="${colorToken('on-night')}">
    ${titleLines(wrap(title), display)}
    <g transform="translate(${left} ${top})">${name.svg}</g>
  </g>
  <rect fill="${colorToken('call')}" x="${left}" y="${buttonTop}" width="${column}" height="${button.height}" rx="4"/>
  <path fill="${colorToken('on-call')}" transform="translate(${left + button.padding} ${buttonTop + button.height / 2 + button.textSize * 0.35})" d="${number.path}"/>
</svg>`;
  return { titleWidth, wrap, draw };
}

/** The lines at the left, in the middle of the panel's height. */
function titleLines({ lines, size }: WrappedTitle, display: Typeface): string {
  const step = size * lineHeight;
  const first = panel.top + panel.height / 2 - ((lines.length - 1) * step) / 2 + size * 0.34;
  return lines
    .map((line, index) => {
      const { path } = display.outline(line, size, tracking);
      return `<path transform="translate(${margin} ${first + index * step})" d="${path}"/>`;
    })
    .join('');
}
