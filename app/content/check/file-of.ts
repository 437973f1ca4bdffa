import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collections } from '#app/content/collections.ts';

/** The file that a record is read from. */
export function fileOf(folder: string, key: keyof typeof collections, record: object = {}): string {
  const names = new Map(Object.entries(record));
  return join(
    folder,
    collections[key].path.replaceAll(/:(\w+)/g, (_, name: string) => String(names.get(name))),
  );
}

/** The folders whose records others name. */
export type NamedRecords = 'services' | 'areas' | 'safety' | 'answers' | 'door-finishes' | 'door-houses';

/** The names of the records in a folder, also of those that are wrong: a record must not seem missing because of a slip in it. */
export function fileNames(folder: string, records: NamedRecords): Set<string> {
  // A file whose name is no address counts by the name that it should have: of its own, one message is enough.
  return new Set(
    globSync(`${records}/*.yaml`, { cwd: folder })
      .map((file) => basename(file, '.yaml'))
      .flatMap((name) => [name, slugOf(name)]),
  );
}

/** A name as a part of an address: lower-case letters and digits, with single dashes between them. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
