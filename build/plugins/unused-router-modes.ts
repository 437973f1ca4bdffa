import type { Plugin } from 'vite';

/**
 * Says of React Router's contexts and memoized components that making them has no effect, so that the bundler leaves out
 * those that nobody uses, and with them the rendering of routes with loaders: 3.3 kB of the first script
 * (docs/decisions/0011-first-javascript.md). Where the names have changed nothing happens but that, and the test of the
 * first script's size tells.
 */
export function unusedRouterModes(): Plugin {
  return {
    name: 'unused-router-modes',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replaceAll(/= (?=React(\$\d+)?\.(memo|createContext)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
