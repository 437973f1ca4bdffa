import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collections } from '#content/collections.ts';
import { slugPattern } from '#content/schemas/text.ts';
import type { Problem } from '#content/problem.ts';
import { fileNames, slugOf } from '#content/file-names.ts';

/** Files become addresses, so their names have to fit; and each has to be one that something reads. */
export function fileProblems(folder: string): Problem[] {
  const read = new Set(
    Object.values(collections).flatMap(({ path }) =>
      globSync(path.replaceAll(/:\w+/g, '*'), { cwd: folder }),
    ),
  );
  const [areas, services] = ['areas', 'services'].map((kind) => fileNames(folder, kind).map(slugOf));
  // The picture studio checks its own table.
  const files = globSync('**/*.{yaml,yml}', { cwd: folder, exclude: ['pictures', 'public'] });
  const folders = globSync('services-in-areas/*', { cwd: folder });
  return [
    ...files.flatMap((file): (string | undefined)[][] => {
      const name = basename(file, '.yaml');
      if (!read.has(file))
        return [
          [
            file,
            'is a file that nothing reads',
            'check its name and its folder',
            'what it says is on no page',
          ],
        ];
      if (!slugPattern.test(name))
        return [
          [
            file,
            'has a name that can’t be part of an address',
            `use lower-case letters, digits and single dashes: ${slugOf(name)}.yaml`,
            'the name of the file becomes the address of its page',
          ],
        ];
      if (/^(services|areas)[\\/].*-in-/.test(file))
        return [
          [file, 'has "-in-" in its name, which separates service and area in addresses', 'choose another'],
        ];
      const [, area] = /^services-in-areas[\\/]([^\\/]+)/.exec(file) ?? [];
      if (area !== undefined && areas?.includes(area) && !services?.includes(name))
        return [
          [
            file,
            `is named after no service: there is no services/${name}.yaml`,
            'give it the name of a service’s file',
          ],
        ];
      return [];
    }),
    ...folders
      .filter((path) => !areas?.includes(slugOf(basename(path))))
      .map((path) => [
        path,
        `is a folder named after no area: there is no areas/${basename(path)}.yaml`,
        'give it the name of an area’s file, without .yaml, or write that file',
        'its pages are not made',
      ]),
  ].map(([file = '', message = '', remedy = '', reason]) => ({
    severity: 'error',
    file: join(folder, file),
    field: [],
    message,
    remedy,
    reason,
  }));
}
