import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileNames } from '#app/content/check/file-of.ts';
import { collections } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import { slugPattern } from '#app/content/schemas/text.ts';

/** Files become addresses, so their names have to fit; and each has to be one that something reads. */
export function checkFileNames(folder: string): Problem[] {
  const patterns = Object.values(collections).map(({ path }) => path);
  const read = new Set(patterns.flatMap((path) => globSync(path.replaceAll(/:\w+/g, '*'), { cwd: folder })));
  // The picture studio checks its own table (art/README.md).
  const files = globSync('**/*.{yaml,yml}', { cwd: folder, exclude: ['pictures', 'public'] });
  const services = fileNames(folder, 'services');
  const areas = fileNames(folder, 'areas');
  const problems = files.flatMap((file) => {
    const message = read.has(file)
      ? nameProblem(file, services, areas)
      : 'is a file that nothing reads: check its name and its folder';
    return message === undefined ? [] : [{ file: join(folder, file), field: [], message }];
  });
  const astray = globSync('services-in-areas/*', { cwd: folder }).filter(
    (path) => !areas.has(basename(path)),
  );
  return [
    ...problems,
    ...astray.map((path) => ({
      file: join(folder, path),
      field: [],
      message: `is a folder named after no area: there is no areas/${basename(path)}.yaml`,
    })),
  ];
}

function nameProblem(file: string, services: Set<string>, areas: Set<string>): string | undefined {
  const [folder = '', ...rest] = file.split(/[\\/]/);
  const name = basename(file, '.yaml');
  if (!slugPattern.test(name)) {
    return 'has a name that can’t be part of an address: use lower-case letters, digits and single dashes';
  }
  if ((folder === 'services' || folder === 'areas') && name.includes('-in-')) {
    return 'has "-in-" in its name, which separates service and area in addresses: choose another';
  }
  if (folder !== 'services-in-areas') return undefined;
  const [area = ''] = rest;
  // Of a folder that is named after no area, the check of folders speaks, once.
  if (areas.has(area) && !services.has(name))
    return `is named after no service: there is no services/${name}.yaml`;
  return undefined;
}
