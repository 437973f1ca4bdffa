import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { companyFolder } from '#app/content/company-folder.ts';
import type { SyntheticArea } from '#bench/growth/synthetic-areas.ts';

/** Calls `work` with the folder of a company that has further areas, and removes it afterwards. Pictures are made beforehand: they have their names there, and nothing in them. */
export async function withSyntheticCompany<Result>(
  areas: readonly SyntheticArea[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    cpSync(companyFolder, folder, {
      recursive: true,
      filter: (path) => path !== join(companyFolder, 'public'),
    });
    for (const picture of globSync('public/images/doors/*', { cwd: companyFolder })) {
      mkdirSync(dirname(join(folder, picture)), { recursive: true });
      writeFileSync(join(folder, picture), '');
    }
    for (const { slug, record, services } of areas) {
      write(join(folder, 'areas', `${slug}.yaml`), record);
      for (const [service, local] of Object.entries(services)) {
        write(join(folder, 'services-in-areas', slug, `${service}.yaml`), local);
      }
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(file: string, record: unknown) {
  mkdirSync(dirname(file), { recursive: true });
  // As the company's own files look: reading long texts takes longer when they are folded.
  writeFileSync(file, stringify(record, { lineWidth: 100, blockQuote: 'folded' }));
}
