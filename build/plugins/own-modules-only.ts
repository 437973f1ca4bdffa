import type { Plugin } from 'vite';

/** Keeps libraries out of a script that has no place to name their licenses. */
export function ownModulesOnly(): Plugin {
  return {
    name: 'own-modules-only',
    transform: {
      filter: { id: /\/node_modules\// },
      handler: (_, id) => {
        throw new Error(
          `${id} would be part of a script that links no licenses, so it was not built. Write what is needed of it without the library, or give the script the banner and the module list that the app's have (vite.config.ts).`,
        );
      },
    },
  };
}
