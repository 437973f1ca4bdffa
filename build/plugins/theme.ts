import type { Plugin } from 'vite';
import { breakpoints } from '#app/breakpoints.ts';
import { openCompany } from '#app/content/company.ts';
import { companyFolder } from '#app/content/company-folder.ts';

/** Adds to the styles what is written down elsewhere: the company's colors and the app's breakpoints. */
export function theme(folder = companyFolder): Plugin {
  return {
    name: 'theme',
    // Before Tailwind reads the styles.
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/app/styles/app.css')) return undefined;
      const tokens = { color: openCompany(folder).tokens.colors, breakpoint: breakpoints };
      const lines = Object.entries(tokens).flatMap(([kind, values]) =>
        Object.entries(values).map(([name, value]) => `  --${kind}-${name}: ${value};\n`),
      );
      return `${code}\n@theme {\n${lines.join('')}}\n`;
    },
  };
}
