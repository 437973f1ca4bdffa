import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Company } from '#content/collections.ts';
import { licensesPath } from '#app/paths.ts';
import { target } from '#build/browsers.ts';
import { licensesText, noticesOf } from '#build/licenses.ts';
import { prerender, type Rendering } from '#build/prerender/prerender.ts';
import { replaceFolder } from '#build/replace-folder.ts';
import { modulesIn, requireOnlyVisitorModules } from '#build/visitor-modules.ts';
import { finishedOutput, siteIn } from '#host/finished-site.ts';

/** The folder of a build until it is complete. */
const output = `${finishedOutput}.new`;
const client = siteIn(output);
const server = join(output, 'prerender');

/** How long plugins take says nothing to the owner who runs `npm start` on a slow machine. */
const checks = { pluginTimings: false };

/** Builds the whole site in one process: the client, what renders the pages, and the pages. */
export function sitePlugin(read: () => Company): Plugin {
  return {
    name: 'site',
    apply: 'build',
    config: () => ({
      builder: { sharedConfigBuild: true },
      // Of both builds: a style sheet's address comes from what it holds, and pages name it.
      build: { cssTarget: target },
      environments: {
        client: {
          // React's developer tools find no hook, and what calls it is left out.
          define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
          build: {
            outDir: client,
            target,
            manifest: true,
            modulePreload: false,
            rolldownOptions: {
              checks,
              experimental: { lazyBarrel: true },
              input: [
                'app/shell/entry.client.tsx',
                ...['typefaces', 'later'].map((name) => `app/styles/${name}.css`),
              ],
              // A hint to compile everything while the first script arrives, off the main thread, instead of in the first click.
              output: {
                // One file holds all that the first view needs: left to itself, the bundler makes files of what tools share.
                codeSplitting: {
                  groups: [
                    { name: 'entry.client', tags: ['$initial'], test: (module) => !module.endsWith('.css') },
                  ],
                },
                postBanner: ({ name }) =>
                  name === 'entry.client'
                    ? `//# allFunctionsCalledOnLoad\n/*! Licenses: ${licensesPath} */`
                    : '',
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: server,
            copyPublicDir: false,
            rolldownOptions: { checks, input: 'app/shell/entry.prerender.tsx' },
          },
        },
      },
    }),
    async buildApp({ environments: { client: app, ssr }, build }) {
      const company = read();
      if (app === undefined || ssr === undefined) throw new Error('Vite lacks an environment.');
      rmSync(output, { recursive: true, force: true });
      await build(app);
      await build(ssr);
      const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
      // TypeScript does not find it before it is built.
      const rendering: Rendering = await import(pathToFileURL(resolve(server, 'entry.prerender.js')).href);
      await prerender(company, rendering, output, manifest);
      replaceFolder(output, finishedOutput);
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = modulesIn(bundle);
      requireOnlyVisitorModules(modules);
      this.emitFile({
        type: 'asset',
        fileName: licensesPath.slice(1),
        source: licensesText(noticesOf(modules)),
      });
    },
  };
}
