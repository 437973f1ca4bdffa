/**
 * Turns the company's finished lossless masters (`pictures/masters/<name>.png`) into
 * the files the website serves (`images/<name>…`), in WebP and AVIF, each within its
 * weight budget. Names in `doors/` are those of the door chooser.
 *
 * Run it with Node's own type stripping:
 *
 *     node art/encode.ts [--from <folder>] [--effort <0-9>] [name ...]
 *
 * Without names it encodes every master whose content has changed since it was
 * last encoded; with names it encodes those whatever their state.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companyFolder } from '#content/company-folder.ts';
import { encodeWithin, kilobyte, outputsFor } from '#art/encode-picture.ts';

/** Raise it when the rules below change, so that every picture is encoded anew. */
const rules = 1;

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, companyFolder, 'public/images');

async function readJson(file: string): Promise<Record<string, string>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {};
}

async function writeJson(file: string, record: Record<string, string>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, effort: { type: 'string', default: '5' } },
  });
  const source =
    values.from === undefined ? resolve(root, companyFolder, 'pictures/masters') : resolve(values.from);
  if (!existsSync(source)) throw new Error(`there is no folder ${source}: render the pictures first`);
  const stateFile = join(source, 'encoded.json');
  const available = (await readdir(source, { recursive: true }))
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -4));
  const missing = positionals.filter((name) => !available.includes(name));
  if (missing.length > 0) throw new Error(`no master for ${missing.join(', ')}`);

  const names = (positionals.length > 0 ? positionals : available).sort();
  const state = await readJson(stateFile);

  for (const name of names) {
    const master = await readFile(join(source, `${name}.png`));
    const digest = createHash('sha256').update(`${rules}:`).update(master).digest('hex');
    const outputs = await outputsFor(name, master);
    const complete = outputs.every(({ file }) => existsSync(join(target, file)));
    if (positionals.length === 0 && complete && state[name] === digest) continue;

    const weights: string[] = [];
    for (const output of outputs) {
      const encoded = await encodeWithin(master, output, Number(values.effort));
      await mkdir(dirname(join(target, output.file)), { recursive: true });
      await writeFile(join(target, output.file), encoded);
      if (output.format === 'avif')
        weights.push(`${output.width}: ${Math.round(encoded.length / kilobyte)} KB`);
    }
    state[name] = digest;
    await writeJson(stateFile, state);
    console.log(`${name}  (AVIF ${weights.join(', ')})`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
