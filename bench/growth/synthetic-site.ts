import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { SyntheticArea } from '#bench/growth/synthetic-areas.ts';

/** What the build reads. Pictures are left behind: they are made beforehand and no part of it. */
const sources = ['app', 'build', 'host', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const leftBehind = ['public/images', 'public/social'];

/** Calls `work` with a copy of this project that has further areas, and removes the copy afterwards. */
export async function withSyntheticSite<Result>(
  areas: readonly SyntheticArea[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    for (const source of sources) {
      await cp(source, join(folder, source), {
        recursive: true,
        filter: (file) => !leftBehind.includes(relative('.', file)),
      });
    }
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await addAreas(folder, areas);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function addAreas(folder: string, areas: readonly SyntheticArea[]) {
  const content = join(folder, 'app/content');
  const table = join(content, 'areas.ts');
  const end = '] as const satisfies';
  const text = await readFile(table, 'utf8');
  if (!text.includes(end)) {
    throw new Error(
      `app/content/areas.ts has no "${end}", so synthetic areas can't be added to its table. Say in bench/growth/synthetic-site.ts how the table ends now.`,
    );
  }
  const lines = areas.map(({ slug, name }) => `  ${JSON.stringify({ slug, name, map: `${name}, CA` })},\n`);
  await writeFile(table, text.replace(end, lines.join('') + end));
  for (const { slug, record, services } of areas) {
    await writeFile(join(content, 'areas', `${slug}.ts`), `export const area = ${JSON.stringify(record)};\n`);
    await writeFile(
      join(content, 'service-areas', `${slug}.ts`),
      `export const servicesInArea = ${JSON.stringify(services)};\n`,
    );
  }
}

/** The words that the site's own texts about areas are written with, so that synthetic ones compress like them. */
export function siteVocabulary(): string[] {
  const texts = globSync('app/content/service-areas/*.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/'[^']{60,}'/g) ?? [],
  );
  return [...new Set(texts.flatMap((text) => text.match(/\b[a-z]{2,12}\b/g) ?? []))].sort();
}
