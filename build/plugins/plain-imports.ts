import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite wraps each into a helper that first fetches style sheets, also where there are
 * none and preloading is switched off: half a kilobyte of the first script for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
