import { bundleScript } from '#build/prerender/bundle-script.ts';

interface Addresses {
  clientEntry: string;
  typefaces: string;
  /** Without one, the script registers none. */
  serviceWorker?: string | undefined;
}

/** The text of the script that stands at the end of every page. */
export function inlineScript({ clientEntry, typefaces, serviceWorker = '' }: Addresses): Promise<string> {
  return bundleScript('app/shell/entry.inline.ts', {
    define: {
      'import.meta.env.CLIENT_ENTRY': JSON.stringify(clientEntry),
      'import.meta.env.TYPEFACES': JSON.stringify(typefaces),
      'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorker),
    },
  });
}
