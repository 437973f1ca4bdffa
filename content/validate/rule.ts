import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { collections, Company } from '#app/content/collections.ts';
import type { FieldValue } from '#content/validate/fields.ts';
import type { Problem } from '#content/validate/problem.ts';

export type CollectionKey = keyof typeof collections;

/** A value of a record, and where it is. */
export interface LocatedField extends FieldValue {
  key: CollectionKey;
  file: string;
}

/** What a rule looks at. */
export interface Checked {
  folder: string;
  company: Company;
  /** Every value as it stands in its file, before facts are filled in. */
  fields: readonly LocatedField[];
  /** The file that a record of the company was read from. */
  fileOf: (record: object) => string;
  /** As 2026-11-21. */
  today: string;
}

export type Rule = (checked: Checked) => Problem[];

/** The names of the files in a folder of records. */
export function fileNames(folder: string, kind: string): string[] {
  return globSync(`${kind}/*.yaml`, { cwd: folder }).map((file) => basename(file, '.yaml'));
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
