import { readFileSync } from 'node:fs';
import type { Identity } from '#brand/identity.ts';

const typefaces = [
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque.woff2', weight: '700' },
  { family: 'Instrument Sans', file: 'instrument-sans.woff2', weight: '400' },
  { family: 'Instrument Sans', file: 'instrument-sans-semibold.woff2', weight: '600' },
].map(({ family, file, weight }) => {
  const bytes = readFileSync(new URL(`../../app/styles/typefaces/${file}`, import.meta.url));
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(${dataUrl('font/woff2', bytes)}); }`;
});

const drawingColors = ['night', 'on-night', 'call', 'on-call'] as const;

/** A page to draw. It contains all that it is made of, the typefaces too: the same text is the same drawing. */
export function htmlDocument(
  colors: Identity['colors'],
  { styles, body }: { styles: string; body: string },
): string {
  const tokens = drawingColors.map((name) => `--color-${name}: ${colors[name]};`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<style>
${typefaces.join('\n')}
:root { ${tokens.join(' ')} }
${styles}
</style>
<body>
${body}
</body>
</html>
`;
}

export function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
