import { spawn } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { claimRulesOf, openCompany } from '#app/content/company.ts';
import type { ServiceInArea } from '#app/content/records.ts';
import { syntheticAreas } from '#bench/growth/synthetic-areas.ts';
import { withSyntheticCompany } from '#bench/growth/synthetic-company.ts';
import { findingsIn } from '#build/output.ts';
import { siteIn } from '#host/finished-site.ts';
import type { Finding } from '#check/uniqueness/findings.ts';

/** What one size of the site takes. Pictures are no part of any of it: they are made beforehand. */
export interface Measurement {
  pages: number;
  areas: number;
  buildSeconds: number;
  /** The most that any one process of the build held in memory. */
  peakMegabytes: number;
  compressionSeconds: number;
  /** HTML, content, styles, scripts and typefaces, before compression. */
  siteMegabytes: number;
  /** Compressed with Brotli, as the rest. */
  firstJavaScriptBytes: number;
  largestPageBytes: number;
  coveragePageBytes: number;
}

const vite = 'node_modules/vite/bin/vite.js';
/** Inside the project: what renders pages looks for its libraries from there. */
const output = 'dist-growth';

const buildSteps = [
  ['build/read-company.ts'],
  [vite, 'build'],
  [vite, 'build', '--ssr'],
  ['build/write-inline-script.ts'],
  ['build/prerender/prerender.ts'],
];

/** Builds and compresses the site of the company with so many areas, synthetic ones added to its own. */
export async function measure(areaCount: number): Promise<Measurement> {
  const company = openCompany();
  const { areas, services, servicesInAreas, business } = company;
  const [{ zipCodes } = { zipCodes: '' }] = areas;
  const synthetic = syntheticAreas(areaCount - areas.length, {
    services: services.map(({ slug }) => slug),
    vocabulary: vocabularyOf(servicesInAreas),
    refused: claimRulesOf(company).map(({ pattern }) => pattern),
    like: { zipCodes, mapBounds: business.mapBounds },
    seed: 1,
  });
  return withSyntheticCompany(synthetic, async (folder) => {
    mkdirSync(join(folder, 'public'), { recursive: true });
    rmSync(output, { recursive: true, force: true });
    const steps = { COMPANY: folder, BUILD_OUTPUT: output };
    let buildSeconds = 0;
    let peakMegabytes = 0;
    for (const step of buildSteps) {
      const { seconds, megabytes } = await run(step, steps);
      buildSeconds += seconds;
      peakMegabytes = Math.max(peakMegabytes, megabytes);
    }
    await requireFitPages();
    const site = siteIn(output);
    const siteMegabytes = total(await bytes(site, '**/*')) / 1e6;
    const { seconds: compressionSeconds } = await run(['build/prerender/compress.ts'], steps);
    const pageBytes = await bytes(site, '**/*.html.br');
    return {
      pages: pageBytes.length,
      areas: areaCount,
      buildSeconds,
      peakMegabytes,
      compressionSeconds,
      siteMegabytes,
      firstJavaScriptBytes: total(await bytes(site, 'assets/entry.client-*.js.br')),
      largestPageBytes: Math.max(...pageBytes),
      coveragePageBytes: (await stat(join(site, 'service-areas.html.br'))).size,
    };
  });
}

/** The words that the company's own texts about areas are written with, so that synthetic ones compress like them. */
function vocabularyOf(records: readonly ServiceInArea[]): string[] {
  const words = records.flatMap(({ paragraphs }) => paragraphs.join(' ').match(/\b[a-z]{2,12}\b/g) ?? []);
  return [...new Set(words)].sort((one, other) => one.localeCompare(other, 'en-US'));
}

/** Runs a step of the build with this Node, and gives its wall time and the largest memory it had. */
async function run(
  step: string[],
  environment: Record<string, string>,
): Promise<{ seconds: number; megabytes: number }> {
  // The child says it itself, as the last thing it does: nobody else knows on every system.
  const tell = `import { writeSync } from 'node:fs';
    process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`;
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, ...step],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  const said = child.stdio.map((stream) => {
    const parts: string[] = [];
    stream?.on('data', (part) => parts.push(String(part)));
    return parts;
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [, output = [], errors = [], memory = []] = said;
  if (status !== 0) {
    throw new Error(
      `"node ${step.join(' ')}" failed with synthetic areas, so there is nothing to measure. It said:\n${[...output, ...errors].join('')}`,
    );
  }
  return { seconds: (performance.now() - start) / 1000, megabytes: Number(memory.join('')) / 1000 };
}

/** Throws when the build found pages that search engines must not list: it renders those twice. */
async function requireFitPages() {
  const found: Finding[] = JSON.parse(await readFile(findingsIn(output), 'utf8'));
  // Those that the build keeps from search engines.
  const path = found.find(({ kind }) => kind === 'near-duplicate' || kind === 'too-few-own-words')?.paths[0];
  if (path === undefined) return;
  throw new Error(
    `Synthetic pages, such as ${path}, were taken for copies of others or have too few words of their own, so the build did more than it has to for real ones. Give them more words in bench/growth/synthetic-areas.ts.`,
  );
}

async function bytes(folder: string, pattern: string): Promise<number[]> {
  const files = await Promise.all(globSync(pattern, { cwd: folder }).map((file) => stat(join(folder, file))));
  return files.filter((file) => file.isFile()).map(({ size }) => size);
}

function total(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
