import { build, type Rolldown } from 'vite';
import { target } from '#build/browsers.ts';

/** The text of a script that is written into pages or served alone, with all that it imports, minified. It has no room for licenses. */
export async function bundleScript(
  input: string,
  { define = {}, format = 'es' }: { define?: Record<string, string>; format?: 'es' | 'iife' } = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      target,
      write: false,
      modulePreload: false,
      // What it imports from an address of its own is not a part of it.
      rolldownOptions: { input, external: /^\/assets\//, output: { format } },
    },
  });
  // One build of one input that is not watched has one output, which begins with the script.
  const [{ code, moduleIds }] = (built as Rolldown.RolldownOutput).output;
  const library = moduleIds.find((id) => id.includes('/node_modules/'));
  if (library !== undefined)
    throw new Error(
      `${library} would be part of ${input}, which has no place to link its license, so it was not built. Write what is needed of it without the library.`,
    );
  return code.trim();
}
