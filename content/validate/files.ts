import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collections } from '#content/collections.ts';
import { slugPattern } from '#content/schemas/text.ts';
import type { Problem } from '#content/problem.ts';
import { fileNames, slugOf } from '#content/file-names.ts';

type Mistake = Pick<Problem, 'message' | 'remedy' | 'reason'>;

/** Files become addresses, so their names have to fit; and each has to be one that something reads. */
export function fileProblems(folder: string): Problem[] {
  const read = new Set(
    Object.values(collections).flatMap(({ path }) =>
      globSync(path.replaceAll(/:\w+/g, '*'), { cwd: folder }),
    ),
  );
  const [areas, services] = ['areas', 'services'].map((kind) => fileNames(folder, kind).map(slugOf));
  const mistakeIn = (file: string): Mistake | undefined => {
    const name = basename(file, '.yaml');
    const [, area] = /^services-in-areas[\\/]([^\\/]+)/.exec(file) ?? [];
    if (!read.has(file))
      return {
        message: 'is a file that nothing reads',
        remedy: 'check its name and its folder',
        reason: 'what it says is on no page',
      };
    if (!slugPattern.test(name))
      return {
        message: 'has a name that can’t be part of an address',
        remedy: `use lower-case letters, digits and single dashes: ${slugOf(name)}.yaml`,
        reason: 'the name of the file becomes the address of its page',
      };
    if (/^(services|areas)[\\/].*-in-/.test(file))
      return {
        message: 'has "-in-" in its name, which separates service and area in addresses',
        remedy: 'choose another',
      };
    if (area !== undefined && areas?.includes(area) && !services?.includes(name))
      return {
        message: `is named after no service: there is no services/${name}.yaml`,
        remedy: 'give it the name of a service’s file',
      };
    return undefined;
  };
  const mistakeInFolder = (path: string): Mistake | undefined =>
    areas?.includes(slugOf(basename(path)))
      ? undefined
      : {
          message: `is a folder named after no area: there is no areas/${basename(path)}.yaml`,
          remedy: 'give it the name of an area’s file, without .yaml, or write that file',
          reason: 'its pages are not made',
        };
  // The picture studio checks its own table.
  const files = globSync('**/*.{yaml,yml}', { cwd: folder, exclude: ['pictures', 'public'] });
  const folders = globSync('services-in-areas/*', { cwd: folder });
  return [
    ...files.map((file) => ({ file, mistake: mistakeIn(file) })),
    ...folders.map((file) => ({ file, mistake: mistakeInFolder(file) })),
  ].flatMap(({ file, mistake }) =>
    mistake === undefined ? [] : [{ severity: 'error', file: join(folder, file), field: [], ...mistake }],
  );
}
