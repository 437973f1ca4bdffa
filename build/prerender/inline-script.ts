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
export function inlineScript({ clientEntry, typefaces, serviceWorker = '' }: Addresses): Promise<string> {
  return inOnePiece('app/shell/entry.inline.ts', {
    'import.meta.env.CLIENT_ENTRY': JSON.stringify(clientEntry),
    'import.meta.env.TYPEFACES': JSON.stringify(typefaces),
    'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorker),
  });
}

/** The text of the script for documents that hold a section with styles to itself: app/shell/section-styles.inline.ts. */
export function sectionStylesScript(): Promise<string> {
  return inOnePiece('app/shell/section-styles.inline.ts');
}

/** A script, bundled and minified. */
async function inOnePiece(input: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [ownModulesOnly()],
    build: {
      target,
      write: false,
      modulePreload: false,
      // What it imports from an address of its own is not a part of it.
      rolldownOptions: { input, external: /^\/assets\// },
    },
  });
  // One build of one input that is not watched has one output, which begins with the script.
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
