import { readFileSync } from 'node:fs';
import { dataUrl, escapeHtml, htmlDocument } from '#brand/drawing/html-document.ts';
import { logo, logoStyles } from '#brand/link-previews/logo.ts';
import type { Identity } from '#brand/identity.ts';
import type { SocialPage } from '#brand/link-previews/social-pages.ts';
import { titleHtml } from '#brand/link-previews/title-html.ts';

export const socialSize = { width: 1200, height: 630 };

const stylesIn = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const styles = stylesIn('./social-picture.css');
const licenseStyles = stylesIn('./license.css');

/** A title's sizes to choose from, best first, and how many lines there is room for at each. */
const titleStyles = [
  ...[66, 64, 62, 60, 58, 56, 54, 52].map((size) => `font-size:${size}px;--lines:2`),
  ...[56, 54, 52, 50, 48, 46, 44, 42].map((size) => `font-size:${size}px;--lines:3`),
  ...[40, 38, 36, 34].map((size) => `font-size:${size}px;--lines:4`),
];

/** The logo's sizes to choose from, by half pixels: it shall be as wide as the phone number below it. */
const logoSizes = Array.from({ length: 89 }, (_, step) => `font-size:${64 - step / 2}px`);

const licenseSizes = [22, 20, 18, 16].map((size) => `font-size:${size}px`);

/** A page's picture above a panel with its title, the logo and the phone number; below them the license, once there is one. */
export function socialPictureHtml(
  { title, focus }: Pick<SocialPage, 'title' | 'focus'>,
  picture: Uint8Array,
  identity: Identity,
): string {
  const { license } = identity;
  return htmlDocument(identity.colors, {
    styles: logoStyles + styles + (license === undefined ? '' : licenseStyles),
    body: `<div class="picture" style="--focus: ${focus}"><img src="${dataUrl('image/webp', picture)}" alt=""></div>
<div class="panel">
  <div class="title" data-styles="${titleStyles.join(' ')}"><h1>${titleHtml(title)}</h1></div>
  <div>
    <div class="logo-place" data-styles="${logoSizes.join(' ')}">${logo(identity)}</div>
    <div class="phone"><span>${escapeHtml(identity.phone)}</span></div>
  </div>
</div>${license === undefined ? '' : licenseHtml(license)}`,
  });
}

function licenseHtml(license: string): string {
  return `
<div class="license" data-styles="${licenseSizes.join(' ')}"><p>${escapeHtml(license)}</p></div>`;
}
