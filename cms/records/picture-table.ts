import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Company } from '#content/collections.ts';

/*
 * The picture studio's table (art/README.md), in a company's folder that has one: a file for each area, a line for each
 * service. And what programs wrote about pictures: which are rendered, and which link previews are drawn.
 */

const services = 'pictures/services.yaml';
const written = ['pictures/rendered.json', 'link-previews.json'];

/** Gives a new area the house of the base area with other seeds, a new service the scene of the first. */
export async function addRow(
  folder: string,
  kind: 'area' | 'service',
  slug: string,
  { business }: Pick<Company, 'business'>,
): Promise<string[]> {
  const file = kind === 'service' ? services : `pictures/areas/${slug}.yaml`;
  const model = kind === 'service' ? services : `pictures/areas/${business.baseArea}.yaml`;
  if (!existsSync(join(folder, model))) return [];
  const document = parseDocument(readFileSync(join(folder, model), 'utf8'));
  if (kind === 'service') {
    const [scene] = Object.values(document.toJS() as Record<string, unknown>);
    document.set(slug, document.createNode(scene, { flow: true }));
  } else {
    const seed = 200 + Buffer.from(slug).reduce((sum, byte) => sum + byte, 0);
    for (const part of ['front', 'garage'])
      if (document.hasIn([part, 'seed'])) document.setIn([part, 'seed'], seed);
  }
  return [await write(folder, file, document.toString({ lineWidth: 0, singleQuote: true }))];
}

/** Renames or removes what is told of a service, and of the files that moved. */
export async function moveRow(
  folder: string,
  kind: 'area' | 'service',
  slug: string,
  to: string | undefined,
  moves: readonly { from: string; to: string | undefined }[],
): Promise<string[]> {
  const changed: string[] = [];
  if (kind === 'service' && existsSync(join(folder, services))) {
    const text = readFileSync(join(folder, services), 'utf8');
    const line = new RegExp(String.raw`^${slug}:(.*\n)`, 'm');
    const next = text.replace(line, (_, rest: string) => (to === undefined ? '' : `${to}:${rest}`));
    if (next !== text) changed.push(await write(folder, services, next));
  }
  const names = new Map(moves.map((move) => [keyOf(move.from), move.to && keyOf(move.to)]));
  for (const file of written.filter((file) => existsSync(join(folder, file)))) {
    const known = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
    if (!Object.keys(known).some((key) => names.has(key))) continue;
    const lines = Object.entries(known)
      .flatMap(([key, value]) => {
        const name = names.has(key) ? names.get(key) : key;
        return name === undefined ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(value)}`];
      })
      .sort();
    changed.push(await write(folder, file, `{\n${lines.join(',\n')}\n}\n`));
  }
  return changed;
}

/** What the written tables call a file: a picture by its name, a link preview by its address. */
function keyOf(file: string): string {
  if (file.startsWith('public/social/')) return file.slice('public'.length);
  return basename(file).replace(/(-\d+)?\.(avif|webp)$/, '');
}

async function write(folder: string, file: string, text: string): Promise<string> {
  await writeFile(join(folder, file), text);
  return file;
}
