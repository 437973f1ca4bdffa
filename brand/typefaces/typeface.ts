import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A line of text as shapes, so that no font of the machine matters. */
export interface Outline {
  /** Path data. The text begins at x = 0 and stands on the line y = 0. */
  path: string;
  width: number;
}

/** One of the site's own typefaces: sets a line of text at a size, with kerning, `tracking` ems between the letters. */
export interface Typeface {
  outline(text: string, size: number, tracking?: number): Outline;
  width(text: string, size: number, tracking?: number): number;
}

/** Opens the typeface of app/fonts/, at a weight where it has several. */
export async function openTypeface(name: string, weight?: number): Promise<Typeface> {
  const file = await decompress(
    await readFile(new URL(`../../app/styles/typefaces/${name}.woff2`, import.meta.url)),
  );
  const face = new Face(new Blob(file));
  const font = new Font(face);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);

  /** The glyphs of a line with where each one stands, in the font's own units. */
  function set(text: string, tracking: number) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let end = 0;
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
      if (id === 0) {
        throw new Error(
          `The typeface ${name} has no "${text.charAt(cluster)}", which "${text}" needs: add it in brand/typefaces/subset-fonts.ts and run \`npm run fonts\`.`,
        );
      }
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const glyph = { id, x: end + xOffset, y: yOffset };
      end += xAdvance + tracking * face.upem;
      return glyph;
    });
    return { glyphs, width: end - tracking * face.upem };
  }

  return {
    outline(text, size, tracking = 0) {
      const scale = size / face.upem;
      const { glyphs, width } = set(text, tracking);
      const commands = glyphs.flatMap(({ id, x, y }) =>
        font.glyphToJson(id).map(({ type, values }) => {
          // In pairs of x and y; y points up in fonts, down in drawings.
          const placed = values.map((value, axis) => (axis % 2 === 0 ? x + value : -(y + value)) * scale);
          return type + placed.map((value) => Number(value.toFixed(2))).join(' ');
        }),
      );
      return { path: commands.join(''), width: width * scale };
    },
    width: (text, size, tracking = 0) => (set(text, tracking).width * size) / face.upem,
  };
}
