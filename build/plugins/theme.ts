import type { Plugin } from 'vite';
import { breakpoints } from '#app/breakpoints.ts';
import type { KnownToEveryPage } from '#build/plugins/company-data.ts';

/** Adds to the styles what is written down elsewhere: the company's colors and the app's breakpoints. */
export function theme(read: () => Pick<KnownToEveryPage, 'colors' | 'darkColors'>): Plugin {
  return {
    name: 'theme',
    // Before Tailwind reads the styles.
    enforce: 'pre',
    transform(code, id) {
      // Who asks for the address gets a module that says it.
      if (!/\/app\/styles\/app\.css(?:\?(?!url\b)|$)/.test(id)) return undefined;
      const { colors, darkColors } = read();
      const dark =
        darkColors === undefined
          ? ''
          : // Paper is white whatever the screen is.
            `@layer theme { @media screen and (prefers-color-scheme: dark) { :root {
  color-scheme: dark;
${properties('color', darkColors)}} } }\n`;
      return `${code}\n@theme {\n${properties('color', colors)}}\n@theme inline {\n${properties('breakpoint', breakpoints)}}\n${dark}`;
    },
  };
}

function properties(kind: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  --${kind}-${name}: ${value};\n`)
    .join('');
}
