import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { openCompany } from '#app/content/company.ts';
import { companyFolder } from '#app/content/company-folder.ts';
import { directoryOf, siteOf } from '#app/content/to-pages/site.ts';

/** What the app imports of the company: made of its records, so that no record's code or schema comes along. */
const modules: Record<string, (folder: string) => string> = {
  'virtual:company/site': (folder) => exported('site', siteOf(openCompany(folder))),
  'virtual:company/directory': (folder) => exported('directory', directoryOf(openCompany(folder))),
};

/** Gives the app what it knows of the company in a folder. */
export function companyData(folder = companyFolder): Plugin {
  return {
    name: 'company-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(folder),
    handleHotUpdate({ file, server }) {
      if (relative(resolve(folder), file).startsWith('..')) return;
      // Content is rendered on the server, so no module in the browser can take the new text: load the page again.
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}

/** A module with one value. Browsers read a text of JSON faster than the same in code. */
function exported(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
