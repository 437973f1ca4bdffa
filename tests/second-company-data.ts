import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { openCompany } from '#content/validate/validate.ts';
import { siteOf } from '#app/page-data/site.ts';

/** The company of unit and component tests. It does not exist, so that they may pin its facts. */
export const secondCompany = 'tests/second-company';

const id = 'virtual:test/company';

/** Gives tests the second company and what is made of it: in a browser they can't read its files. */
export function secondCompanyData(): Plugin {
  return {
    name: 'second-company-data',
    resolveId: (imported) => (imported === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const company = openCompany(secondCompany);
      const values = { company, pages: allPages(company), site: siteOf(company), everyPart: readEveryPart() };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** What the second company lacks: records, and what each of its areas and services has besides. */
export interface EveryPart {
  company: Partial<Company>;
  eachArea: Partial<Company['areas'][number]>;
  eachService: Partial<Company['services'][number]>;
}

export function readEveryPart(): EveryPart {
  // Its pages are rendered and compared with it (tests/built-html/variations.unit.test.ts).
  return parse(readFileSync(join(import.meta.dirname, 'every-part.yaml'), 'utf8')) as EveryPart;
}
