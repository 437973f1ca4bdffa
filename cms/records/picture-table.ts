import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The picture studio's table (art/README.md), in a company's folder that has one: a file for each area, a line for each
 * service, and a line for each picture that was rendered.
 */

const services = 'pictures/services.yaml';

/** Gives a new area the house of the base area with other seeds, a new service the scene of the first. */
export async function addRow(folder: string, kind: 'area' | 'service', slug: string, baseArea: string) {
  const model = join(folder, kind === 'service' ? services : `pictures/areas/${baseArea}.yaml`);
  if (!existsSync(model)) return;
  const text = readFileSync(model, 'utf8');
  const [, scene = ''] = /^[\w-]+(:.*\n)/m.exec(text) ?? [];
  if (kind === 'service') return await writeFile(model, text + slug + scene);
  const seed = 200 + Buffer.from(slug).reduce((sum, byte) => sum + byte, 0);
  const table = join(folder, `pictures/areas/${slug}.yaml`);
  await writeFile(table, text.replaceAll(/seed: \d+/g, `seed: ${seed}`));
}

/** Renames a service or an area in the lines that are about it, or removes these lines. */
export async function renameInTables(folder: string, slug: string, to: string | undefined) {
  const about = new RegExp(String.raw`^(\s*"?(?:hero-|[\w-]+-in-)?)${slug}(?=(?:-in-[\w-]+)?"?:)`);
  for (const table of [services, 'pictures/rendered.json']) {
    const file = join(folder, table);
    if (!existsSync(file)) continue;
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => to !== undefined || !about.test(line))
      .map((line) => line.replace(about, `$1${to}`));
    // The last entry of a JSON file has no comma.
    await writeFile(file, lines.join('\n').replace(/,(?=\n\}\s*$)/, ''));
  }
}
