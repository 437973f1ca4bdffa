import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';

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

/** Where a build lists them for the tests: beside the site. A rule about imports sees only direct ones. */
export function moduleList(output: string): string {
  return join(output, 'modules.json');
}

export function builtModules(output: string): string[] {
  return JSON.parse(readFileSync(moduleList(output), 'utf8'));
}
