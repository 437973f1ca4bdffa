import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Company } from '#content/collections.ts';
import { type DoorLooks, doorLooks } from '#app/page-data/door-chooser.ts';
import { type Place, placesOf } from '#app/page-data/places.ts';
import { companyFolder } from '#content/company-folder.ts';
import { openCompany } from '#content/validate/validate.ts';
import { type Directory, directoryOf, type Site, siteOf } from '#app/page-data/site.ts';

/** What the app and its styles know of the company without any page: made of its records, so that no record's code or schema comes along. */
export interface KnownToEveryPage {
  site: Site;
  directory: Directory;
  places: Place[];
  colors: Company['tokens']['colors'];
  darkColors: Company['tokens']['darkColors'];
  /** Of a company with doors to choose from. */
  doors?: DoorLooks;
}

export function knownToEveryPage(company: Company): KnownToEveryPage {
  const doors = doorLooks(company);
  return {
    site: siteOf(company),
    directory: directoryOf(company),
    places: placesOf(company),
    colors: company.tokens.colors,
    darkColors: company.tokens.darkColors,
    ...(doors === undefined ? {} : { doors }),
  };
}

/** Reads it from a company's folder, anew each time: a record may have changed. */
export function readKnown(folder = companyFolder): KnownToEveryPage {
  return knownToEveryPage(openCompany(folder));
}

/** Gives the app what it knows of the company, as `virtual:company/site`, `virtual:company/directory` and `virtual:company/places`. */
export function companyData(read: () => KnownToEveryPage, folder = companyFolder): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:company/site': () => exported('site', read().site),
    'virtual:company/directory': () => exported('directory', read().directory),
    'virtual:company/places': () => exported('places', read().places),
  };
  return {
    name: 'company-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
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
