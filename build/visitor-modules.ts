import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { packageFolder } from '#build/licenses.ts';

/** Packages of which visitors get code or styles: what is added here costs every visitor bytes. */
export const visitorPackages = [
  'fastest-levenshtein',
  'lucide',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
];

/**
 * The modules that visitors get in a bundle, style sheets among them, and what is put into style sheets before the bundler
 * sees it: what they import from packages, and the typefaces.
 */
export function modulesIn(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames))
    .map((module) => relative('.', module).replaceAll('\\', '/'));
  const fromStyles = globSync('app/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@(?:import|plugin) '([^./#][^':]*)'/g)].map(
      ([, module]) => `node_modules/${module}`,
    ),
  );
  return [...new Set([...modules, ...fromStyles, ...globSync('app/styles/typefaces/*.woff2')])].sort();
}

/** Fails when visitors would get a record, a schema, a tool or an unlisted package. The linter's import rules see direct imports only. */
export function requireOnlyVisitorModules(modules: readonly string[]) {
  const allowed = ['rolldown', ...visitorPackages];
  const forbidden = modules.filter((module) => {
    const [, name] = packageFolder(module)?.split(/.*node_modules\//) ?? [];
    if (name !== undefined) return !allowed.includes(name);
    return !/^(?:app\/|company\/|\0virtual:company\/|\0vite\/preload-helper\.js$)/.test(module);
  });
  if (forbidden.length > 0)
    throw new Error(
      `Visitors would get ${forbidden.join(', ')}, so the site was not built. Find the import that leads there, or add the package to visitorPackages in build/visitor-modules.ts.`,
    );
}
