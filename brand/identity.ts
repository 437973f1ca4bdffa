import { readFileSync } from 'node:fs';
import { phoneDisplay, site } from '#app/site.ts';

/** The company's sign, drawn as filled paths in a viewBox of 32 by 32. */
export interface Mark {
  path: string;
  /** For 16 pixels: fewer and thicker parts, on whole pixels. */
  smallPath: string;
}

/** What icons, logo files and link previews show of the company. */
export interface Identity {
  name: string;
  phone: string;
  mark: Mark;
  /** As CSS writes them: oklch(0.5 0.1 200). */
  colors: Readonly<Record<'page' | 'night' | 'on-night' | 'call' | 'on-call', string>>;
}

const styles = readFileSync(new URL('../app/styles/app.css', import.meta.url), 'utf8');

/** The one place where it is looked up; everything else is handed it. */
export const identity: Identity = {
  name: site.brand,
  phone: phoneDisplay,
  mark: {
    path: 'M2 23V10L16 2.5 30 10v13h-3V11.8L16 5.9 5 11.8V23zM8 12.5h16V16H8zM8 18h16v3.5H8zM2 26q2.8-3 5.6 0t5.6 0 5.6 0 5.6 0 5.6 0v3.2q-2.8-3-5.6 0t-5.6 0-5.6 0-5.6 0-5.6 0z',
    smallPath:
      'M2 24V12L16 2l14 10v12h-4V13.6L16 6.6 6 13.6V24zM10 14h12v4H10zM10 20h12v4H10zM2 27.6q3.5-3.2 7 0t7 0 7 0 7 0v2.8q-3.5 3.2-7 0t-7 0-7 0-7 0z',
  },
  colors: {
    page: color('page'),
    night: color('night'),
    'on-night': color('on-night'),
    call: color('call'),
    'on-call': color('on-call'),
  },
};

/** A color of the site by day. */
function color(name: string): string {
  const [, value] = new RegExp(String.raw`--color-${name}: (oklch\([^)]+\));`).exec(styles) ?? [];
  if (value === undefined) {
    throw new Error(
      `app/styles/app.css has no --color-${name} of the form oklch(0.5 0.1 200), which drawings need.`,
    );
  }
  return value;
}
