/**
 * The site's typefaces cost a slow phone more than its pictures and scripts together, so a first view over a slow
 * connection goes without them (docs/decisions/0009-typefaces.md). Their styles stand in the head for this medium: true in
 * browsers without scripts. In others, app/shell/typefaces.inline.ts decides.
 */
export const typefacesMedium = '(scripting: none)';

/** The styles of the typefaces, where the document holds them back. */
export function typefaceStyles(): HTMLStyleElement | null {
  return document.querySelector(`style[media="${typefacesMedium}"]`);
}

/** Begins to fetch the typefaces that the document holds back, for its next page. */
export function fetchTypefaces(): FontFace[] {
  const faces = [...(typefaceStyles()?.sheet?.cssRules ?? [])].map((rule) => {
    // Nothing else stands in these styles.
    const { style } = rule as CSSFontFaceRule;
    const [family = '', source = '', weight = ''] = ['font-family', 'src', 'font-weight'].map((name) =>
      style.getPropertyValue(name),
    );
    // Nothing waits for them: the document gets them once they are there.
    return new FontFace(family.replaceAll(/["']/g, ''), source, { weight, display: 'swap' });
  });
  // One that can't be had is nobody's concern: its stand-in stays.
  for (const face of faces) face.load().catch(() => {});
  return faces;
}

/** Lets the document use these, if all of them are there. */
export function showTypefaces(faces: readonly FontFace[]) {
  if (faces.some(({ status }) => status !== 'loaded')) return;
  for (const face of faces) document.fonts.add(face);
}
