/** Compresses every text file of the site once, at the highest level, for hosts that serve files compressed beforehand. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const files = globSync('build/site/**/*.{html,js,css,svg,json,xml,txt,webmanifest}');

await Promise.all(
  files.map(async (file) => {
    const content = await readFile(file);
    const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: parameters }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
console.log(`${files.length} files compressed.`);
