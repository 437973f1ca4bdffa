import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileNames, slugOf } from '#app/content/check/file-of.ts';
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
    const problem = read.has(file) ? nameProblem(file, services, areas) : unread;
    return problem === undefined ? [] : [{ file: join(folder, file), field: [], ...problem }];
  });
  const astray = globSync('services-in-areas/*', { cwd: folder }).filter(
    (path) => !areas.has(slugOf(basename(path))),
  );
  return [
    ...problems,
    ...astray.map((path) => ({
      file: join(folder, path),
      field: [],
      message: `is a folder named after no area: there is no areas/${basename(path)}.yaml`,
      reason: 'its pages are not made',
      remedy: 'give it the name of an area’s file, without .yaml, or write that file',
    })),
  ];
}

type Wrong = Pick<Problem, 'message' | 'reason' | 'remedy'>;

const unread: Wrong = {
  message: 'is a file that nothing reads',
  reason: 'what it says is on no page',
  remedy: 'check its name and its folder',
};

function nameProblem(file: string, services: Set<string>, areas: Set<string>): Wrong | undefined {
  const [folder = '', ...rest] = file.split(/[\\/]/);
  const name = basename(file, '.yaml');
  if (!slugPattern.test(name)) {
    return {
      message: 'has a name that can’t be part of an address',
      reason: 'the name of the file becomes the address of its page',
      remedy: `use lower-case letters, digits and single dashes: ${slugOf(name)}.yaml`,
    };
  }
  if ((folder === 'services' || folder === 'areas') && name.includes('-in-')) {
    return {
      message: 'has "-in-" in its name, which separates service and area in addresses',
      remedy: 'choose another',
    };
  }
  if (folder !== 'services-in-areas') return undefined;
  const [area = ''] = rest;
  // Of a folder that is named after no area, the check of folders speaks, once.
  if (areas.has(area) && !services.has(name))
    return {
      message: `is named after no service: there is no services/${name}.yaml`,
      remedy: 'give it the name of a service’s file',
    };
  return undefined;
}
