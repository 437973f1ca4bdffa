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
import sharp from 'sharp';
import { companyFolder } from '#app/content/company-folder.ts';

type Format = 'avif' | 'webp';

interface Output {
  file: string;
  width: number;
  format: Format;
  /** Largest permitted size in bytes. */
  budget: number;
}

/** Raise it when the rules below change, so that every picture is encoded anew. */
const rules = 1;

const kilobyte = 1000;
/** A WebP may weigh this much more than the AVIF of the same width. */
const webpAllowance = 1.7;

/** AVIF budgets in kilobytes by width. */
const serviceBudget: Record<number, number> = { 480: 13, 800: 25, 1200: 45, 1600: 80 };
const heroBudget: Record<number, number> = { 480: 13, 800: 25, 900: 45, 1200: 45, 1600: 90, 2400: 120 };

/** Of the door chooser: a house's whole picture, and a door to lie over it. */
const plateBudget: Record<number, number> = { 800: 25, 1600: 60, 2400: 90 };
const cutOutBudget: Record<number, number> = { 400: 5, 800: 12 };

/** Qualities to try, best first. */
const qualities: Record<Format, number[]> = {
  avif: [54, 50, 46, 42, 38, 35, 32, 29, 26, 23, 20],
  webp: [78, 74, 70, 65, 60, 54, 48, 42, 36, 30, 25, 20],
};

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, companyFolder, 'public/images');

/** The files to be written for one picture: an upright one is for phones, a wide one for large screens, too. */
async function outputsFor(name: string, master: Buffer): Promise<Output[]> {
  const { width, height, hasAlpha } = await sharp(master).metadata();
  if (name.startsWith('doors/')) return outputsWithin(hasAlpha ? cutOutBudget : plateBudget, name);
  const budgets = name.startsWith('hero-') ? heroBudget : serviceBudget;
  const widths =
    width < height ? [480, 900] : width > 1600 ? [480, 800, 1200, 1600, 2400] : [480, 800, 1200, 1600];
  const outputs: Output[] = [];
  for (const width of widths) {
    const kilobytes = budgets[width];
    if (kilobytes === undefined) throw new Error(`no budget for ${width} px`);
    outputs.push({ file: `${name}-${width}.avif`, width, format: 'avif', budget: kilobytes * kilobyte });
    // The address without a width is the 1600 px WebP.
    const file = width === 1600 ? `${name}.webp` : `${name}-${width}.webp`;
    outputs.push({ file, width, format: 'webp', budget: kilobytes * kilobyte * webpAllowance });
  }
  return outputs;
}

function outputsWithin(budgets: Record<number, number>, name: string): Output[] {
  return Object.entries(budgets).flatMap(([width, kilobytes]) =>
    (['avif', 'webp'] as const).map((format) => ({
      file: `${name}-${width}.${format}`,
      width: Number(width),
      format,
      budget: kilobytes * kilobyte * (format === 'webp' ? webpAllowance : 1),
    })),
  );
}

/** Encodes one size, lowering the quality step by step until it is within budget. */
async function encodeWithin(master: Buffer, output: Output, effort: number): Promise<Buffer> {
  const pixels = await sharp(master)
    .resize({ width: output.width, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of qualities[output.format]) {
    const image = sharp(pixels.data, { raw: { width, height, channels } });
    const encoded =
      output.format === 'avif'
        ? await image.avif({ quality, effort: Math.min(effort, 9), chromaSubsampling: '4:2:0' }).toBuffer()
        : await image.webp({ quality, effort: Math.min(effort, 6), smartSubsample: true }).toBuffer();
    if (encoded.length <= output.budget) return encoded;
    smallest = Math.min(smallest, encoded.length);
  }
  throw new Error(
    `${output.file}: ${Math.round(smallest / kilobyte)} KB at the lowest quality, ` +
      `but at most ${Math.round(output.budget / kilobyte)} KB are allowed; the master holds too much grain or detail`,
  );
}

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
