/**
 * Cuts the two typefaces down to the characters and weights this site sets, into app/styles/typefaces/, with their licenses.
 * The results are committed; run `npm run fonts` again after using a new character or weight.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const typographic = '\u00a0’‘“”–—…·•©®™×éñ°½→↗';

const fonts = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'app/styles/typefaces/bricolage-grotesque',
    weight: 700,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'app/styles/typefaces/instrument-sans',
    weight: { min: 400, max: 700, default: 400 },
  },
];

for (const { source, target, weight } of fonts) {
  const file = new URL(import.meta.resolve(source));
  const original = await readFile(file);
  const subset = await subsetFont(original, printableAscii + typographic, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(`${target}.woff2`, subset);
  await copyFile(new URL('../LICENSE', file), `${target}.license.txt`);
  console.log(`${target}.woff2: ${subset.length} bytes`);
}
