import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compresses every text file of a folder once, at the highest level, for hosts that serve files compressed beforehand. */
export async function compress(folder: string) {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,json,xml,txt,vcf,webmanifest}`);
  // All at once: Node compresses on threads of its own.
  const work = files.map(async (file) => {
    const content = await readFile(file);
    const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, { params: parameters }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  });
  await Promise.all(work);
}
