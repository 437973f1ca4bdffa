/**
 * Cuts the two typefaces down to the characters and weights this site sets, into app/styles/typefaces/.
 * The results are committed; run `npm run fonts` again after using a new character or weight.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const typographic = '\u00a0’‘“”–—…·•©®™×éñ°½→↗';

const fonts = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'app/styles/typefaces/bricolage-grotesque.woff2',
    weight: 700,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'app/styles/typefaces/instrument-sans.woff2',
    weight: { min: 400, max: 700, default: 400 },
  },
];

for (const { source, target, weight } of fonts) {
  const original = await readFile(new URL(import.meta.resolve(source)));
  const subset = await subsetFont(original, printableAscii + typographic, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(target, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
