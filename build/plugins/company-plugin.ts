import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { companyFolder } from '#content/company-folder.ts';
import type { KnownToEveryPage } from '#build/known-to-every-page.ts';
import { generatedStyles } from '#build/plugins/generated-styles.ts';

/**
 * Gives the app what it knows of the company: as `virtual:company/site` and the like, and as rules that are added to some style sheets.
 */
export function companyPlugin(read: () => KnownToEveryPage, folder = companyFolder): Plugin {
  return {
    name: 'company',
    // Before Tailwind reads the styles.
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:company\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:company\// },
      handler(id) {
        const name = id.replace(/.*\//, '') as keyof KnownToEveryPage; // The modules' types have no other names.
        // Browsers read a text of JSON faster than the same in code.
        return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(read()[name]))});`;
      },
    },
    transform(code, id) {
      const [file = '', query] = id.split('?');
      // With "?url", it is a module that says the address.
      return query === 'url'
        ? undefined
        : generatedStyles[relative('.', file).replaceAll('\\', '/')]?.(code, read());
    },
    hotUpdate({ file, server }) {
      if (relative(resolve(folder), file).startsWith('..')) return;
      // Content is rendered on the server, so no module in the browser can take the new text: load the page again.
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
