import { build, type Rolldown } from 'vite';
import { target } from '#build/browsers.ts';
import { ownModulesOnly } from '#build/plugins/own-modules-only.ts';

interface Addresses {
  clientEntry: string;
  typefaces: string;
  /** Without one, the script registers none. */
  serviceWorker?: string | undefined;
}

/** The text of the script that stands at the end of every page: app/shell/entry.inline.ts. */
export async function inlineScript({
  clientEntry,
  typefaces,
  serviceWorker = '',
}: Addresses): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.CLIENT_ENTRY': JSON.stringify(clientEntry),
      'import.meta.env.TYPEFACES': JSON.stringify(typefaces),
      'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorker),
    },
    plugins: [ownModulesOnly()],
    build: {
      target,
      write: false,
      modulePreload: false,
      // What it imports from an address of its own is not a part of it.
      rolldownOptions: { input: 'app/shell/entry.inline.ts', external: /^\/assets\// },
    },
  });
  // One build of one input that is not watched has one output, which begins with the script.
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
