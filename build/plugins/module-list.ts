import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes down which modules visitors get, beside the built site: the tests hold what must never be among them, because a
 * rule about imports sees only direct ones, and the licenses of those that others made are published. Style sheets
 * count as modules. `name` tells the lists of several bundles apart.
 */
export function moduleList(output: string, name: string): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      );
      const names = modules.map((module) => relative('.', module).replaceAll('\\', '/'));
      const folder = listsIn(output);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(names.sort(), undefined, 2)}\n`);
    },
  };
}

/** The modules of all bundles of a build, and what is put into style sheets before the bundler sees it: what they import from packages, and the typefaces. */
export function builtModules(output: string): string[] {
  const lists = globSync('*.json', { cwd: listsIn(output) });
  const modules = lists.flatMap((list): string[] =>
    JSON.parse(readFileSync(join(listsIn(output), list), 'utf8')),
  );
  return [
    ...new Set([...modules, ...stylesFromPackages(), ...globSync('app/styles/typefaces/*.woff2')]),
  ].sort();
}

function listsIn(output: string): string {
  return join(output, 'modules');
}

function stylesFromPackages(): string[] {
  return globSync('app/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@(?:import|plugin) '([^./#][^':]*)'/g)].map(
      ([, module]) => `node_modules/${module}`,
    ),
  );
}
