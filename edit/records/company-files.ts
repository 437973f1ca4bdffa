import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { collections } from '#content/collections.ts';
import { textOf } from '#content/read/read-records.ts';
import { slugPattern } from '#content/schemas/text.ts';

type Kind = keyof typeof collections;

/** Where records of a kind are, with what stands for their names. */
const kinds = Object.entries(collections).map(([kind, { path }]) => ({
  kind: kind as Kind, // Of the collections themselves.
  pattern: new RegExp(
    `^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, `(${slugPattern.source.slice(1, -1)})`)}$`,
  ),
  glob: path.replaceAll(/:\w+/g, '*'),
}));

/** What the editor makes of a picture: its name and width under public/images. */
const pictureFile = /^public\/images\/[a-z0-9]+(-[a-z0-9]+)*\.(avif|webp)$/;

/** The kind of record that a file holds; nothing for a file that is none. */
export function kindOf(file: string): Kind | undefined {
  return kinds.find(({ pattern }) => pattern.test(file))?.kind;
}

/** All files of a folder that hold records, in the order of the collections. */
export function recordFiles(folder: string): string[] {
  return kinds.flatMap(({ glob, pattern }) =>
    globSync(glob, { cwd: folder })
      .map((file) => file.split('\\').join('/'))
      .filter((file) => pattern.test(file))
      .sort(),
  );
}

export function readText(folder: string, file: string): string | undefined {
  return textOf(join(folder, file));
}

/**
 * Writes a file of the company's folder, whole or not at all. Refuses every path that is neither a record's nor a
 * picture's, and every one that leaves the folder by a link.
 */
export function writeFileOf(folder: string, file: string, content: string | Buffer) {
  const path = join(folder, file);
  if (kindOf(file) === undefined && !pictureFile.test(file)) {
    throw new Error(
      `The editor doesn't write ${JSON.stringify(file)}: it writes the company's records and pictures only.`,
    );
  }
  mkdirSync(dirname(path), { recursive: true });
  const root = realpathSync(folder);
  const target = existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
  if (!target.startsWith(root + sep)) {
    throw new Error(
      `The editor doesn't write ${JSON.stringify(file)}: it leads out of the company's folder.`,
    );
  }
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}
