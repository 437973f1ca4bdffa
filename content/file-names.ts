import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The names of a folder's records; of one that ends in .yml, too, so that only its ending is reported. */
export function fileNames(folder: string, kind: string): string[] {
  return globSync(`${kind}/*.{yaml,yml}`, { cwd: folder }).map((file) =>
    basename(file).replace(/\.\w+$/, ''),
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
