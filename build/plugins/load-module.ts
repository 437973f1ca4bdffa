import type { DevEnvironment } from 'vite';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

/**
 * Loads a module of a development server, and all that it imports now or later, in copies of its own. Vite's own loader
 * shares copies among requests and takes new ones for changed files in the middle of a rendering: a part of a page that
 * is loaded just then would look for its contexts in other copies than those around it.
 */
export async function loadModule(environment: DevEnvironment, path: string): Promise<unknown> {
  const runner = new ModuleRunner(
    {
      hmr: false,
      sourcemapInterceptor: false,
      transport: {
        async invoke(message) {
          // What runners ask, as Vite documents it: for a module, or for the names of those that Node brings.
          const { name, data } = (message as { data: Question }).data;
          if (name === 'getBuiltins') return { result: environment.config.resolve.builtins };
          const [url, importer, options] = data;
          // What was loaded once stays, also when the file has changed since.
          if (options?.cached === true) return { result: { cache: true } };
          return { result: await environment.fetchModule(url, importer, options) };
        },
      },
    },
    new ESModulesEvaluator(),
  );
  return await runner.import<unknown>(path);
}

interface Question {
  name: 'fetchModule' | 'getBuiltins';
  data: Parameters<DevEnvironment['fetchModule']>;
}
