import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes down which modules visitors get, beside the built site: the tests hold what must never be among them,
 * because a rule about imports sees only direct ones.
 */
export function moduleList(file: string): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      const names = modules.map((module) => relative('.', module).replaceAll('\\', '/'));
      await writeFile(file, `${JSON.stringify(names.sort(), undefined, 2)}\n`);
    },
  };
}
