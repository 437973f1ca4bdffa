import { build, type Rolldown } from 'vite';
import { ownModulesOnly } from '#build/plugins/own-modules-only.ts';

/** The text of the script that stands in every page: app/shell/entry.inline.ts, bundled and minified. Without an address, it registers no service worker. */
export async function inlineScript(clientEntry: string, serviceWorker = ''): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.CLIENT_ENTRY': JSON.stringify(clientEntry),
      'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorker),
    },
    plugins: [ownModulesOnly()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'app/shell/entry.inline.ts', external: clientEntry },
    },
  });
  // One build of one input that is not watched has one output, which begins with the script.
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
