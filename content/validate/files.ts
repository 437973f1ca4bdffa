import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collections } from '#content/collections.ts';
import { slugPattern } from '#content/schemas/text.ts';
import type { Problem } from '#content/problem.ts';
import { fileNames, slugOf } from '#content/file-names.ts';

/** Files become addresses, so their names have to fit; and each has to be one that something reads. */
export function* fileProblems(folder: string): Iterable<Problem> {
  const read = new Set(
    Object.values(collections).flatMap(({ path }) =>
      globSync(path.replaceAll(/:\w+/g, '*'), { cwd: folder }),
    ),
  );
  const [areas, services] = ['areas', 'services'].map((kind) => fileNames(folder, kind).map(slugOf));
  const at = (file: string) => ({ severity: 'error' as const, file: join(folder, file), field: [] });
  // The picture studio checks its own table.
  for (const file of globSync('**/*.{yaml,yml}', { cwd: folder, exclude: ['pictures', 'public'] })) {
    const name = basename(file, '.yaml');
    const [, area] = /^services-in-areas[\\/]([^\\/]+)/.exec(file) ?? [];
    if (!read.has(file))
      yield {
        ...at(file),
        message: 'is a file that nothing reads',
        remedy: 'check its name and its folder',
        reason: 'what it says is on no page',
      };
    else if (!slugPattern.test(name))
      yield {
        ...at(file),
        message: 'has a name that can’t be part of an address',
        remedy: `use lower-case letters, digits and single dashes: ${slugOf(name)}.yaml`,
        reason: 'the name of the file becomes the address of its page',
      };
    else if (/^(services|areas)[\\/].*-in-/.test(file))
      yield {
        ...at(file),
        message: 'has "-in-" in its name, which separates service and area in addresses',
        remedy: 'choose another',
      };
    else if (area !== undefined && areas?.includes(area) && !services?.includes(name))
      yield {
        ...at(file),
        message: `is named after no service: there is no services/${name}.yaml`,
        remedy: 'give it the name of a service’s file',
      };
  }
  for (const path of globSync('services-in-areas/*', { cwd: folder }))
    if (!areas?.includes(slugOf(basename(path))))
      yield {
        ...at(path),
        message: `is a folder named after no area: there is no areas/${basename(path)}.yaml`,
        remedy: 'give it the name of an area’s file, without .yaml, or write that file',
        reason: 'its pages are not made',
      };
}
