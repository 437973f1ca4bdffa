import { join } from 'node:path';
import { collections } from '#content/collections.ts';

/** The file that a record is read from. */
export function fileOf(folder: string, key: keyof typeof collections, record: object = {}): string {
  const names = new Map(Object.entries(record));
  return join(
    folder,
    collections[key].path.replaceAll(/:(\w+)/g, (_, name: string) => String(names.get(name))),
  );
}
