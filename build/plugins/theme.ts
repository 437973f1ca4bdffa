import type { Plugin } from 'vite';
import { breakpoints } from '#app/breakpoints.ts';
import type { KnownToEveryPage } from '#build/plugins/company-data.ts';

/** Adds to the styles what is written down elsewhere: the company's colors and the app's breakpoints. */
export function theme(read: () => Pick<KnownToEveryPage, 'colors'>): Plugin {
  return {
    name: 'theme',
    // Before Tailwind reads the styles.
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/app/styles/app.css')) return undefined;
      const tokens = { color: read().colors, breakpoint: breakpoints };
      const lines = Object.entries(tokens).flatMap(([kind, values]) =>
        Object.entries(values).map(([name, value]) => `  --${kind}-${name}: ${value};\n`),
      );
      return `${code}\n@theme {\n${lines.join('')}}\n`;
    },
  };
}
