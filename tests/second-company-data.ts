import type { Plugin } from 'vite';
import { allPages } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';
import { siteOf } from '#app/page-data/site.ts';

/** The company that unit and component tests run on: nobody's, so that they may pin its facts. */
export const secondCompany = 'tests/second-company';

const id = 'virtual:test/company';

/** Gives tests the second company and what becomes of it: those in a browser can't read its files. */
export function secondCompanyData(): Plugin {
  return {
    name: 'second-company-data',
    resolveId: (imported) => (imported === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const company = openCompany(secondCompany);
      const values = { company, pages: allPages(company), site: siteOf(company) };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
