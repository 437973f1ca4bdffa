import { build, type Rolldown } from 'vite';
import { ownModulesOnly } from '#build/plugins/own-modules-only.ts';

/** The text of the script that stands at the end of every page: app/shell/entry.inline.ts. Without an address, it registers no service worker. */
export function inlineScript(clientEntry: string, serviceWorker = ''): Promise<string> {
  return inOnePiece('app/shell/entry.inline.ts', {
    define: {
      'import.meta.env.CLIENT_ENTRY': JSON.stringify(clientEntry),
      'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorker),
    },
    external: clientEntry,
  });
}

/** The text of the script that stands in the head of every page: app/shell/typefaces.inline.ts. */
export function typefacesScript(): Promise<string> {
  // No module: those run when the whole page is there. So that it leaves no names behind, it is one function.
  return inOnePiece('app/shell/typefaces.inline.ts', { format: 'iife' });
}

interface Options {
  define?: Record<string, string>;
  /** What the script imports from its own address. */
  external?: string;
  format?: 'es' | 'iife';
}

/** A script, bundled and minified. */
async function inOnePiece(input: string, { define = {}, external, format = 'es' }: Options): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [ownModulesOnly()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format }, ...(external === undefined ? {} : { external }) },
    },
  });
  // One build of one input that is not watched has one output, which begins with the script.
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
