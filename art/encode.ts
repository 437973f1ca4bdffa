/**
 * Turns finished lossless masters (`art/masters/<name>.png`) into the files the
 * website serves (`public/images/<name>…`), in WebP and AVIF, each within its
 * weight budget, and notes every picture's dominant color in `art/colors.json`.
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
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

type Format = 'avif' | 'webp';

interface Output {
  file: string;
  width: number;
  format: Format;
  /** Largest permitted size in bytes. */
  budget: number;
}

/** Raise it when the rules below change, so that every picture is encoded anew. */
const RULES = 1;

const KB = 1000;
/** A WebP may weigh this much more than the AVIF of the same width. */
const WEBP_ALLOWANCE = 1.7;

/** AVIF budgets in kilobytes by width. */
const SERVICE_BUDGET: Record<number, number> = { 480: 13, 800: 25, 1200: 45, 1600: 80 };
const HERO_BUDGET: Record<number, number> = { 480: 13, 800: 25, 900: 45, 1200: 45, 1600: 90, 2400: 120 };

/** Qualities to try, best first. */
const QUALITIES: Record<Format, number[]> = {
  avif: [54, 50, 46, 42, 38, 35, 32, 29, 26],
  webp: [78, 74, 70, 65, 60, 54, 48, 42, 36, 30],
};

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'public', 'images');
const colorsFile = join(root, 'art', 'colors.json');

/** The files to be written for one picture. */
function outputsFor(name: string): Output[] {
  const budgets = name.startsWith('hero-') ? HERO_BUDGET : SERVICE_BUDGET;
  const tall = name === 'hero-home-tall';
  const wide = name === 'hero-home';
  const widths = tall ? [480, 900] : wide ? [480, 800, 1200, 1600, 2400] : [480, 800, 1200, 1600];
  const outputs: Output[] = [];
  for (const width of widths) {
    const kilobytes = budgets[width];
    if (kilobytes === undefined) throw new Error(`no budget for ${width} px`);
    outputs.push({ file: `${name}-${width}.avif`, width, format: 'avif', budget: kilobytes * KB });
    // The address without a width is the 1600 px WebP.
    const file = width === 1600 ? `${name}.webp` : `${name}-${width}.webp`;
    outputs.push({ file, width, format: 'webp', budget: kilobytes * KB * WEBP_ALLOWANCE });
  }
  return outputs;
}

/** Encodes one size, lowering the quality step by step until it is within budget. */
async function encodeWithin(master: Buffer, output: Output, effort: number): Promise<Buffer> {
  const pixels = await sharp(master)
    .resize({ width: output.width, kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = pixels.info;
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of QUALITIES[output.format]) {
    const image = sharp(pixels.data, { raw: { width, height, channels: 3 } });
    const encoded =
      output.format === 'avif'
        ? await image.avif({ quality, effort: Math.min(effort, 9), chromaSubsampling: '4:2:0' }).toBuffer()
        : await image.webp({ quality, effort: Math.min(effort, 6), smartSubsample: true }).toBuffer();
    if (encoded.length <= output.budget) return encoded;
    smallest = Math.min(smallest, encoded.length);
  }
  throw new Error(
    `${output.file}: ${Math.round(smallest / KB)} KB at the lowest quality, ` +
      `but at most ${Math.round(output.budget / KB)} KB are allowed; the master holds too much grain or detail`,
  );
}

/** The color shown until the picture has arrived. */
async function placeholderColor(master: Buffer): Promise<string> {
  const { data } = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
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
  const source = resolve(values.from ?? join(root, 'art', 'masters'));
  if (!existsSync(source)) throw new Error(`there is no folder ${source}: render the pictures first`);
  const stateFile = join(source, 'encoded.json');
  const available = (await readdir(source))
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -4));
  const missing = positionals.filter((name) => !available.includes(name));
  if (missing.length > 0) throw new Error(`no master for ${missing.join(', ')}`);

  const names = (positionals.length > 0 ? positionals : available).sort();
  const state = await readJson(stateFile);
  await mkdir(target, { recursive: true });

  for (const name of names) {
    const master = await readFile(join(source, `${name}.png`));
    const digest = createHash('sha256').update(`${RULES}:`).update(master).digest('hex');
    const outputs = outputsFor(name);
    const complete = outputs.every(({ file }) => existsSync(join(target, file)));
    if (positionals.length === 0 && complete && state[name] === digest) continue;

    const weights: string[] = [];
    for (const output of outputs) {
      const encoded = await encodeWithin(master, output, Number(values.effort));
      await writeFile(join(target, output.file), encoded);
      if (output.format === 'avif') weights.push(`${output.width}: ${Math.round(encoded.length / KB)} KB`);
    }
    const colors = await readJson(colorsFile);
    colors[name] = await placeholderColor(master);
    await writeJson(colorsFile, colors);
    state[name] = digest;
    await writeJson(stateFile, state);
    console.log(`${name}  (AVIF ${weights.join(', ')})`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
